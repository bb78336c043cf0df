import type { billingOperations } from '@tokri/contracts/api';
import { hasPermission } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { LedgerStore } from '../../application/ports/ledger.ts';
import { toLedgerResponse } from './ledger-response.ts';

export interface LedgerHandlerDeps {
  readonly ledger: Pick<LedgerStore, 'readStatement'>;
}

export const createLedgerHandlers = ({
  ledger,
}: LedgerHandlerDeps): Pick<OperationHandlers<typeof billingOperations>, 'read-ledger'> => ({
  'read-ledger': async ({ query, caller, pagination: { page, pageSize } }) => {
    const span = { fromDate: query.FromDate, toDate: query.ToDate, type: query.Type ?? null };
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
        isStaff: hasPermission(caller, 'payments'),
      }),
    };
  },
});
