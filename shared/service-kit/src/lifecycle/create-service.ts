import { setTimeout as wait } from 'node:timers/promises';
import { createTokenVerifier } from '../auth/index.ts';
import { armCrashPoint } from '../crash-points/index.ts';
import { createApp, createLoadShedding, startServer } from '../http/index.ts';
import type { HttpServer, LoadShedding } from '../http/index.ts';
import {
  deadLetterTopicPlan,
  retryWithBackoff,
  toTopicPlan,
  startMaterializedViews,
  startConsumer,
  topicsOf,
} from '../kafka/index.ts';
import type { RunningMaterializedViews, RunningConsumer } from '../kafka/index.ts';
import { countCommands, createIdempotencyStore, ensureIndexes } from '../mongo/index.ts';
import type { IdempotencyStore } from '../mongo/index.ts';
import { createStoreProbe } from './store-probe.ts';
import type { RunningService, ServiceOptions } from './service-options.ts';
import { createPeriodicJob } from './periodic-job.ts';
import type { PeriodicJob } from './periodic-job.ts';

const keySweepEveryMs = 10 * 60_000;

type Phase = 'starting' | 'ready' | 'draining';

interface Started {
  readonly runners: readonly RunningConsumer[];
  readonly tables: RunningMaterializedViews;
}

interface Serving {
  readonly shedding: LoadShedding;
  readonly idempotency: IdempotencyStore;
  phase(): Phase;
  /** What the consumers have still to do, by group; empty before they run. */
  consumers(): Readonly<Record<string, { readonly lag: number }>>;
}

/** What has been started so far; a failed start stops just that. */
interface Running {
  readonly server: HttpServer;
  readonly sweepers: readonly PeriodicJob[];
  readonly readers: Started | undefined;
}

/** With the broker away a service starts late, not never. */
const ensureTopics = async (
  { broker, topics, consumers = [], logger }: ServiceOptions,
  isStopped: () => boolean,
): Promise<void> => {
  const letters = consumers
    .filter(({ kind }) => kind === 'shared')
    .flatMap(({ group, handlers }) =>
      topicsOf(handlers).map((topic) => deadLetterTopicPlan(topic, group)),
    );
  await retryWithBackoff(() => broker.ensureTopics([...topics.map(toTopicPlan), ...letters]), {
    operation: 'making topics',
    logger,
    isStopped,
  });
};

const startReaders = async (parts: ServiceOptions): Promise<Started> => {
  const { broker, logger, consumers = [], tables = [], name } = parts;
  const [runningTables, ...runners] = await Promise.all([
    startMaterializedViews({ broker, views: tables, name, logger }),
    ...consumers.map((consumption) => startConsumer({ broker, definition: consumption, logger })),
  ]);
  await runningTables.caughtUp;
  return { runners, tables: runningTables };
};

const consumersOf = (readers: Started | undefined): ReturnType<Serving['consumers']> =>
  readers
    ? Object.fromEntries([
        ...readers.runners.map((runner) => [runner.group, { lag: runner.lag() }] as const),
        ['tables', { lag: readers.tables.lag() }] as const,
      ])
    : {};

const serve = (
  parts: ServiceOptions,
  { shedding, idempotency, phase, consumers }: Serving,
): Promise<HttpServer> => {
  const { http, config, logger, broker, name } = parts;
  const isStoreThere = createStoreProbe(parts.connection);
  const commands = countCommands(parts.connection);
  const app = createApp({
    ...http,
    logger,
    idempotency,
    shedding,
    validatesResponses: config.NODE_ENV !== 'production',
    verifyToken: http.verifyToken ?? createTokenVerifier({ jwks: config.TOKEN_JWKS }),
    health: {
      isReady: async () => phase() === 'ready' && (await isStoreThere()),
      details: async () => ({
        service: name,
        phase: phase(),
        store: await isStoreThere(),
        broker: broker.health(),
        consumers: consumers(),
        inFlight: shedding.inFlight(),
        ...commands(),
        uptimeSeconds: Math.round(process.uptime()),
        memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
        ...parts.details?.(),
      }),
    },
  });
  return startServer(app, { host: config.HOST, port: config.PORT });
};

/** reliability.md 8.3, row SIGTERM: out of the balancer, no more requests, no more events, the relay's batch, then the connections. */
const stopInOrder = async (
  parts: ServiceOptions,
  { server, sweepers, readers }: Running,
): Promise<void> => {
  await wait(parts.config.DRAIN_WAIT_MS);
  await server.close();
  await Promise.all([
    ...(readers?.runners ?? []).map((runner) => runner.stop()),
    readers?.tables.stop(),
    ...sweepers.map((each) => each.stop()),
  ]);
  await Promise.all((parts.relays ?? []).map((relay) => relay.stop()));
  await parts.broker.close();
  await parts.connection.close();
  for (const close of parts.closers ?? []) await close();
};

/**
 * Starts everything a service is made of and answers when it is ready: indexes verified, topics there, tables caught up, consumers running. The server listens first, so that health
 * can be asked meanwhile.
 */
export const createService = async (parts: ServiceOptions): Promise<RunningService> => {
  const { logger, config, connection, broker } = parts;
  armCrashPoint(config.CRASH_POINT);
  let phase: Phase = 'starting';
  let stopping: Promise<void> | undefined;
  let readers: Started | undefined;
  const failed = new Promise<Error>((resolve) => {
    broker.onFatal(resolve);
  });
  const shedding = createLoadShedding(config.MAX_IN_FLIGHT);
  const idempotency = parts.http.idempotency ?? createIdempotencyStore(connection);
  const sweepers = [
    ...(parts.sweepers ?? []),
    createPeriodicJob({
      name: 'idempotency',
      intervalMs: keySweepEveryMs,
      run: () => idempotency.sweep(new Date()),
      logger,
    }),
  ];
  const server = await serve(parts, {
    shedding,
    idempotency,
    phase: () => phase,
    consumers: () => consumersOf(readers),
  });
  const stop = (): Promise<void> => {
    phase = 'draining';
    stopping ??= stopInOrder(parts, { server, sweepers, readers }).finally(() => {
      shedding.stop();
    });
    return stopping;
  };
  try {
    await ensureIndexes(parts.models);
    await ensureTopics(parts, () => phase === 'draining');
    parts.relays?.forEach((relay) => {
      relay.start();
    });
    readers = await startReaders(parts);
    sweepers.forEach((each) => {
      each.start();
    });
    await parts.beforeReady?.();
  } catch (error) {
    await stop();
    throw error;
  }
  phase = 'ready';
  logger.info({ url: server.url }, 'ready');
  return { url: server.url, stop, failed };
};
