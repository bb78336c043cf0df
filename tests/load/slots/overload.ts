import { expectInvariantsHold } from '../../resilience/checker/expect-invariants-hold.ts';
import { measureOverload, summarizeOverload } from '../../resilience/experiments/overload.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openTestArea } from '../../support/api/test-area.ts';
import { writeHistory } from '../../support/load-generator/write-history.ts';
import { seededRandom, readSeed } from '../../support/seeded-random.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import type { Benchmark } from '../report.ts';

const defaultSeconds = 60;

export const slotsOverload: Benchmark = async ([seconds = String(defaultSeconds)]) => {
  const { clerk: staff } = await signInTestUsers();
  await openTestArea(staff);
  const seed = readSeed();
  const result = await measureOverload({
    staff,
    random: seededRandom(seed),
    overloadMs: Number(seconds) * 1000,
  });
  const file = writeHistory(`slots-overload-${seed}`, result.calls);
  return [
    { label: `SEED=${seed}, overload of ${seconds} s`, value: '' },
    ...summarizeOverload(result).map((value) => ({ label: '', value })),
    {
      label: `history in ${file}`,
      value: await expectInvariantsHold([], result.calls).then(
        () => 'every invariant holds',
        (error: unknown) => String(error),
      ),
    },
    await measureRawWriteRate(32),
  ];
};
