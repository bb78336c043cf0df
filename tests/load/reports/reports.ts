import { addDays } from '@tokri/contracts/dates';
import { connectMongo } from '@tokri/service-kit/mongo';
import { eventually } from '@tokri/service-kit/testing';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { readRunFile } from '../../support/product.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { seconds, type Benchmark } from '../report.ts';
import { measureOperations, measureOrderList } from './measure-operations.ts';
import { measurePages } from './measure-pages.ts';
import { buildPastOrder, pastYear, type Pick } from './past-orders.ts';
import {
  countRecordedDays,
  insertPastSlots,
  pastSlotCount,
  removePastSlots,
} from './past-slots.ts';

const defaultOrders = 100_000;
const firstOrderId = 1_900_000_000;
const buildTimeoutMs = 1_800_000;
const seed = 1;

const openDatabase = (database: string) =>
  connectMongo({ url: readRunFile().infra.mongodb.url, database, appName: 'benchmark' });
type Database = Awaited<ReturnType<typeof openDatabase>>;

const ordersOf = (database: Database) =>
  database.collection<{ _id: number; salesDue?: number }>('orders');

const monthsOf = (database: Database) => database.collection<{ _id: string }>('sales-months');
const placedDaysOf = (database: Database) => database.collection<{ _id: string }>('placed-days');
const pastDays = { _id: { $gte: pastYear.from, $lte: pastYear.to } };
const pastMonths = { _id: { $gte: pastYear.from.slice(0, 7), $lte: pastYear.to.slice(0, 7) } };

/** One order of a day is marked, so that the service builds each day once. */
const insertOrders = async (database: Database, perDay: number, pick: Pick): Promise<void> => {
  for (let day = 0; day < pastYear.days; day += 1) {
    const date = addDays(pastYear.from, day);
    const orders = Array.from({ length: perDay }, (_, index) =>
      buildPastOrder(firstOrderId + day * perDay + index, {
        date,
        isMarked: index === perDay - 1,
        pick,
      }),
    );
    await ordersOf(database).insertMany(orders as never, { ordered: false });
  }
};

const removeOrders = async (database: Database): Promise<void> => {
  await ordersOf(database).deleteMany({ _id: { $gte: firstOrderId } });
  await database.collection<{ _id: string }>('sales-days').deleteMany(pastDays);
  await monthsOf(database).deleteMany(pastMonths);
  await placedDaysOf(database).deleteMany(pastDays);
};

const waitUntilBuilt = (database: Database): Promise<unknown> =>
  eventually(
    async () => (await ordersOf(database).countDocuments({ salesDue: { $gte: 1 } })) === 0,
    { missing: 'the days of all orders', timeoutMs: buildTimeoutMs },
  );

const waitUntilSummed = (database: Database): Promise<unknown> =>
  eventually(
    async () =>
      (await monthsOf(database).countDocuments(pastMonths)) === 12 &&
      (await placedDaysOf(database).countDocuments(pastDays)) === pastYear.days,
    { missing: 'the sums of all months and of all placed days', timeoutMs: buildTimeoutMs },
  );

const waitUntilRecorded = (database: Database): Promise<unknown> =>
  eventually(async () => (await countRecordedDays(database)) >= pastYear.days, {
    missing: 'the recorded days of all slots',
    timeoutMs: buildTimeoutMs,
  });

/**
 * Inserts a past year into the stores of the running shop, lets it build the days, and reads its
 * reports. The embedded store has too little memory for that: `npm run documentdb` has enough.
 * Everything but the names of the items is removed at the end.
 */
export const reports: Benchmark = async ([count = String(defaultOrders)]) => {
  const { administrator } = await signInTestUsers();
  const perDay = Math.ceil(Number(count) / pastYear.days);
  const orders = await openDatabase('order');
  const slots = await openDatabase('delivery-slot');
  const remove = () => Promise.all([removeOrders(orders), removePastSlots(slots)]);
  try {
    await remove();
    const pick = seededRandom(seed);
    await insertPastSlots(slots, pick);
    const start = performance.now();
    await insertOrders(orders, perDay, pick);
    await Promise.all([waitUntilBuilt(orders), waitUntilRecorded(slots)]);
    await waitUntilSummed(orders);
    return [
      {
        label: `${perDay * pastYear.days} orders in ${pastYear.days} days inserted and counted within`,
        value: seconds(performance.now() - start),
      },
      { label: 'slots of these days', value: String(pastSlotCount) },
      ...(await measureOperations(administrator.token)),
      ...(await measurePages(administrator)),
      ...(await measureOrderList(administrator.token)),
    ];
  } finally {
    await remove();
    await Promise.all([orders.close(), slots.close()]);
  }
};
