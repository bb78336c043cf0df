import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@tokri/contracts/platform';
import { dayAhead } from '../../support/api/test-area.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { createCallers } from '../../support/load-generator/callers.ts';
import { createHoldAndRelease } from '../../support/load-generator/hold-and-release.ts';
import { openSlots } from '../../support/load-generator/open-slots.ts';
import { summarizeResponses } from '../../support/load-generator/peak-load-summary.ts';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import { withProcessPairs, type ProcessPair } from '../../support/pods/process-pairs.ts';
import type { ServiceInstance } from '../../support/pods/service-instance.ts';
import { withWebUrl } from '../../support/pods/with-web-url.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import type { PeakExperiment } from './peak-experiment.ts';
import { formatSeconds } from './recovery-limits.ts';
import { prepareWriteLoad, runWriteLoad, type WriteLoad } from './write-load.ts';

const holdIntervalMs = 200;
const holdCallers = 200;
const holdSlots = 20;
const holdCapacity = 100;
const defaultCustomers = 150;
const slot = { date: dayAhead(5), start: '07:00', end: '08:00' };

const runHolds = async (
  origin: string,
  slotIds: readonly number[],
  isOver: () => boolean,
): Promise<readonly CallRecord[]> => {
  const holdAndRelease = createHoldAndRelease({
    origin,
    slotIds,
    callers: await createCallers(holdCallers),
  });
  const calls: Promise<CallRecord>[] = [];
  while (!isOver()) {
    calls.push(holdAndRelease(calls.length));
    await wait(holdIntervalMs);
  }
  return Promise.all(calls);
};

const restartAll = async (
  pairs: readonly ProcessPair[],
  restart: (process: ServiceInstance) => Promise<void>,
): Promise<number> => {
  const startMs = performance.now();
  for (const { processes } of pairs) for (const process of processes) await restart(process);
  return performance.now() - startMs;
};

export interface RestartResult {
  readonly load: WriteLoad;
  readonly holds: readonly CallRecord[];
}

export const findFailedWrites = ({ load, holds }: RestartResult): readonly string[] => [
  ...load.failed.map(({ write, problem }) => `${write}: ${problem}`),
  ...holds
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ status, code }) => `hold of the steady load: ${status} ${code}`),
];

interface Rollout {
  readonly services: readonly string[];
  readonly customers: number;
  readonly restart: (process: ServiceInstance) => Promise<void>;
}

const runRollout = async (
  { staff }: Parameters<PeakExperiment>[0],
  rollout: Rollout,
): Promise<RestartResult & { readonly lines: readonly string[] }> => {
  const prepared = await prepareWriteLoad(staff, slot, rollout.customers);
  const slotIds = await openSlots(staff, await findUnusedWindows(holdSlots), holdCapacity);
  return withProcessPairs(rollout.services, async (pairs) => {
    const web = pairs.at(-1)?.balancer.url ?? '';
    let isOver = false;
    const [rolloutMs, load, holds] = await withWebUrl(web, () =>
      Promise.all([
        restartAll(pairs, rollout.restart).finally(() => {
          isOver = true;
        }),
        runWriteLoad({ staff, ...prepared, isOver: () => isOver }),
        runHolds(web, slotIds, () => isOver),
      ]),
    );
    const lines = [
      `${2 * pairs.length} processes restarted one after the other in ${formatSeconds(rolloutMs)}`,
      `${load.writes} writes of ${load.orderIds.length} orders, ${load.failed.length} failed; ` +
        `slowest order settled after ${formatSeconds(load.slowestOrderMs)}`,
      `holds of the steady load: ${summarizeResponses(holds)}`,
    ];
    return { load, holds, lines };
  });
};

/** Every process of every service gets SIGTERM, one after the other; no write may fail. */
export const rollingRestart: PeakExperiment = async (context) => {
  const { lines, ...result } = await runRollout(context, {
    services: serviceNames,
    customers: context.customers ?? defaultCustomers,
    restart: (process) => process.restart(),
  });
  const failed = findFailedWrites(result);
  if (failed.length > 0)
    throw new Error([`${failed.length} writes failed`, ...failed, ...lines].join('\n'));
  await expectInvariantsHold(result.load.orderIds, result.holds);
  return lines;
};

/** SIGKILL instead of SIGTERM: the checker must find failed writes. */
export const rollingKill: PeakExperiment = async (context) => {
  const { lines, ...result } = await runRollout(context, {
    services: ['delivery-slot', 'order'],
    customers: context.customers ?? defaultCustomers,
    restart: (process) => process.crashAndRestart(),
  });
  const failed = findFailedWrites(result);
  if (failed.length === 0) throw new Error(['no failed write was found', ...lines].join('\n'));
  return [...lines, `found as expected: ${failed.length} failed writes, such as ${failed[0]}`];
};
