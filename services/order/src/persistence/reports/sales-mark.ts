import { listSalesDates } from '../../domain/reports/order-sales.ts';
import type { Order } from '../../domain/order.ts';

interface SalesMark {
  /** The days in whose sales figures the order counts. */
  readonly salesDates: readonly string[];
  /** Number of status changes when these days had to be built again. */
  readonly salesDue: number;
}

/** Null before the order is packed, so that placing and confirming it writes nothing more. */
export const toSalesMark = (order: Order): SalesMark | null => {
  const salesDates = listSalesDates(order);
  return salesDates.length === 0 ? null : { salesDates, salesDue: order.history.length };
};

const countsDifferently = (before: Order, after: Order): boolean =>
  after.address.pincode !== before.address.pincode ||
  (after.history.length !== before.history.length && after.status !== 'OutForDelivery');

export const changedSalesMark = (before: Order, after: Order): SalesMark | null =>
  countsDifferently(before, after) ? toSalesMark(after) : null;
