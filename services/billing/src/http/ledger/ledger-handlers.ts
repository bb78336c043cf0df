import { hasPermission, type billingOperations, type Caller } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { LedgerType } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { LedgerStore } from '../../application/ports/ledger.ts';
import type { StatementSpan } from '../../domain/ledger/statement.ts';
import { toLedgerResponse } from './ledger-response.ts';
import { maxPrintedEntries } from './printed-statement.ts';
import type { StatementLinks } from './statement-links.ts';

export interface LedgerHandlerDeps {
  readonly ledger: Pick<LedgerStore, 'readStatement'>;
  readonly statementLinks: StatementLinks;
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

export const createLedgerHandlers = ({
  ledger,
  statementLinks,
  clock,
}: LedgerHandlerDeps): Pick<
  OperationHandlers<typeof billingOperations>,
  'read-ledger' | 'link-ledger-statement'
> => ({
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
    const span = toSpan(query);
    const { total } = await ledger.readStatement(query.PartyId, span, { skip: 0, limit: 1 });
    const link = statementLinks.createLink(query.PartyId, span, clock());
    return {
      body: {
        PdfUrl: total > maxPrintedEntries ? '' : link.url,
        ExpiresAt: formatInstant(link.expiresAt),
        EntryCount: total,
        MaxEntries: maxPrintedEntries,
      },
    };
  },
});
