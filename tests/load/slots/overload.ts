import { measureOverload, summarizeOverload } from '../../resilience/experiments/overload.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openTestArea } from '../../support/api/test-area.ts';
import { writeHistory } from '../../support/load-generator/write-history.ts';
import { seededRandom, readSeed } from '../../support/seeded-random.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import type { Benchmark } from '../report.ts';
import { checkHistory } from './check-history.ts';

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
    await checkHistory(result.calls, `history in ${file}`),
    await measureRawWriteRate(32),
  ];
};
