import { platformMetrics } from '@tokri/contracts/metrics';
import type { LoadShedding } from '../http/index.ts';
import type { Broker } from '../kafka/index.ts';
import type { MetricRegistry } from '../metrics/index.ts';
import type { GuardedRedis } from '../redis/index.ts';
import type { BackgroundWorker } from './background-worker.ts';

/** A fetch is answered within a second, and a group that rebalances fetches nothing for 20 s. */
const maxFetchAgeMs = 30_000;

const one = (value: number | boolean) => [{ labels: {}, value: Number(value) }];

export const countShed = (metrics: MetricRegistry): (() => void) => {
  const shed = metrics.counter(platformMetrics.requestsShed);
  return () => {
    shed.add({});
  };
};

/** The load of a process and the state of its broker, for services and the BFF. */
export const reportProcess = (
  metrics: MetricRegistry,
  { broker, shedding }: { readonly broker: Broker; readonly shedding: LoadShedding },
): void => {
  const startedAtSeconds = Math.round(Date.now() / 1000 - process.uptime());
  metrics.gauge(platformMetrics.processStart, () => one(startedAtSeconds));
  metrics.gauge(platformMetrics.requestsInFlight, () => one(shedding.inFlight()));
  metrics.gauge(platformMetrics.eventLoopDelay, () => one(shedding.eventLoopDelayMs() / 1000));
  metrics.gauge(platformMetrics.brokerReachable, () => {
    const { isConnected, lastPublishFailed, fetchAgeMs } = broker.health();
    const isAnswering = fetchAgeMs === undefined ? isConnected : fetchAgeMs <= maxFetchAgeMs;
    return one(isAnswering && lastPublishFailed !== true);
  });
};

/** Asks Redis whenever the figures are read: a process that hangs keeps its connections open. */
export const reportRedis = (
  metrics: MetricRegistry,
  { attempt }: Pick<GuardedRedis, 'attempt'>,
): void => {
  metrics.gauge(platformMetrics.redisReachable, async () =>
    one((await attempt((redis) => redis.ping())) !== undefined),
  );
};

/** The store of a service and its background work. */
export const reportService = (
  metrics: MetricRegistry,
  {
    workers,
    isStoreReachable,
  }: {
    readonly workers: readonly BackgroundWorker[];
    readonly isStoreReachable: () => Promise<boolean>;
  },
): void => {
  const outboxes = () => workers.flatMap((worker) => worker.health().outboxes ?? []);
  metrics.gauge(platformMetrics.storeReachable, async () => one(await isStoreReachable()));
  metrics.gauge(platformMetrics.viewsCaughtUp, () =>
    one(workers.every((worker) => worker.health().hasCaughtUp ?? true)),
  );
  metrics.gauge(platformMetrics.consumerLag, () =>
    workers.flatMap((worker) => {
      const { lag } = worker.health();
      return lag === undefined ? [] : [{ labels: { group: worker.name }, value: lag }];
    }),
  );
  metrics.gauge(platformMetrics.fetchAge, () =>
    workers.flatMap((worker) => {
      const { fetchAgeMs } = worker.health();
      return fetchAgeMs === undefined
        ? []
        : [{ labels: { group: worker.name }, value: Math.round(fetchAgeMs / 1000) }];
    }),
  );
  metrics.gauge(platformMetrics.outboxPending, () =>
    outboxes().map(({ aggregate, pending }) => ({ labels: { aggregate }, value: pending })),
  );
  metrics.gauge(platformMetrics.outboxOldest, () =>
    outboxes().map(({ aggregate, oldestMs }) => ({
      labels: { aggregate },
      value: oldestMs / 1000,
    })),
  );
};
