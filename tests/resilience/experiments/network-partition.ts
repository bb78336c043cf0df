import { setTimeout as wait } from 'node:timers/promises';
import { readRunFile } from '../../support/product.ts';
import { nowMs } from '../../support/load-generator/open-model.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { summarizePeakLoad } from '../../support/load-generator/peak-load-summary.ts';
import { runVerifiedPeakLoad, type PeakExperiment } from './peak-experiment.ts';
import { startBffWithUpstreams } from '../../support/pods/service-instance.ts';

const partitionMs = 30_000;
const pollIntervalMs = 50;
const maxOpenMs = 3_000;
const maxCloseMs = 15_000;
const defaultCustomers = 3_000;
const arrivalsPerSecond = 60;

interface HealthDetails {
  readonly upstreams: Readonly<Record<string, { readonly write: { readonly state: string } }>>;
}

const readBreakerState = async (origin: string): Promise<string> =>
  ((await (await fetch(`${origin}/health/details`)).json()) as HealthDetails).upstreams[
    'delivery-slot'
  ]?.write.state ?? '';

/** An open breaker closes only after a call, so this releases a hold that does not exist. */
const probe = async (origin: string, token: string): Promise<void> => {
  await fetch(`${origin}/api/SlotHold?HoldId=999999999`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
};

const measureUntil = async (
  origin: string,
  state: string,
  {
    limitMs,
    beforeEachPoll = () => Promise.resolve(),
  }: { readonly limitMs: number; readonly beforeEachPoll?: () => Promise<void> },
): Promise<number> => {
  const startMs = nowMs();
  while ((await readBreakerState(origin)) !== state) {
    if (nowMs() - startMs > limitMs) return Number.POSITIVE_INFINITY;
    await beforeEachPoll();
    await wait(pollIntervalMs);
  }
  return nowMs() - startMs;
};

export const networkPartition: PeakExperiment = async (context) => {
  const { hostname, port } = new URL(readRunFile().services['delivery-slot']?.url ?? '');
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
  const bff = await startBffWithUpstreams({ 'delivery-slot': `http://127.0.0.1:${proxy.port}` });
  let [openedAfterMs, closedAfterMs] = [Number.NaN, Number.NaN];
  const partitionFault: Fault = {
    description: `no responses of delivery-slot for ${partitionMs / 1000} s`,
    inject: async () => {
      proxy.set({ kind: 'drop-responses' });
      openedAfterMs = await measureUntil(bff.url, 'open', { limitMs: partitionMs });
      await wait(Math.max(0, partitionMs - openedAfterMs));
      proxy.set({ kind: 'pass' });
      closedAfterMs = await measureUntil(bff.url, 'closed', {
        limitMs: partitionMs,
        beforeEachPoll: () => probe(bff.url, context.staff.token),
      });
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
    const lines = [summary, ...summarizePeakLoad(result)];
    if (!(openedAfterMs <= maxOpenMs && closedAfterMs <= maxCloseMs))
      throw new Error(
        `the limits are ${maxOpenMs / 1000} s and ${maxCloseMs / 1000} s\n${lines.join('\n')}`,
      );
    return lines;
  } finally {
    await bff.stop();
    await proxy.close();
  }
};
