import { shopDate } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
import { monthOf } from '../../domain/reports/sales-months.ts';
import type { SalesMonths } from '../ports/sales-days.ts';

/**
 * Only months that are over: days of the current one change with every order. Without the sum of a
 * month, or when a day of it has changed since, reports read its days.
 */
export const buildSalesMonths = async ({
  salesMonths,
  clock,
}: {
  readonly salesMonths: SalesMonths;
  readonly clock: Clock;
}): Promise<number> => {
  const months = await salesMonths.listOutdated(monthOf(shopDate(clock())));
  for (const month of months) await salesMonths.build(month);
  return months.length;
};
