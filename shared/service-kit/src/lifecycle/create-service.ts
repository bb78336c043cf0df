import { setTimeout as wait } from 'node:timers/promises';
import { erasureOfService, servicePageOfAudit } from '@tokri/contracts/api';
import { userErasures } from '@tokri/contracts/events';
import { platformMetrics } from '@tokri/contracts/metrics';
import { createTokenVerifier } from '../auth/index.ts';
import {
  createApp,
  createAuditPageHandler,
  createLoadShedding,
  createServiceErasureHandler,
  listOperations,
  startServer,
  toSheddingLimits,
} from '../http/index.ts';
import type { HttpServer, LoadShedding } from '../http/index.ts';
import { retryBrokerErrors, toTopicPlan } from '../kafka/index.ts';
import { createAuditStore, createIdempotencyStore, ensureIndexes } from '../mongo/index.ts';
import type { AuditStore, IdempotencyStore } from '../mongo/index.ts';
import {
  createMetricRegistry,
  findFigure,
  observeRequests,
  startMetricsServer,
} from '../metrics/index.ts';
import type { MetricRegistry, NamedSample } from '../metrics/index.ts';
import { createGuardedRedis } from '../redis/index.ts';
import { workerRoles } from './background-worker.ts';
import type { BackgroundWorker } from './background-worker.ts';
import { createViewsWorker } from './consumer-worker.ts';
import { createPeriodicJob } from './periodic-job.ts';
import type { RunningService, ServiceOptions } from './service-options.ts';
import { countShed, reportProcess, reportRedis, reportService } from './service-metrics.ts';
import { createStoreProbe } from './store-probe.ts';

const idempotencySweepMs = 10 * 60_000;
const auditSweepMs = 60 * 60_000;
const erasureIntervalMs = 6 * 60 * 60_000;

type Phase = 'starting' | 'ready' | 'draining';

interface ServerOptions {
  readonly metrics: MetricRegistry;
  readonly shedding: LoadShedding;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditStore;
  readonly workers: readonly BackgroundWorker[];
  phase(): Phase;
}

const ensureTopics = (
  { broker, topics, logger }: ServiceOptions,
  workers: readonly BackgroundWorker[],
  isStopped: () => boolean,
): Promise<void> => {
  const plans = [
    ...[...topics, userErasures].map(toTopicPlan),
    ...workers.flatMap((worker) => worker.topics ?? []),
  ];
  return retryBrokerErrors(() => broker.ensureTopics(plans), {
    operation: 'making topics',
    logger,
    isStopped,
  });
};

const lagByGroup = (figures: readonly NamedSample[]) =>
  Object.fromEntries(
    figures
      .filter(({ name }) => name === platformMetrics.consumerLag.name)
      .map(({ labels: { group = '' }, value }) => [group, { lag: value }] as const),
  );

const sweepJobs = (
  { idempotency, audit }: Pick<ServerOptions, 'idempotency' | 'audit'>,
  logger: ServiceOptions['logger'],
): BackgroundWorker[] => [
  createPeriodicJob({
    name: 'idempotency',
    intervalMs: idempotencySweepMs,
    run: () => idempotency.sweep(new Date()),
    logger,
  }),
  createPeriodicJob({
    name: 'audit',
    intervalMs: auditSweepMs,
    run: () => audit.sweep(new Date()),
    logger,
  }),
];

const repeatedErasures = ({ erasures, logger }: ServiceOptions): BackgroundWorker[] =>
  erasures.repeatRecent
    ? [
        createPeriodicJob({
          name: 'erasures',
          intervalMs: erasureIntervalMs,
          run: erasures.repeatRecent,
          logger,
        }),
      ]
    : [];

/** Every service serves its audit entries and what it erased, so that no service can forget to. */
const withSharedOperations = (
  { http, name, erasures }: ServiceOptions,
  audit: AuditStore,
): ServiceOptions['http'] => {
  const auditPage = servicePageOfAudit(name);
  const erasure = erasureOfService(name);
  return {
    ...http,
    operations: [...listOperations(http.operations), auditPage, erasure],
    handlers: {
      ...http.handlers,
      [auditPage.operationId]: createAuditPageHandler(name, audit),
      [erasure.operationId]: createServiceErasureHandler(erasures),
    },
  };
};

const serve = (
  options: ServiceOptions,
  { shedding, idempotency, audit, workers, metrics, phase }: ServerOptions,
): Promise<HttpServer> => {
  const { http, config, logger, broker, name, redis } = options;
  const isStoreReachable = createStoreProbe(options.connection);
  reportProcess(metrics, { broker, shedding });
  reportService(metrics, { workers, isStoreReachable });
  if (redis) reportRedis(metrics, createGuardedRedis(redis));
  const app = createApp({
    ...withSharedOperations(options, audit),
    logger,
    idempotency,
    audit,
    shedding,
    observeRequest: observeRequests(metrics),
    validatesResponses: config.NODE_ENV !== 'production',
    verifyToken: http.verifyToken ?? createTokenVerifier({ jwks: config.TOKEN_JWKS }),
    health: {
      isReady: async () => phase() === 'ready' && (await isStoreReachable()),
      details: async () => {
        const figures = await metrics.samples();
        return {
          service: name,
          phase: phase(),
          store: findFigure(figures, platformMetrics.storeReachable) === 1,
          broker: broker.health(),
          consumers: lagByGroup(figures),
          inFlight: findFigure(figures, platformMetrics.requestsInFlight) ?? 0,
          uptimeSeconds: Math.round(process.uptime()),
          memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
          ...(await options.details?.()),
          figures,
        };
      },
    },
  });
  return startServer(app, { host: config.HOST, port: config.PORT });
};

const startWorkers = async (workers: readonly BackgroundWorker[]): Promise<void> => {
  for (const role of workerRoles)
    await Promise.all(
      workers.filter((worker) => worker.role === role).map(async (worker) => worker.start()),
    );
};

const stopWorkers = async (workers: readonly BackgroundWorker[]): Promise<void> => {
  const isPublisher = ({ role }: BackgroundWorker): boolean => role === 'publisher';
  await Promise.all(workers.filter((each) => !isPublisher(each)).map((each) => each.stop()));
  await Promise.all(workers.filter(isPublisher).map((each) => each.stop()));
};

interface StoppedServers {
  readonly server: HttpServer;
  readonly metricsServer: Pick<HttpServer, 'close'>;
}

const stopInOrder = async (
  options: ServiceOptions,
  { server, metricsServer }: StoppedServers,
  workers: readonly BackgroundWorker[],
): Promise<void> => {
  server.drain();
  await wait(options.config.DRAIN_WAIT_MS);
  await Promise.all([server.close(), metricsServer.close()]);
  await stopWorkers(workers);
  await options.broker.close();
  await options.connection.close();
  options.redis?.disconnect();
  await options.tracing?.stop();
};

/**
 * Resolves when the service is ready: indexes verified, topics created, views caught up, consumers
 * running. The server listens first so that health checks work meanwhile.
 */
export const createService = async (options: ServiceOptions): Promise<RunningService> => {
  const { name, logger, config, connection, broker, views = [] } = options;
  let phase: Phase = 'starting';
  let stopping: Promise<void> | undefined;
  const failed = new Promise<Error>((resolve) => {
    broker.onFatal(resolve);
  });
  const { metrics = createMetricRegistry(name, logger) } = options;
  const shedding = createLoadShedding(toSheddingLimits(config), countShed(metrics));
  const idempotency = createIdempotencyStore(connection);
  const audit = createAuditStore(connection);
  const workers: readonly BackgroundWorker[] = [
    ...(options.workers ?? []),
    createViewsWorker({ broker, views, name, logger }),
    ...sweepJobs({ idempotency, audit }, logger),
    ...repeatedErasures(options),
  ];
  const serverOptions = { shedding, idempotency, audit, workers, metrics, phase: () => phase };
  const server = await serve(options, serverOptions);
  const metricsServer = await startMetricsServer(metrics, config);
  const stop = (): Promise<void> => {
    phase = 'draining';
    stopping ??= stopInOrder(options, { server, metricsServer }, workers).finally(() => {
      shedding.stop();
    });
    return stopping;
  };
  try {
    await ensureIndexes([...options.models, options.erasures.model]);
    await idempotency.ensureIndexes();
    await audit.ensureIndexes();
    await ensureTopics(options, workers, () => phase === 'draining');
    await startWorkers(workers);
    await options.beforeReady?.();
  } catch (error) {
    await stop();
    throw error;
  }
  phase = 'ready';
  logger.info({ url: server.url }, 'ready');
  return { url: server.url, stop, failed };
};
