import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, findFreePort, silentLogger } from '@tokri/service-kit/testing';
import { createUpstream } from '../src/upstreams/create-upstream.ts';
import type { Upstream } from '../src/upstreams/upstream.ts';

/** Below the twenty failures after which the breaker opens anyway. */
const waitingCalls = 10;
const timeoutMs = 30_000;

const processes: Server[] = [];
let upstream: Upstream;
let calls: Promise<unknown>[];
beforeEach(() => {
  calls = [];
});
afterEach(async () => {
  for (const each of processes.splice(0)) {
    each.close();
    each.closeAllConnections();
  }
  await Promise.all(calls);
  upstream.stop();
});

/** Accepts every call and answers none, except for health checks if it is alive. */
const startProcess = async (address: string, port: number, isAlive: boolean) => {
  let healthChecks = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/health/live') return;
    healthChecks += 1;
    if (isAlive) response.end('{}');
  });
  processes.push(server);
  server.listen(port, address);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, healthChecks: () => healthChecks };
};

const startCalls = (port: number, addresses: readonly string[]): void => {
  upstream = createUpstream({
    name: 'orders',
    url: `http://orders.test:${port}`,
    timeoutMs: { read: timeoutMs, write: timeoutMs, upload: timeoutMs, image: timeoutMs },
    breakerResetMs: timeoutMs,
    logger: silentLogger,
    random: () => 0.5,
    onRetry: () => undefined,
    resolveAddresses: () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
  });
  calls = Array.from({ length: waitingCalls }, () =>
    upstream
      .send({ callClass: 'write', method: 'POST', path: '/', headers: {}, timeoutMs })
      .catch(() => undefined),
  );
};
const readStates = (): readonly string[] =>
  Object.values(upstream.details()).map(({ state }) => state);

describe('a service whose calls wait', () => {
  it('is isolated before any call times out when it answers no health check', async () => {
    const { port } = await startProcess('127.0.0.1', 0, false);
    startCalls(port, ['127.0.0.1']);
    await eventually(() => readStates().every((state) => state === 'open'), {
      missing: 'open circuit breakers',
    });
    expect(upstream.details().write.timeouts).toBe(0);
  });

  it('is not isolated while one of its processes answers health checks', async () => {
    const port = await findFreePort();
    await startProcess('127.0.0.1', port, false);
    const alive = await startProcess('127.0.0.2', port, true);
    startCalls(port, ['127.0.0.1', '127.0.0.2']);
    await eventually(() => alive.healthChecks() >= 3, { missing: 'three health checks' });
    expect(new Set(readStates())).toEqual(new Set(['closed']));
  });
});
