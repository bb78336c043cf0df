import { toRupees } from '@tokri/contracts/money';
import type { CashDueResponse, orderAdminOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { CashDueQueries } from '../application/ports/cash-due.ts';
import { currentContents, type Order } from '../domain/order.ts';

export interface CashDueDeps {
  readonly cashDue: CashDueQueries;
}

const toCashDueResponse = (order: Order): CashDueResponse => ({
  TransactionId: order.orderId,
  TransactionNumber: order.transactionNumber,
  UserName: order.userName || order.address.name,
  Slot: { Date: order.slot.date, Start: order.slot.start, End: order.slot.end },
  Payable: toRupees(currentContents(order).totals.payablePaise),
});

export const createCashDueHandlers = ({
  cashDue,
}: CashDueDeps): Pick<
  OperationHandlers<typeof orderAdminOperations>,
  'list-cash-due' | 'sum-cash-due'
> => ({
  'list-cash-due': async ({ pagination }) => {
    const { orders, total } = await cashDue.list(pagination);
    return { total, body: orders.map(toCashDueResponse) };
  },
  'sum-cash-due': async () => {
    const { orders, payablePaise, isComplete } = await cashDue.sum();
    return {
      body: { Orders: orders, Payable: toRupees(payablePaise), IsComplete: isComplete },
    };
  },
});
