import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { bffOperations } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
import { signInTestUsers } from '../support/api/test-users.ts';
import { createCallers, type Caller } from '../support/load-generator/callers.ts';
import { openSlots } from '../support/load-generator/open-slots.ts';
import { findUnusedWindows } from '../support/load-generator/unused-slot-windows.ts';
import { startInstance } from '../support/pods/service-instance.ts';
import { readCpuMs } from './cpu-time.ts';
import { readPss } from './memory.ts';
import { megabytes, milliseconds, type Benchmark, type Figure } from './report.ts';

const defaultStreams = 5_000;
const openedAtOnce = 100;
const settleMs = 5_000;
const heartbeatMs = 15_000;
const idleMs = 4 * heartbeatMs;
const deliveryTimeoutMs = 30_000;

/** The limits of Kubernetes: k8s/base/bff/deployment.yaml. */
const heapFlags = '--max-semi-space-size=8 --max-old-space-size=288';

interface SlotStream {
  slotEvents: number;
}

const openStream = async (url: URL, agent: Agent, { token }: Caller): Promise<SlotStream> => {
  const request = get(url, {
    agent,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`live stream: ${response.statusCode}`);
  const stream = { slotEvents: 0 };
  response.setEncoding('utf8').on('data', (text: string) => {
    stream.slotEvents += text.split('event: slot.left').length - 1;
  });
  return stream;
};

const openStreams = async (
  url: URL,
  agent: Agent,
  callers: readonly Caller[],
): Promise<readonly SlotStream[]> => {
  const streams: SlotStream[] = [];
  for (let start = 0; start < callers.length; start += openedAtOnce)
    streams.push(
      ...(await Promise.all(
        callers.slice(start, start + openedAtOnce).map((caller) => openStream(url, agent, caller)),
      )),
    );
  return streams;
};

/** Opens a slot; every stream of the pincode learns what is left of it. */
const measureDelivery = async (
  streams: readonly SlotStream[],
  openOneSlot: () => Promise<unknown>,
): Promise<Figure> => {
  for (const stream of streams) stream.slotEvents = 0;
  const startMs = performance.now();
  await openOneSlot();
  await eventually(
    () => Promise.resolve(streams.every(({ slotEvents }) => slotEvents > 0) || undefined),
    { timeoutMs: deliveryTimeoutMs, missing: 'the new slot on every stream' },
  );
  return {
    label: 'a slot is opened, to the last of the streams',
    value: milliseconds(performance.now() - startMs),
  };
};

export const liveStreams: Benchmark = async ([count = String(defaultStreams)]) => {
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  const callers = await createCallers(Number(count));
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const bff = await startInstance('bff', {
    environmentOverrides: {
      LIVE_PER_ADDRESS: count,
      LIVE_TOTAL: count,
      NODE_OPTIONS: heapFlags,
    },
  });
  try {
    const pid = bff.pid() ?? 0;
    const url = new URL(bffOperations.streamEvents.path, bff.url);
    url.searchParams.set('Pincode', testPincode);
    await wait(settleMs);
    const bytesBefore = await readPss(pid);
    const openMs = performance.now();
    const streams = await openStreams(url, agent, callers);
    const openedMs = performance.now() - openMs;
    const cpuBefore = readCpuMs(pid);
    await wait(idleMs);
    const idleCpuMs = readCpuMs(pid) - cpuBefore;
    const idleBytes = await readPss(pid);
    const delivery = await measureDelivery(streams, async () =>
      openSlots(clerk, await findUnusedWindows(1), 1),
    );
    return [
      { label: `${count} streams opened in`, value: milliseconds(openedMs) },
      { label: 'BFF before the streams', value: megabytes(bytesBefore) },
      { label: `with ${count} streams, a minute later`, value: megabytes(idleBytes) },
      { label: 'after the delivery of a slot', value: megabytes(await readPss(pid)) },
      {
        label: 'CPU of the BFF while nothing changes',
        value: `${((100 * idleCpuMs) / idleMs).toFixed(1)} % of a core`,
      },
      delivery,
    ];
  } finally {
    agent.destroy();
    await bff.stop();
  }
};
