import { setTimeout as wait } from 'node:timers/promises';
import { connectRedis } from '@tokri/service-kit/redis';
import { readRunFile } from '../../support/product.ts';
import { startFaultProxy, type FaultProxy, type ProxyMode } from '../faults/fault-proxy.ts';
import { killInfra } from '../faults/process-faults.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import {
  exceedingLimit,
  admittedP99Ms,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import {
  runVerifiedPeakLoad,
  type PeakExperiment,
  type ExperimentContext,
} from './peak-experiment.ts';
import { stopPods } from '../../support/pods/pods.ts';
import { startBffWithUpstreams, startInstance } from '../../support/pods/service-instance.ts';

const cacheDelayMs = 2_000;
/** Below the time limit of a command, so the breaker stays closed and each request waits. */
const shortDelayMs = 200;
const slowFromFirstToLast = `${shortDelayMs / 1000} s slow, from the first call to the last`;
const faultDurationMs = 3_000;
const lostResponseInterval = 3;
/**
 * The first calls wait for the Redis timeout of 300 ms before the breaker opens. A hold asks Redis
 * twice in a row, once in the BFF and once in delivery-slot.
 */
const toleratedP99Ms = 500;

/** A hold waits for Redis twice, and in the queue of its slot for two others that do. */
const toleratedSlowP99Ms = toleratedP99Ms + 6 * shortDelayMs;

const proxyFault = (description: string, proxy: FaultProxy, mode: ProxyMode): Fault => ({
  description,
  inject: async () => {
    proxy.set(mode);
    await wait(faultDurationMs);
    proxy.set({ kind: 'pass' });
  },
});

const flushCache: Fault = {
  description: 'FLUSHALL',
  inject: async () => {
    const redis = await connectRedis({ url: readRunFile().infra.redis.url });
    await redis.flushall();
    await redis.quit();
  },
};

const withCacheProxy = async <Result>(
  work: (origin: string, proxy: FaultProxy) => Promise<Result>,
): Promise<Result> => {
  const { hostname, port } = new URL(readRunFile().infra.redis.url);
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
  const environmentOverrides = { REDIS_URL: `redis://127.0.0.1:${proxy.port}` };
  const deliverySlot = await startInstance('delivery-slot', { environmentOverrides });
  const bff = await startBffWithUpstreams(
    { 'delivery-slot': deliverySlot.url },
    environmentOverrides,
  );
  try {
    return await work(bff.url, proxy);
  } finally {
    await stopPods([{ deliverySlot, bff }]);
    await proxy.close();
  }
};

export const cacheOutage: PeakExperiment = (context) =>
  withCacheProxy(async (origin, proxy) => {
    const lines: string[] = [];
    const p99ByFault: Record<string, number> = {};
    const measure = async (
      name: string,
      faults: readonly Fault[],
      origins: readonly string[] = [origin],
    ): Promise<void> => {
      const result = await runVerifiedPeakLoad(context, { origins, faults });
      p99ByFault[name] = admittedP99Ms(result.firstCalls);
      lines.push(`cache ${name}: ${summarizePeakLoad(result).join('; ')}`);
    };
    await measure('healthy', []);
    await measure(`${cacheDelayMs / 1000} s slow`, [
      proxyFault('slow cache', proxy, { kind: 'delay', delayMs: cacheDelayMs }),
    ]);
    proxy.set({ kind: 'delay', delayMs: shortDelayMs });
    await measure(slowFromFirstToLast, []);
    proxy.set({ kind: 'pass' });
    await measure('flushed', [flushCache]);
    await measure('down', [proxyFault('cache down', proxy, { kind: 'refuse' })]);
    await measure('killed', [killInfra('redis')], [readRunFile().web]);
    const { [slowFromFirstToLast]: slowP99Ms = Number.NaN, ...brokenP99ByFault } = p99ByFault;
    const doubleHealthyMs = 2 * (p99ByFault.healthy ?? Number.NaN);
    const exceedingFaults = [
      ...exceedingLimit(brokenP99ByFault, Math.max(toleratedP99Ms, doubleHealthyMs)),
      ...exceedingLimit(
        { [slowFromFirstToLast]: slowP99Ms },
        Math.max(toleratedSlowP99Ms, doubleHealthyMs),
      ),
    ];
    if (exceedingFaults.length > 0)
      throw new Error(`p99 too high: ${exceedingFaults.join(', ')}\n${lines.join('\n')}`);
    return lines;
  });

export const lostCacheResponses: PeakExperiment = (context: ExperimentContext) =>
  withCacheProxy(async (origin, proxy) => {
    proxy.set({ kind: 'reset-on-response', every: lostResponseInterval });
    const result = await runVerifiedPeakLoad(context, { origins: [origin], faults: [] });
    if (proxy.lostResponses() === 0) throw new Error('no response of the cache was lost');
    return [`${proxy.lostResponses()} responses of the cache lost`, ...summarizePeakLoad(result)];
  });
