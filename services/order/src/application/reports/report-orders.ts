import { addDays, daysBetween } from '@tokri/contracts/dates';
import { maxReportDays } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';
import type { OrderFilter, OrderPage, OrderStore, ReportTotals } from '../ports/order-store.ts';

export const reportOrders = async (
  { store }: { store: OrderStore },
  {
    fromDate,
    toDate,
    ...filter
  }: OrderFilter & { readonly fromDate: string; readonly toDate: string },
): Promise<OrderPage & { readonly totals: ReportTotals }> => {
  const days = daysBetween(fromDate, toDate) + 1;
  if (days < 1 || days > maxReportDays)
    throw new ProblemError('bad-input', undefined, [
      {
        field: 'ToDate',
        rule: 'span',
        message: `must be from FromDate to ${maxReportDays - 1} days later`,
      },
    ]);
  return store.reportByDays(
    Array.from({ length: days }, (_, day) => addDays(fromDate, day)),
    filter,
  );
};
