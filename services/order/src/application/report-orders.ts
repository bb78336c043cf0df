import { addDays, daysBetween, Problem } from '@tokri/contracts';
import type { ListWish, OrderPage, OrderStore, OrderSums } from './ports.ts';

/** A year, and a day more where it is a leap year. */
const daysMax = 366;

/** O7: orders placed from one day to another, both included, with the sums of all of them. @throws Problem for a span that runs backwards or is longer than a year. */
export const reportOrders = async (
  { store }: { store: OrderStore },
  { fromDate, toDate, ...wish }: ListWish & { readonly fromDate: string; readonly toDate: string },
): Promise<OrderPage & { readonly sums: OrderSums }> => {
  const days = daysBetween(fromDate, toDate) + 1;
  if (days < 1 || days > daysMax)
    throw new Problem('bad-input', undefined, [
      {
        field: 'ToDate',
        rule: 'span',
        message: `must be from FromDate to ${daysMax - 1} days later`,
      },
    ]);
  return store.placedOn(
    Array.from({ length: days }, (_, day) => addDays(fromDate, day)),
    wish,
  );
};
