import { addDays } from '@tokri/contracts/dates';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment, testTokens } from '@tokri/service-kit/testing';
import { buildSalesMonths } from '../src/application/reports/build-sales-months.ts';
import type { ItemSales } from '../src/application/ports/sales-days.ts';
import { configSchema } from '../src/config.ts';
import { emptySalesDay, sumSalesDays, type SalesDay } from '../src/domain/reports/sales-day.ts';
import { mergeRows, noSales, type SalesSums } from '../src/domain/reports/sales-sums.ts';
import { salesDayModels } from '../src/persistence/reports/sales-day-models.ts';
import { createSalesDayRepository } from '../src/persistence/reports/sales-day-repository.ts';
import { createSalesMonths } from '../src/persistence/reports/sales-record-queries.ts';

type Span = readonly [from: string, to: string];
const firstDate = '2025-01-03';
const lastDate = '2026-01-20';
const now = new Date('2026-01-20T06:00:00Z');
const spans: readonly Span[] = [
  ['2025-01-20', '2026-01-20'],
  ['2025-01-01', '2025-12-31'],
  ['2025-03-01', '2025-03-31'],
  ['2025-03-02', '2025-05-30'],
];

const sums = (seed: number): SalesSums => ({
  ...{ orders: 3 + (seed % 4), returns: seed % 2, units: 7 + seed },
  ...{ taxablePaise: 10_000 + 17 * seed, taxPaise: 501 + seed, totalPaise: 10_500 + 18 * seed },
  discountPaise: 3 * seed,
});
const buildDay = (date: string, seed: number): SalesDay => ({
  ...emptySalesDay(date),
  totals: sums(seed),
  deliveries: { delivered: 2 + (seed % 3), onTime: 1 },
  slots: { '07:00-09:00': sums(seed), [`1${seed % 3}:00-19:00`]: sums(seed + 1) },
  categories: { [seed % 5]: sums(seed) },
  pincodes: { [560_001 + (seed % 7)]: sums(seed) },
  locations: { 1: sums(seed) },
  offers: { [seed % 3]: sums(seed) },
  coupons: seed % 2 === 0 ? {} : { SAVE: sums(seed) },
  taxes: { 500: { taxablePaise: seed, cgstPaise: 5, sgstPaise: 5, igstPaise: 0 } },
  items: { [1 + (seed % 11)]: sums(seed), 300: sums(seed + 2) },
});

const openStore = async () => {
  const environment = testEnvironment({ service: 'order', name: 'sales-months' });
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = readConfig(configSchema, {
    ...environment,
    TOKEN_JWKS: testTokens().TOKEN_JWKS,
    QUOTE_JWKS: testTokens().TOKEN_JWKS,
  });
  const connection = await connectMongo({ url, database, appName: 'spec' });
  const models = salesDayModels(connection);
  return {
    connection,
    salesDays: createSalesDayRepository(models),
    salesMonths: createSalesMonths(models),
  };
};

const byItem = (rows: readonly ItemSales[]) => [...rows].sort((a, b) => a.itemId - b.itemId);

describe('kept sums of months', () => {
  let store: Awaited<ReturnType<typeof openStore>>;
  const days = new Map<string, SalesDay>();
  const build = () => buildSalesMonths({ ...store, clock: () => now });
  const expectSumsOfDays = async ([from, to]: Span): Promise<void> => {
    const inSpan = [...days.values()].filter(({ date }) => from <= date && date <= to);
    const records = await store.salesDays.read(from, to);
    expect(sumSalesDays(records.parts)).toEqual(sumSalesDays(inSpan));
    expect(records.days).toEqual(
      inSpan.map(({ date, totals, deliveries }) => ({ date, totals, deliveries })),
    );
    const items = mergeRows(
      {},
      inSpan.flatMap((day) => Object.entries(day.items)),
    );
    expect(byItem(await store.salesDays.sumItems(from, to))).toEqual(
      Object.entries(items).map(([itemId, sum]) => ({ itemId: Number(itemId), ...sum })),
    );
  };

  beforeAll(async () => {
    store = await openStore();
    for (let date = firstDate, seed = 1; date <= lastDate; date = addDays(date, 3), seed += 1) {
      days.set(date, buildDay(date, seed));
      await store.salesDays.save(buildDay(date, seed), null);
    }
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.connection.close();
  });

  it.each(spans)('are not needed from %s to %s', (from, to) => expectSumsOfDays([from, to]));
  it('are built once for each month that is over', async () => {
    expect(await build()).toBe(12);
    expect(await build()).toBe(0);
  });
  it.each(spans)('equal the sums of the days from %s to %s', (from, to) =>
    expectSumsOfDays([from, to]),
  );
  it('are not used once a day was built again, until they are built again too', async () => {
    const date = '2025-03-04';
    const changed = { ...buildDay(date, 900), totals: { ...noSales, orders: 1 } };
    expect(await store.salesDays.save(changed, await store.salesDays.findRevision(date))).toBe(
      true,
    );
    days.set(date, changed);
    for (const span of spans) await expectSumsOfDays(span);
    expect(await build()).toBe(1);
    for (const span of spans) await expectSumsOfDays(span);
  });
  it('are read instead of the parts of their days', async () => {
    const expected = await store.salesDays.read('2025-01-01', '2025-12-31');
    await store.connection
      .collection<{ _id: string }>('sales-days')
      .updateMany({ _id: { $lt: '2026' } }, { $set: { slots: [], items: Buffer.alloc(0) } });
    expect(await store.salesDays.read('2025-01-01', '2025-12-31')).toEqual(expected);
    expect((await store.salesDays.sumItems('2025-01-01', '2025-12-31')).length).toBe(12);
  });
});
