import { peopleUnderTest } from '../support/api/people.ts';
import { dayAhead, openTestTown } from '../support/api/test-town.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { expectRightWorld } from './checker/right-world.ts';
import { stockConserved } from './checker/stock.ts';
import { frozen, infraKilled, killed, type Fault } from './experiments/faults.ts';
import { runWave } from './experiments/wave.ts';

const { clerk } = peopleUnderTest();
const buyers = 6;
const date = dayAhead(4);
const seed = seedOfRun();

interface Situation {
  readonly what: string;
  readonly faults: readonly Fault[];
  readonly pay: 'cod' | 'online';
  /** With sagas of some tens of milliseconds a death within two seconds of orders falls between any two steps. */
  readonly windowMs: number;
  readonly start: string;
  readonly end: string;
}
const situations: readonly Situation[] = [
  { what: 'order killed', pay: 'cod', faults: [killed('order')], windowMs: 2_000, start: '05:00', end: '06:00' },
  { what: 'order, catalog, delivery-slot and cart killed', pay: 'cod', faults: ['order', 'catalog', 'delivery-slot', 'cart'].map(killed), windowMs: 2_000, start: '06:00', end: '07:00' },
  { what: 'the broker away for a while', pay: 'cod', faults: [frozen('kafka', 8_000)], windowMs: 4_000, start: '03:00', end: '04:00' },
  { what: 'the cache killed', pay: 'cod', faults: [infraKilled('redis')], windowMs: 2_000, start: '04:00', end: '05:00' },
  { what: 'billing and order killed while orders are paid online', pay: 'online', faults: [killed('billing'), killed('order')], windowMs: 3_000, start: '01:00', end: '02:00' },
];

describe(`faults while orders run (SEED=${seed})`, () => {
  const random = numbersFrom(seed);
  beforeAll(() => openTestTown(clerk));

  it.each(situations)('$what, every order settles within 60 s and no invariant of reliability.md 5.3 is broken', async ({ faults, pay, windowMs, start, end }) => {
    const before = await expectRightWorld([]);

    const orders = await runWave({ staff: clerk, slot: { date, start, end }, buyers, pay, windowMs, faults, random });

    const after = await expectRightWorld(orders.map(({ Id }) => Id));
    expect(stockConserved(before, after)).toEqual([]);
  });
});
