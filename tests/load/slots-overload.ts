import { expectRightWorld } from '../resilience/checker/right-world.ts';
import { overloaded, overloadLines } from '../resilience/experiments/overload.ts';
import { gatherPeople } from '../support/api/people.ts';
import { openTestTown } from '../support/api/test-town.ts';
import { writeHistory } from '../support/rush/write-history.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { guardedWriteRate } from './guarded-writes.ts';
import type { Benchmark } from './report.ts';

const secondsDefault = 60;

/** Holds on 200 slots, let go at once, at three times the rate that can be done. Start the product with `HOLDS_PER_ADDRESS_PER_MINUTE=1000000`. Argument: seconds of overload. SEED repeats a run. */
export const slotsOverload: Benchmark = async ([seconds = String(secondsDefault)]) => {
  const { clerk: staff } = await gatherPeople();
  await openTestTown(staff);
  const seed = seedOfRun();
  const outcome = await overloaded({
    staff,
    random: numbersFrom(seed),
    overMs: Number(seconds) * 1000,
  });
  const file = writeHistory(`slots-overload-${seed}`, outcome.calls);
  return [
    { what: `SEED=${seed}, overload of ${seconds} s`, value: '' },
    ...overloadLines(outcome).map((value) => ({ what: '', value })),
    {
      what: `history in ${file}`,
      value: await expectRightWorld([], outcome.calls).then(
        () => 'every invariant holds',
        (error: unknown) => String(error),
      ),
    },
    await guardedWriteRate(32),
  ];
};
