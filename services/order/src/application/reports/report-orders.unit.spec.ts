import type { ReportTotals } from '../../domain/reports/report-totals.ts';
import type { OrderStore } from '../ports/order-store.ts';
import type { PlacedDays } from '../ports/placed-days.ts';
import type { ChangedOrder } from '../ports/sales-days.ts';
import { buildPlacedDays } from './build-placed-days.ts';
import { reportOrders } from './report-orders.ts';

const clock = () => new Date('2026-11-28T06:00:00Z');
const sumsOf = (count: number): ReportTotals => ({
  ...{ count, payablePaise: 131 * count, taxablePaise: 120 * count, taxPaise: 11 * count },
});

/** Each day has as many orders as its day of the month, until it is changed. */
const createDeps = () => {
  const counts = new Map<string, number>();
  const kept = new Map<string, { sums?: ReportTotals; revision: number }>();
  const scanned: string[] = [];
  const changed: ChangedOrder[] = [];
  let beforeScan = (_: string): void => undefined;
  const countOf = (day: string) => counts.get(day) ?? Number(day.slice(8));
  const placedDays: PlacedDays = {
    findFirstDay: async () => '2026-11-01',
    listSums: async (from, to) =>
      new Map(
        [...kept].flatMap(([day, { sums }]) =>
          sums && from <= day && day <= to ? [[day, sums]] : [],
        ),
      ),
    findRevision: async (day) => kept.get(day)?.revision ?? null,
    save: async (day, sums, revision) => {
      if ((kept.get(day)?.revision ?? null) === revision)
        kept.set(day, { sums, revision: revision ?? 0 });
    },
    invalidate: async (days) => {
      for (const day of days) kept.set(day, { revision: (kept.get(day)?.revision ?? 0) + 1 });
    },
  };
  const store = {
    listPlaced: async () => [],
    sumPlaced: async (days: readonly string[]) => {
      scanned.push(...days);
      const count = days.reduce((sum, day) => sum + countOf(day), 0);
      for (const day of days) beforeScan(day);
      return sumsOf(count);
    },
  } as unknown as OrderStore;
  return {
    ...{ placedDays, store, clock, changed, scanned, counts },
    salesOrders: { listChanged: async (limit: number) => changed.slice(0, limit) },
    whileScanning: (run: (day: string) => void) => (beforeScan = run),
  };
};
const november = { fromDate: '2026-11-01', toDate: '2026-11-28', page: 1, pageSize: 30 };
const allOrders = (28 * 29) / 2;

describe('reportOrders', () => {
  it('adds kept sums of past days to what it reads of the last two', async () => {
    const deps = createDeps();
    expect((await reportOrders(deps, november)).totals).toEqual(sumsOf(allOrders));
    expect(await buildPlacedDays(deps)).toBe(26);
    deps.scanned.length = 0;
    const report = await reportOrders(deps, november);
    expect([report.totals, report.total]).toEqual([sumsOf(allOrders), allOrders]);
    expect(deps.scanned).toEqual(['2026-11-27', '2026-11-28']);
    expect(await buildPlacedDays(deps)).toBe(0);
  });
  it('reads the days of orders whose change is not counted yet', async () => {
    const deps = createDeps();
    await buildPlacedDays(deps);
    deps.counts.set('2026-11-05', 6);
    deps.changed.push({ orderId: 1, placedOn: '2026-11-05', dates: [], mark: 3 });
    expect((await reportOrders(deps, november)).totals).toEqual(sumsOf(allOrders + 1));
  });
  it('reads all days for a status, whose sums are not kept', async () => {
    const deps = createDeps();
    await buildPlacedDays(deps);
    deps.scanned.length = 0;
    await reportOrders(deps, { ...november, status: 4 });
    expect(deps.scanned).toHaveLength(28);
  });
});

describe('buildPlacedDays', () => {
  it('keeps no sum of a day that was invalidated while it was read', async () => {
    const deps = createDeps();
    deps.whileScanning((day) => {
      if (day === '2026-11-05') void deps.placedDays.invalidate([day]);
    });
    await buildPlacedDays(deps);
    expect([...(await deps.placedDays.listSums('2026-11-01', '2026-11-28')).keys()]).not.toContain(
      '2026-11-05',
    );
  });
});
