import { setTimeout as wait } from 'node:timers/promises';
import { readRunFile } from '../../support/product.ts';
import { nowMs } from '../../support/load-generator/open-model.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { summarizePeakLoad } from '../../support/load-generator/peak-load-summary.ts';
import {
  runVerifiedPeakLoad,
  type ExperimentContext,
  type PeakExperiment,
} from './peak-experiment.ts';
import { startBffWithUpstreams } from '../../support/pods/service-instance.ts';
import { bundleMutatedService } from '../mutations/bundle-mutated-service.ts';
import { withoutSilenceDetector } from '../mutations/without-silence-detector.ts';
import { findSlowBreaker, type BreakerTimes } from './breaker-limits.ts';

const partitionMs = 30_000;
const pollIntervalMs = 100;
/** Seconds; a timeout, a full queue and a rate limit have others. */
const retryAfterOfOpenBreaker = '5';
const defaultCustomers = 3_000;
const arrivalsPerSecond = 60;

interface HealthDetails {
  readonly upstreams: Readonly<Record<string, { readonly write: { readonly state: string } }>>;
}

const readBreakerState = async (origin: string): Promise<string> =>
  ((await (await fetch(`${origin}/health/details`)).json()) as HealthDetails).upstreams[
    'delivery-slot'
  ]?.write.state ?? '';

/** An open breaker closes only after a call; this one changes nothing. */
const releaseUnknownHold = (origin: string, token: string): Promise<Response> =>
  fetch(`${origin}/api/SlotHold?HoldId=999999999`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

/** The first call that the BFF refuses without asking the service, counted from now. */
const measureUntilRefused = async (origin: string, token: string): Promise<number> => {
  const startMs = nowMs();
  let refusedAfterMs = Number.POSITIVE_INFINITY;
  const call = async (): Promise<void> => {
    const calledMs = nowMs();
    const { headers } = await releaseUnknownHold(origin, token);
    if (headers.get('retry-after') === retryAfterOfOpenBreaker)
      refusedAfterMs = Math.min(refusedAfterMs, calledMs - startMs);
  };
  const calls: Promise<void>[] = [];
  while (refusedAfterMs === Number.POSITIVE_INFINITY && nowMs() - startMs <= partitionMs) {
    // A call to the silent service ends after seconds, so the next one does not wait for it.
    calls.push(call());
    await wait(pollIntervalMs);
  }
  await Promise.all(calls);
  return refusedAfterMs;
};

const measureUntilClosed = async (origin: string, token: string): Promise<number> => {
  const startMs = nowMs();
  while (nowMs() - startMs <= partitionMs) {
    await releaseUnknownHold(origin, token);
    if ((await readBreakerState(origin)) === 'closed') return nowMs() - startMs;
    await wait(pollIntervalMs);
  }
  return Number.POSITIVE_INFINITY;
};

interface PartitionResult extends BreakerTimes {
  readonly lines: readonly string[];
}

const runPartition = async (
  context: ExperimentContext,
  bundle?: string,
): Promise<PartitionResult> => {
  const { hostname, port } = new URL(readRunFile().services['delivery-slot']?.url ?? '');
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
  const urls = { 'delivery-slot': `http://127.0.0.1:${proxy.port}` };
  const bff = await startBffWithUpstreams(urls, {}, bundle);
  let [openedAfterMs, closedAfterMs] = [Number.NaN, Number.NaN];
  const partitionFault: Fault = {
    description: `no responses of delivery-slot for ${partitionMs / 1000} s`,
    inject: async () => {
      proxy.set({ kind: 'drop-responses' });
      openedAfterMs = await measureUntilRefused(bff.url, context.staff.token);
      await wait(Math.max(0, partitionMs - openedAfterMs));
      proxy.set({ kind: 'pass' });
      closedAfterMs = await measureUntilClosed(bff.url, context.staff.token);
    },
  };
  try {
    const result = await runVerifiedPeakLoad(
      { ...context, customers: context.customers ?? defaultCustomers },
      { origins: [bff.url], faults: [partitionFault], arrivalsPerSecond },
    );
    const summary =
      `breaker open after ${(openedAfterMs / 1000).toFixed(1)} s, ` +
      `closed ${(closedAfterMs / 1000).toFixed(1)} s after the partition`;
    return { openedAfterMs, closedAfterMs, lines: [summary, ...summarizePeakLoad(result)] };
  } finally {
    await bff.stop();
    await proxy.close();
  }
};

export const networkPartition: PeakExperiment = async (context) => {
  const { lines, ...times } = await runPartition(context);
  const slow = findSlowBreaker(times);
  if (slow.length > 0) throw new Error([...slow, ...lines].join('\n'));
  return lines;
};

/** Without the silence detector of the BFF: the checker must find a breaker that opens late. */
export const partitionWithoutSilenceDetector: PeakExperiment = async (context) => {
  const bundle = await bundleMutatedService('bff', withoutSilenceDetector);
  const { lines, ...times } = await runPartition(context, bundle);
  const slow = findSlowBreaker(times);
  if (slow.length === 0) throw new Error(['no slow breaker was found', ...lines].join('\n'));
  return [...lines, `found as expected: ${slow.join(', ')}`];
};
