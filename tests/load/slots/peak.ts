import {
  expectOnlyShedErrors,
  expectSoldOut,
  summarizeResponses,
  latencyMs,
} from '../../support/load-generator/peak-load-summary.ts';
import { runPeakLoad } from '../../support/load-generator/peak-load.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';
import { openTestArea } from '../../support/api/test-area.ts';
import { readProductUrls } from '../../support/product.ts';
import { writeHistory } from '../../support/load-generator/write-history.ts';
import { seededRandom, readSeed } from '../../support/seeded-random.ts';
import { measureRawWriteRate } from '../raw-write-rate.ts';
import { milliseconds, percentileFigures, type Benchmark } from '../report.ts';
import { readResourceUsage, resourceFigures } from '../resource-usage.ts';
import { checkHistory } from './check-history.ts';

const defaultCustomers = 5_000;
const defaultCapacity = 20;
const defaultArrivalsPerSecond = 500;
const warmUpCustomers = 1_000;

const checkResult = (check: () => void): string => {
  try {
    check();
    return 'yes';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const slotsPeak: Benchmark = async ([
  customers = String(defaultCustomers),
  capacity = String(defaultCapacity),
  arrivalsPerSecond = String(defaultArrivalsPerSecond),
]) => {
  const { clerk: staff } = await signInTestUsers();
  await openTestArea(staff);
  const seed = readSeed();
  const options = {
    staff,
    customers: Number(customers),
    capacity: Number(capacity),
    arrivalsPerSecond: Number(arrivalsPerSecond),
    origins: [readProductUrls().web],
    faults: [],
    random: seededRandom(seed),
  };
  await runPeakLoad({ ...options, customers: warmUpCustomers });
  const before = await readResourceUsage();
  const result = await runPeakLoad(options);
  const after = await readResourceUsage();
  const file = writeHistory(`slots-peak-${seed}`, result.calls);
  const admitted = result.firstCalls.filter(({ status }) => status === 200);
  const spanMs =
    Math.max(...result.firstCalls.map(({ endedMs }) => endedMs)) -
    Math.min(...result.firstCalls.map(({ invokedMs }) => invokedMs));
  const history = await checkHistory(result.calls, `history in ${file}`);
  return [
    {
      label: `SEED=${seed}: ${customers} customers, capacity ${capacity}, ${arrivalsPerSecond} arrivals per second, all answered after`,
      value: milliseconds(spanMs),
    },
    { label: 'first responses', value: summarizeResponses(result.firstCalls) },
    {
      label: 'exactly so many held',
      value: checkResult(() => {
        expectSoldOut(result, Number(capacity));
      }),
    },
    {
      label: 'no 5xx but shed 503',
      value: checkResult(() => {
        expectOnlyShedErrors(result.calls);
      }),
    },
    ...percentileFigures('admitted answers, from the moment of arrival', admitted.map(latencyMs)),
    ...percentileFigures(
      'holds, from the moment of arrival',
      admitted.filter(({ outcome }) => outcome === 'ok').map(latencyMs),
    ),
    history,
    await measureRawWriteRate(32),
    ...resourceFigures(before, after, {
      unitCount: result.calls.length,
      unit: 'call',
      fractionDigits: 2,
    }),
  ];
};
