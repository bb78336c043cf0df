import { hasPermission, type billingOperations, type Caller } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { LedgerType } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { LedgerStore } from '../../application/ports/ledger.ts';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import type { AppLedgerLinks } from './app-ledger-links.ts';
import { toLedgerResponse } from './ledger-response.ts';
import { maxPrintedEntries } from './printed-statement.ts';
import type { StatementLinks } from './statement-links.ts';

export interface LedgerHandlerDeps {
  readonly ledger: Pick<LedgerStore, 'readStatement'>;
  readonly statementLinks: StatementLinks;
  readonly appLedgerLinks: AppLedgerLinks;
  readonly clock: Clock;
}

interface LedgerQuery {
  readonly FromDate: string;
  readonly ToDate: string;
  readonly Type?: LedgerType | undefined;
}

const toSpan = ({ FromDate, ToDate, Type }: LedgerQuery): StatementSpan => ({
  fromDate: FromDate,
  toDate: ToDate,
  type: Type ?? null,
});
const isStaff = (caller: Caller): boolean => hasPermission(caller, 'payments');

/** Without a link when it could not list all entries. */
const createLinker =
  ({ ledger, clock }: Pick<LedgerHandlerDeps, 'ledger' | 'clock'>) =>
  async (
    query: LedgerQuery & { readonly PartyId: number },
    links: Pick<StatementLinks, 'createLink'>,
  ) => {
    const span = toSpan(query);
    const { total } = await ledger.readStatement(query.PartyId, span, { skip: 0, limit: 1 });
    const { url, expiresAt } = links.createLink(query.PartyId, span, clock());
    return {
      url: total > maxPrintedEntries ? '' : url,
      ExpiresAt: formatInstant(expiresAt),
      EntryCount: total,
      MaxEntries: maxPrintedEntries,
    };
  };

export const createLedgerHandlers = ({
  ledger,
  statementLinks,
  appLedgerLinks,
  clock,
}: LedgerHandlerDeps): Pick<
  OperationHandlers<typeof billingOperations>,
  'read-ledger' | 'link-ledger-statement' | 'link-app-ledger'
> => {
  const createLink = createLinker({ ledger, clock });
  return {
    'read-ledger': async ({ query, caller, pagination: { page, pageSize } }) => {
      const span = toSpan(query);
      const { statement, total } = await ledger.readStatement(query.PartyId, span, {
        skip: (page - 1) * pageSize,
        limit: pageSize,
      });
      return {
        total,
        body: toLedgerResponse(statement, {
          total,
          partyId: query.PartyId,
          span,
          isStaff: isStaff(caller),
        }),
      };
    },
    'link-ledger-statement': async ({ query }) => {
      const { url, ...link } = await createLink(query, statementLinks);
      return { body: { PdfUrl: url, ...link } };
    },
    'link-app-ledger': async ({ query }) => {
      const { url, ...link } = await createLink(query, appLedgerLinks);
      return { body: { Url: url, ...link } };
    },
  };
};
