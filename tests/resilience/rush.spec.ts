import { peopleUnderTest } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { violationsOf } from './checker/check.ts';
import { expectRightWorld } from './checker/right-world.ts';
import type { CallRecord } from './checker/world.ts';
import { infraKilled } from './experiments/faults.ts';
import { doorsOf, endPods, startPod, type Pod } from './experiments/pods.ts';
import { raceOfHolds } from './experiments/race-with-sweepers.ts';
import { expectOnlyShed, expectSoldOut } from './experiments/rush-verdict.ts';
import { rushOn, type RushWish } from './experiments/rush.ts';
import { crashing, twinAs } from './experiments/twin-faults.ts';

const { clerk: staff } = peopleUnderTest();
const seed = seedOfRun();
const random = numbersFrom(seed);
const customers = 60;
const places = 7;
const arrivalsASecond = 30;

/** Small versions of the experiments of reliability.md 9 on delivery slots; whole they are `npm run chaos -- E1` and so on. */
describe(`many customers on few places (SEED=${seed})`, () => {
  let pod: Pod;
  /** The history of all rushes: the world is judged with it once, at every version. */
  const history: CallRecord[] = [];
  const rush = async (wish: Partial<RushWish> = {}) => {
    const outcome = await rushOn({ staff, customers, places, arrivalsASecond, origins: doorsOf([pod]), faults: [], random, ...wish });
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

  it('while a pod dies (E2), every place is held once and each key names one hold', async () => {
    expectSoldOut(await rush({ faults: [crashing([twinAs('the other pod', pod.slots)], { everyMs: 2_000, times: 1 })] }), places);
  });

  it('while the cache dies (E15), the same', async () => {
    expectSoldOut(await rush({ faults: [infraKilled('redis')] }), places);
  });

  it('whose holds run out before two sweepers while they order (E22), each has the place or not, one of both', async () => {
    await raceOfHolds({ staff, random, customers: 6 });
  });

  it('in all of these, no invariant was broken at any version, and one place fewer would have been seen as sold twice', async () => {
    const world = await expectRightWorld([], history);
    const watched = new Set(history.map(({ slotId }) => slotId));
    const oversold = { ...world, slots: world.slots.map((slot) => (watched.has(slot.slotId) ? { ...slot, capacity: slot.capacity - 1 } : slot)) };
    const seen = violationsOf(oversold).filter((violation) => violation.startsWith('I1 slot-capacity, every version'));
    expect(watched.size).toBe(3);
    for (const slotId of watched) expect(seen).toContainEqual(expect.stringContaining(`slot ${slotId}: `));
  });
});
