import { peopleUnderTest } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { violationsOf } from './checker/check.ts';
import { expectRightWorld } from './checker/right-world.ts';
import type { CallRecord } from '../support/rush/call-record.ts';
import { infraKilled } from './experiments/faults.ts';
import { doorsOf, endPods, startPod, type Pod } from '../support/pods/pods.ts';
import { raceOfHolds } from './experiments/race-with-sweepers.ts';
import { expectOnlyShed, expectSoldOut } from '../support/rush/rush-verdict.ts';
import { rushOn, type RushWish } from '../support/rush/rush.ts';

const { clerk: staff } = peopleUnderTest();
const seed = seedOfRun();
const random = numbersFrom(seed);
const customers = 24;
const places = 5;
const arrivalsASecond = 30;
const buyers = 3;
const raceMs = 1_000;

/** Small versions of the experiments of reliability.md 9 on delivery slots; whole they are `npm run chaos -- E1` and so on. */
describe(`many customers on few places (SEED=${seed})`, () => {
  let pod: Pod;
  /** The history of all rushes, and the orders of the race: the world is judged with it once, at every version. */
  const history: CallRecord[] = [];
  const placedOrders: number[] = [];
  const rush = async (wish: Partial<RushWish> = {}) => {
    const outcome = await rushOn({
      staff,
      customers,
      places,
      arrivalsASecond,
      origins: doorsOf([pod]),
      faults: [],
      random,
      ...wish,
    });
    history.push(...outcome.calls);
    return outcome;
  };
  beforeAll(async () => {
    await openTestTown(staff);
    pod = await startPod();
  });
  afterAll(() => endPods([pod]));

  it('at two pods (E1), every place is held once, and nobody hears anything but an answer or that they should come again', async () => {
    const outcome = await rush();
    expectSoldOut(outcome, places);
    expectOnlyShed(outcome.calls);
  });

  it('while the cache dies (E15), every place is held once', async () => {
    expectSoldOut(await rush({ faults: [infraKilled('redis')] }), places);
  });

  it('whose holds run out before two sweepers while they order (E22), each has the place or not, one of both', async () => {
    const orders = await raceOfHolds({ staff, random, customers: buyers, windowMs: raceMs });
    placedOrders.push(...orders.map(({ Id }) => Id));
  });

  // The last of them, for nobody waits until the pod is back: who had no answer asks the other one, which knows what the dead one wrote.
  it('while a pod dies (E2), every place is held once and each key names one hold', async () => {
    expectSoldOut(
      await rush({
        faults: [{ what: 'the other pod dies', inflict: pod.slots.die }],
        laterOrigin: doorsOf([])[0],
      }),
      places,
    );
  });

  it('in all of these, no invariant was broken at any version, and one place fewer would have been seen as sold twice', async () => {
    const world = await expectRightWorld(placedOrders, history);
    const watched = new Set(history.map(({ slotId }) => slotId));
    const oversold = {
      ...world,
      slots: world.slots.map((slot) =>
        watched.has(slot.slotId) ? { ...slot, capacity: slot.capacity - 1 } : slot,
      ),
    };
    const seen = violationsOf(oversold).filter((violation) =>
      violation.startsWith('I1 slot-capacity, every version'),
    );
    expect(watched.size).toBe(3);
    for (const slotId of watched)
      expect(seen).toContainEqual(expect.stringContaining(`slot ${slotId}: `));
  });
});
