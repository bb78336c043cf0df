import type { Bill } from '../domain/bills/bill.ts';
import {
  describePayments,
  type ListPaymentsDeps,
  type ListedPayment,
} from './payments/list-payments.ts';
import type { BillStore } from './ports/bills.ts';

export interface OwnOrders {
  readonly userId: number;
  readonly orderIds: readonly number[];
}

const isOwn =
  ({ userId }: OwnOrders) =>
  (record: { readonly userId: number }): boolean =>
    record.userId === userId;

export const listOwnBills = async (
  bills: Pick<BillStore, 'listByOrders'>,
  own: OwnOrders,
): Promise<readonly Bill[]> =>
  (await bills.listByOrders(own.orderIds)).filter(isOwn(own)).sort((a, b) => b.billId - a.billId);

/** An order has one payment: online or in cash. */
export const listOwnPayments = async (
  deps: ListPaymentsDeps,
  own: OwnOrders,
): Promise<readonly ListedPayment[]> => {
  const { orderIds } = own;
  const payments = await deps.paymentList.listNewest({ orderIds }, 2 * orderIds.length);
  return describePayments(deps, payments.filter(isOwn(own)));
};
