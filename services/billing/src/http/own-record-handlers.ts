import type { billingOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { listOwnBills, listOwnPayments, type OwnOrders } from '../application/own-records.ts';
import type { ListPaymentsDeps } from '../application/payments/list-payments.ts';
import type { BillStore } from '../application/ports/bills.ts';
import type { RequireCompany } from '../application/ports/company.ts';
import { formerSeller } from './bills/bill-handlers.ts';
import { toOwnBillResponse } from './bills/bill-response.ts';
import { toOwnPaymentResponse } from './payments/payment-response.ts';

type OwnRecordDeps = ListPaymentsDeps & {
  readonly bills: Pick<BillStore, 'listByOrders'>;
  readonly requireCompany: RequireCompany;
};

/** Whose they are says the token, not the request. */
const toOwnOrders = (
  caller: { readonly userId: number },
  query: { readonly TransactionIds: readonly number[] },
): OwnOrders => ({ userId: caller.userId, orderIds: query.TransactionIds });

export const createOwnRecordHandlers = (
  deps: OwnRecordDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'list-own-bills' | 'list-own-payments'> => ({
  'list-own-bills': async ({ query, caller }) => ({
    body: (await listOwnBills(deps.bills, toOwnOrders(caller, query))).map((bill) =>
      toOwnBillResponse(bill, bill.seller ?? formerSeller(deps.requireCompany())),
    ),
  }),
  'list-own-payments': async ({ query, caller }) => ({
    body: (await listOwnPayments(deps, toOwnOrders(caller, query))).map(toOwnPaymentResponse),
  }),
});
