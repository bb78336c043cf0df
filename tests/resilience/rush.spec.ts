import { eventually } from '@tokri/service-kit/testing';
import { peopleUnderTest } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { violationsOf } from './checker/check.ts';
import { readWorld } from './checker/read-world.ts';
import { expectRightWorld } from './checker/right-world.ts';
import type { CallRecord } from './checker/world.ts';
import { infraKilled } from './experiments/faults.ts';
import { bundleWithout } from './experiments/mutant-bundle.ts';
import { doorsOf, endPods, startPod, type Pod } from './experiments/pods.ts';
import { raceOfHolds } from './experiments/race-with-sweepers.ts';
import { expectOnlyShed, expectSoldOut } from './experiments/rush-verdict.ts';
import { letAllGo, rushOn, type RushWish } from './experiments/rush.ts';
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

  it('in all of these, no invariant was broken at any version', async () => {
    await expectRightWorld([], history);
  });

  it('with the guard of a free place taken out (E27), is seen by the checker', async () => {
    const mutant = await startPod({ bundle: await bundleWithout('free-place'), variables: { HOLD_GATES: 'none' } });
    try {
      const oversold = await rushOn({ staff, customers: 40, places: 2, arrivalsASecond: 200, origins: [mutant.bff.url], faults: [], random });
      const found = await eventually(async () => {
        const violations = violationsOf(await readWorld([], oversold.calls)).filter((violation) => violation.startsWith('I1'));
        return violations.length > 0 ? violations : undefined;
      }, { timeoutMs: 20_000, missing: 'a violation of I1' });
      expect(found.some((violation) => violation.startsWith('I1 slot-capacity, every version'))).toBe(true);
      // The slot is put in order for what comes after: given back, its places are what they were.
      await letAllGo(oversold);
    } finally {
      await endPods([mutant]);
    }
  });
});
