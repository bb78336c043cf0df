import {
  expectOnlyShed,
  expectSoldOut,
  answersOf,
  waitedMs,
} from '../support/rush/rush-verdict.ts';
import { expectRightWorld } from '../resilience/checker/right-world.ts';
import { rushOn } from '../support/rush/rush.ts';
import { gatherPeople } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { productUnderTest } from '../support/product.ts';
import { writeHistory } from '../support/rush/write-history.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { guardedWriteRate } from './guarded-writes.ts';
import { milliseconds, spread, type Benchmark } from './report.ts';
import { workDone, workFigures } from './work-done.ts';

const customersDefault = 5_000;
const placesDefault = 20;
const arrivalsASecondDefault = 500;
const warmingCustomers = 1_000;

const said = (check: () => void): string => {
  try {
    check();
    return 'yes';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Customers of a whole city on one slot, through the bff; who was shed comes again until there is an answer, and some ask once more. Writes every call down; history, events and documents are
 * checked at every version. Arguments: customers, places, arrivals a second. SEED repeats a run.
 */
export const slotsPeak: Benchmark = async ([
  customers = String(customersDefault),
  places = String(placesDefault),
  arrivalsASecond = String(arrivalsASecondDefault),
]) => {
  const { clerk: staff } = await gatherPeople();
  await openTestTown(staff);
  const seed = seedOfRun();
  const wish = {
    staff,
    customers: Number(customers),
    places: Number(places),
    arrivalsASecond: Number(arrivalsASecond),
    origins: [productUnderTest().web],
    faults: [],
    random: numbersFrom(seed),
  };
  await rushOn({ ...wish, customers: warmingCustomers });
  const before = await workDone();
  const rush = await rushOn(wish);
  const after = await workDone();
  const file = writeHistory(`slots-peak-${seed}`, rush.calls);
  const admitted = rush.first.filter(({ status }) => status === 200);
  const spanMs =
    Math.max(...rush.first.map(({ endedMs }) => endedMs)) -
    Math.min(...rush.first.map(({ invokedMs }) => invokedMs));
  const world = await expectRightWorld([], rush.calls).then(
    () => 'every invariant holds',
    (error: unknown) => String(error),
  );
  return [
    {
      what: `SEED=${seed}: ${customers} customers, ${places} places, ${arrivalsASecond} arrivals a second, all answered after`,
      value: milliseconds(spanMs),
    },
    { what: 'first answers', value: answersOf(rush.first) },
    {
      what: 'exactly so many held',
      value: said(() => {
        expectSoldOut(rush, Number(places));
      }),
    },
    {
      what: 'no 5xx but shed 503',
      value: said(() => {
        expectOnlyShed(rush.calls);
      }),
    },
    ...spread('admitted answers, from the moment of arrival', admitted.map(waitedMs)),
    ...spread(
      'places held, likewise',
      admitted.filter(({ outcome }) => outcome === 'ok').map(waitedMs),
    ),
    { what: `history in ${file}`, value: world },
    await guardedWriteRate(32),
    ...workFigures(before, after, { count: rush.calls.length, what: 'call', places: 2 }),
  ];
};
