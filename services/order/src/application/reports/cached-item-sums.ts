import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { SalesDays } from '../ports/sales-days.ts';

const ttlMs = 2_000;
const maxEntries = 20;

/** The pages of a list and of a file are read one after another and share one sum. */
export const withCachedItemSums = (salesDays: SalesDays, clock: Clock): SalesDays => {
  const sums = createReadThroughCache({
    ttlMs,
    maxEntries,
    clock,
    load: (span: string) => {
      const [fromDate = '', toDate = ''] = span.split(' ');
      return salesDays.sumItems(fromDate, toDate);
    },
  });
  return { ...salesDays, sumItems: (fromDate, toDate) => sums.get(`${fromDate} ${toDate}`) };
};
