import { addDays, daysBetween } from '@tokri/contracts/dates';
import { checkReportSpan } from '@tokri/contracts/orders';
import type { OrderFilter, OrderPage, OrderStore, ReportTotals } from '../ports/order-store.ts';

export const reportOrders = async (
  { store }: { store: OrderStore },
  {
    fromDate,
    toDate,
    ...filter
  }: OrderFilter & { readonly fromDate: string; readonly toDate: string },
): Promise<OrderPage & { readonly totals: ReportTotals }> => {
  checkReportSpan(fromDate, toDate);
  const days = daysBetween(fromDate, toDate) + 1;
  return store.reportByDays(
    Array.from({ length: days }, (_, day) => addDays(fromDate, day)),
    filter,
  );
};
