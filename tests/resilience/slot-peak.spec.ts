import { openTestArea } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import type { CallRecord } from '../support/load-generator/call-record.ts';
import {
  expectOnlyShedErrors,
  expectSoldOut,
} from '../support/load-generator/peak-load-summary.ts';
import { runPeakLoad } from '../support/load-generator/peak-load.ts';
import { bffOrigins, startPod, stopPods, type Pod } from '../support/pods/pods.ts';
import { readSeed, seededRandom } from '../support/seeded-random.ts';
import { findViolations } from './checker/check-invariants.ts';
import { expectInvariantsHold } from './checker/expect-invariants-hold.ts';
import { runExpiryRace } from './experiments/expiry-race.ts';

const { clerk: staff } = testUsers();
const seed = readSeed();
const random = seededRandom(seed);
const customers = 24;
const capacity = 5;
const arrivalsPerSecond = 30;
const buyers = 3;
const raceMs = 1_000;

describe(`many customers for one slot (SEED=${seed})`, () => {
  let pod: Pod;
  const history: CallRecord[] = [];
  const orderIds: number[] = [];

  beforeAll(async () => {
    await openTestArea(staff);
    pod = await startPod();
  });
  afterAll(() => stopPods([pod]));

  it('get every unit exactly once from two pods, and only load-shedding errors (E1)', async () => {
    const result = await runPeakLoad({
      staff,
      customers,
      capacity,
      arrivalsPerSecond,
      origins: bffOrigins([pod]),
      faults: [],
      random,
    });
    history.push(...result.calls);
    expectSoldOut(result, capacity);
    expectOnlyShedErrors(result.calls);
  });

  it('have their holds either booked or expired when orders race two expiry jobs (E22)', async () => {
    const orders = await runExpiryRace({ staff, random, customers: buyers, windowMs: raceMs });
    orderIds.push(...orders.map(({ Id }) => Id));
  });

  it('violate no invariant at any version, and an oversold slot would be detected', async () => {
    const state = await expectInvariantsHold(orderIds, history);
    const observedSlots = new Set(history.map(({ slotId }) => slotId));
    const oversold = {
      ...state,
      slots: state.slots.map((slot) =>
        observedSlots.has(slot.slotId) ? { ...slot, capacity: slot.capacity - 1 } : slot,
      ),
    };
    const violations = findViolations(oversold).filter((violation) =>
      violation.startsWith('I1 slot-capacity, every version'),
    );
    expect(observedSlots.size).toBe(1);
    for (const slotId of observedSlots)
      expect(violations).toContainEqual(expect.stringContaining(`slot ${slotId}: `));
  });
});
