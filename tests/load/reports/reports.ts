import { connectMongo } from '@tokri/service-kit/mongo';
import { eventually } from '@tokri/service-kit/testing';
import { addDays } from '@tokri/contracts/dates';
import { callApiOk } from '../../support/api/call-api.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { readRunFile } from '../../support/product.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import {
  milliseconds,
  percentileFigures,
  seconds,
  type Benchmark,
  type Figure,
} from '../report.ts';
import { buildPastOrder, pastYear, type Pick } from './past-orders.ts';

const defaultOrders = 100_000;
const daysInStore = 30;
const firstOrderId = 1_900_000_000;
const requests = 40;
const buildTimeoutMs = 1_800_000;
const seed = 1;

const openOrders = () =>
  connectMongo({
    url: readRunFile().infra.mongodb.url,
    database: 'order',
    appName: 'benchmark',
  });
type OrderDatabase = Awaited<ReturnType<typeof openOrders>>;

const ordersOf = (database: OrderDatabase) =>
  database.collection<{ _id: number; salesDue?: number }>('orders');

interface DayOrders {
  /** Of the year. */
  readonly day: number;
  readonly count: number;
  readonly pick: Pick;
}

const insertDay = async (
  database: OrderDatabase,
  { day, count, pick }: DayOrders,
): Promise<void> => {
  const date = addDays(pastYear.from, day);
  const orders = Array.from({ length: count }, (_, index) =>
    buildPastOrder(firstOrderId + day * count + index, date, pick),
  );
  await ordersOf(database).insertMany(orders as never, { ordered: false });
};

const removeOrders = async (database: OrderDatabase): Promise<void> => {
  await ordersOf(database).deleteMany({ _id: { $gte: firstOrderId } });
};
const removeDays = async (database: OrderDatabase): Promise<void> => {
  await database.collection<{ _id: string }>('sales-days').deleteMany({
    _id: { $gte: pastYear.from, $lte: pastYear.to },
  });
};

const waitUntilBuilt = async (database: OrderDatabase): Promise<number> => {
  const start = performance.now();
  await eventually(
    async () => (await ordersOf(database).countDocuments({ salesDue: { $gte: 1 } })) === 0,
    { missing: 'the days of all orders', timeoutMs: buildTimeoutMs },
  );
  return performance.now() - start;
};

const measureReport = async (
  label: string,
  path: string,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<readonly Figure[]> => {
  const query = { FromDate: addDays(pastYear.to, 1 - days), ToDate: pastYear.to };
  const durationsMs: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const start = performance.now();
    await callApiOk({ path, token, query });
    durationsMs.push(performance.now() - start);
  }
  return [
    ...percentileFigures(`${label} over ${days} days`, durationsMs),
    { label: `${label} over ${days} days, slowest`, value: milliseconds(Math.max(...durationsMs)) },
  ];
};

/** Returns how long the service took to count them. */
const countPastOrders = async (database: OrderDatabase, perDay: number): Promise<number> => {
  const pick = seededRandom(seed);
  let buildMs = 0;
  for (let first = 0; first < pastYear.days; first += daysInStore) {
    const end = Math.min(first + daysInStore, pastYear.days);
    for (let day = first; day < end; day += 1)
      await insertDay(database, { day, count: perDay, pick });
    buildMs += await waitUntilBuilt(database);
    await removeOrders(database);
  }
  return buildMs;
};

/**
 * Lets the running shop count orders of a past year, and reads its reports over them. The embedded
 * store has 256 MB of memory, so only the orders of 30 days are in it at a time; reports read
 * days and no orders. Everything is removed at the end.
 */
export const reports: Benchmark = async ([count = String(defaultOrders)]) => {
  const { administrator } = await signInTestUsers();
  const database = await openOrders();
  try {
    await removeDays(database);
    const perDay = Math.ceil(Number(count) / pastYear.days);
    const buildMs = await countPastOrders(database, perDay);
    const figures: Figure[] = [
      {
        label: `${perDay * pastYear.days} orders of ${pastYear.days} days counted within`,
        value: seconds(buildMs),
      },
    ];
    for (const [label, path] of [
      ['sales', '/api/admin/order/reports/sales'],
      ['items', '/api/admin/order/reports/items'],
    ] as const)
      for (const days of [30, pastYear.days])
        figures.push(...(await measureReport(label, path, { token: administrator.token, days })));
    return figures;
  } finally {
    await removeOrders(database);
    await removeDays(database);
    await database.close();
  }
};
