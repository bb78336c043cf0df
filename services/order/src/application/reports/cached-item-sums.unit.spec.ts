import type { SalesDays } from '../ports/sales-days.ts';
import { withCachedItemSums } from './cached-item-sums.ts';

const createDays = () => {
  const reads: string[] = [];
  const salesDays = {
    sumItems: async (fromDate: string, toDate: string) => {
      reads.push(`${fromDate} ${toDate}`);
      return [];
    },
  } as unknown as SalesDays;
  return { reads, salesDays };
};

describe('cached sums of items', () => {
  it('are read once for all pages of a span', async () => {
    const { reads, salesDays } = createDays();
    const cached = withCachedItemSums(salesDays, () => new Date(0));
    await Promise.all([
      cached.sumItems('2026-01-01', '2026-12-31'),
      cached.sumItems('2026-01-01', '2026-12-31'),
      cached.sumItems('2025-01-01', '2025-12-31'),
    ]);
    expect(reads).toEqual(['2026-01-01 2026-12-31', '2025-01-01 2025-12-31']);
  });
  it('are read again after two seconds, because orders are packed meanwhile', async () => {
    const { reads, salesDays } = createDays();
    let now = 0;
    const cached = withCachedItemSums(salesDays, () => new Date(now));
    await cached.sumItems('2026-11-28', '2026-11-28');
    now = 2_001;
    await cached.sumItems('2026-11-28', '2026-11-28');
    expect(reads).toHaveLength(2);
  });
});
