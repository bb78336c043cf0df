import { setTimeout as wait } from 'node:timers/promises';
import { openStalledRequest, type StalledRequest } from '@tokri/service-kit/testing';
import { callApi } from '../support/api/call-api.ts';
import { readProductUrls } from '../support/product.ts';
import { percentileFigures, type Benchmark } from './report.ts';

const defaultConnections = 500;
const defaultSeconds = 15;
const callsPerSecond = 20;
const reconnectMs = 1_000;

const headers = { 'content-type': 'application/json' };

/** Replaces every connection that the server closes, so that the attack goes on. */
const keepStalled = (origin: string, path: string, count: number): (() => void) => {
  let isStopped = false;
  const requests = new Set<StalledRequest>();
  const stall = async (): Promise<void> => {
    const request = await openStalledRequest(origin, path, headers);
    requests.add(request);
    if (isStopped) request.close();
    await request.text;
    requests.delete(request);
    request.close();
  };
  const keepOne = async (): Promise<void> => {
    while (!isStopped) {
      await stall().catch(() => undefined);
      await wait(reconnectMs);
    }
  };
  for (let index = 0; index < count; index += 1) void keepOne();
  return () => {
    isStopped = true;
    for (const request of requests) request.close();
  };
};

const calls = [
  { path: '/api/Filter' },
  { path: '/api/TimeSlot', query: { pincode: '560034' } },
  { method: 'POST', path: '/api/CartPreview', body: { Lines: [], Pincode: '560034' } },
  { method: 'POST', path: '/api/webhooks/razorpay', body: '{}' },
];

const measureCalls = async (seconds: number) => {
  const start = performance.now();
  const sent: Promise<{ readonly ms: number; readonly status: number }>[] = [];
  for (let index = 0; index < callsPerSecond * seconds; index += 1) {
    await wait(Math.max(0, start + (index * 1000) / callsPerSecond - performance.now()));
    const startedAt = performance.now();
    const call = calls[index % calls.length] ?? { path: '/api/Filter' };
    sent.push(callApi(call).then(({ status }) => ({ ms: performance.now() - startedAt, status })));
  }
  return Promise.all(sent);
};

export const stalledBodies: Benchmark = async ([
  connections = String(defaultConnections),
  seconds = String(defaultSeconds),
]) => {
  const { web } = readProductUrls();
  const before = await measureCalls(Number(seconds));
  const stop = keepStalled(web, '/api/webhooks/razorpay', Number(connections));
  const during = await measureCalls(Number(seconds));
  stop();
  const rejected = during.filter(({ status }) => status === 429 || status >= 500).length;
  const toMs = (responses: typeof before) => responses.map(({ ms }) => ms);
  return [
    ...percentileFigures('response time of other callers, no attack', toMs(before)),
    ...percentileFigures(`the same, ${connections} stalled bodies`, toMs(during)),
    { label: 'calls rejected meanwhile', value: `${rejected} of ${during.length}` },
  ];
};
