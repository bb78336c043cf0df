import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'payments' } } as const;

const cashDue = z.object({
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  UserName: z.string(),
  Slot: z.object({ Date: f.isoDate, Start: f.clockTime, End: f.clockTime }),
  Payable: rupees,
});
export type CashDueResponse = z.infer<typeof cashDue>;

export const cashDueOperations = {
  listCashDue: operation({
    ...base,
    operationId: 'list-cash-due',
    specId: 'O30',
    method: 'GET',
    path: '/api/admin/order/cash-due',
    match: noParams,
    isPaginated: true,
    response: z.array(cashDue),
    summary:
      'Delivered orders paid in cash whose money is not recorded yet, the oldest delivery date first.',
  }),
  sumCashDue: operation({
    ...base,
    operationId: 'sum-cash-due',
    specId: 'O31',
    method: 'GET',
    path: '/api/admin/order/cash-due-sum',
    match: noParams,
    response: z.object({ Orders: z.int(), Payable: rupees, IsComplete: z.boolean() }),
    summary:
      'Number and sum of the orders of O30. `IsComplete` is false when only the oldest 5,000 were added.',
  }),
};
