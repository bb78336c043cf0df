import { setTimeout as wait } from 'node:timers/promises';
import { readRunFile } from '../../support/product.ts';
import { nowMs } from '../../support/rush/open-arrivals.ts';
import { faultProxy } from './fault-proxy.ts';
import type { Fault } from '../../support/rush/fault.ts';
import { rushLines } from '../../support/rush/rush-verdict.ts';
import { rushed, type RushExperiment } from './scene.ts';
import { bffTowards } from '../../support/pods/twins.ts';

const partitionMs = 30_000;
const lookEveryMs = 50;
const opensWithinMs = 3_000;
const closesWithinMs = 15_000;
/** Long enough that customers come before, during and after. */
const customersDefault = 3_000;
const customersASecond = 60;

interface Details {
  readonly upstreams: Readonly<Record<string, { readonly write: { readonly state: string } }>>;
}

const stateAt = async (origin: string): Promise<string> =>
  ((await (await fetch(`${origin}/health/details`)).json()) as Details).upstreams['delivery-slot']
    ?.write.state ?? '';

/** A breaker asks nobody by itself whether the service is back: when the rush is over, this call does. There is no such hold. */
const knock = async (origin: string, token: string): Promise<void> => {
  await fetch(`${origin}/api/SlotHold?HoldId=999999999`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
};

/** Milliseconds from now until the breaker is in that state; `meanwhile` is done before each look. */
const until = async (
  origin: string,
  state: string,
  {
    limitMs,
    meanwhile = () => Promise.resolve(),
  }: { readonly limitMs: number; readonly meanwhile?: () => Promise<void> },
): Promise<number> => {
  const begun = nowMs();
  while ((await stateAt(origin)) !== state) {
    if (nowMs() - begun > limitMs) return Number.POSITIVE_INFINITY;
    await meanwhile();
    await wait(lookEveryMs);
  }
  return nowMs() - begun;
};

/** E18: for 30 s the bff's calls reach delivery-slot and no answer comes back. The breaker opens and closes in time, and nobody is told of a place that is not theirs. */
export const partition: RushExperiment = async (scene) => {
  const { hostname, port } = new URL(readRunFile().services['delivery-slot']?.url ?? '');
  const proxy = await faultProxy({ host: hostname, port: Number(port) });
  const bff = await bffTowards({ 'delivery-slot': `http://127.0.0.1:${proxy.port}` });
  let [opened, closed] = [Number.NaN, Number.NaN];
  const cut: Fault = {
    what: `no answers of delivery-slot for ${partitionMs / 1000} s`,
    inflict: async () => {
      proxy.set({ kind: 'no-answers' });
      opened = await until(bff.url, 'open', { limitMs: partitionMs });
      await wait(Math.max(0, partitionMs - opened));
      proxy.set({ kind: 'through' });
      closed = await until(bff.url, 'closed', {
        limitMs: partitionMs,
        meanwhile: () => knock(bff.url, scene.staff.token),
      });
    },
  };
  try {
    const rush = await rushed(
      { ...scene, customers: scene.customers ?? customersDefault },
      { origins: [bff.url], faults: [cut], arrivalsASecond: customersASecond },
    );
    const said = `breaker open after ${(opened / 1000).toFixed(1)} s, closed ${(closed / 1000).toFixed(1)} s after the partition`;
    if (!(opened <= opensWithinMs && closed <= closesWithinMs))
      throw new Error(
        `${said}; ${opensWithinMs / 1000} s and ${closesWithinMs / 1000} s were wanted\n${rushLines(rush).join('\n')}`,
      );
    return [said, ...rushLines(rush)];
  } finally {
    await bff.end();
    await proxy.close();
  }
};
