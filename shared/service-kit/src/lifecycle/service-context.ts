import { setShopMarket } from '@tokri/contracts/market';
import type { ServiceName } from '@tokri/contracts/platform';
import type { Connection } from 'mongoose';
import type { ServiceConfig } from '../config/index.ts';
import { createBroker, toKafkaSecurity, toTopicReplication } from '../kafka/index.ts';
import type { Broker, BrokerSettings, ConsumerDefinition } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { createMetricRegistry, observeBroker, observeConsumer } from '../metrics/index.ts';
import type { MetricRegistry } from '../metrics/index.ts';
import { connectMongo } from '../mongo/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import { createOutboxRelay, createSnapshotPublisher } from '../outbox/index.ts';
import type { SnapshotSource } from '../outbox/index.ts';
import { connectRedis } from '../redis/index.ts';
import type { Redis } from '../redis/index.ts';
import type { Tracing } from '../telemetry/index.ts';
import type { BackgroundWorker } from './background-worker.ts';
import type { Clock } from '../use-case/index.ts';
import { createConsumerWorker } from './consumer-worker.ts';
import { combineInstrumentations } from './instrumentation.ts';
import type { Instrumentation } from './instrumentation.ts';
import { createPeriodicJob, type PeriodicJobOptions } from './periodic-job.ts';
import { selectInstrumentations } from './select-instrumentations.ts';
import { traceProcess } from './trace-process.ts';

export const systemClock: Clock = () => new Date();

export interface ComposeOptions {
  readonly logger: Logger;
  readonly clock?: Clock;
}

/** A number is `intervalMs`. */
type JobInterval = number | Pick<PeriodicJobOptions, 'intervalMs' | 'maxBusyShare'>;

export interface ServiceContext {
  readonly name: ServiceName;
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly broker: Broker;
  readonly metrics: MetricRegistry;
  readonly tracing: Tracing;
  readonly instrumentation: Required<Instrumentation>;
  readonly outboxRelay: (models: readonly StoredModel[]) => BackgroundWorker;
  readonly snapshotPublisher: (sources: readonly SnapshotSource[]) => BackgroundWorker;
  readonly consumer: (definition: ConsumerDefinition) => BackgroundWorker;
  readonly periodicJob: (
    name: string,
    interval: JobInterval,
    run: () => Promise<unknown>,
  ) => BackgroundWorker;
  readonly connectRedis: () => Promise<Redis | undefined>;
}

const toIntervalOptions = (interval: JobInterval) =>
  typeof interval === 'number' ? { intervalMs: interval } : interval;

const connectBroker = (
  name: ServiceName,
  config: ServiceConfig,
  options: Pick<BrokerSettings, 'logger' | 'onRequest'>,
): Broker =>
  createBroker({
    brokers: config.KAFKA_BROKERS,
    security: toKafkaSecurity(config),
    clientId: name,
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    replication: toTopicReplication(config),
    memberFile: config.KAFKA_MEMBER_FILE,
    ...options,
  });

export const createServiceContext = async (
  name: ServiceName,
  config: ServiceConfig,
  { logger, clock = systemClock }: ComposeOptions,
): Promise<ServiceContext> => {
  setShopMarket(config.TAX_MODE);
  const metrics = createMetricRegistry(name, logger);
  const tracing = await traceProcess(name, config, { metrics, logger });
  const instrumentations = selectInstrumentations(config, metrics);
  const instrumentation = combineInstrumentations(instrumentations);
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: name,
    monitorCommands: instrumentations.length > 0,
  });
  instrumentation.observeMongo(connection);
  const broker = instrumentation.decorateBroker(
    observeBroker(
      connectBroker(name, config, {
        logger,
        ...(instrumentations.length > 0 ? { onRequest: instrumentation.observeKafkaRequest } : {}),
      }),
      metrics,
    ),
  );
  return {
    name,
    config,
    logger,
    clock,
    connection,
    broker,
    metrics,
    tracing,
    instrumentation,
    outboxRelay: (models) => createOutboxRelay({ broker, models, logger }),
    snapshotPublisher: (sources) => createSnapshotPublisher({ broker, sources, logger }),
    consumer: (definition) =>
      createConsumerWorker({
        broker,
        definition: observeConsumer(instrumentation.decorateConsumer(definition), metrics),
        logger,
      }),
    periodicJob: (jobName, interval, run) =>
      createPeriodicJob({ name: jobName, run, logger, ...toIntervalOptions(interval) }),
    connectRedis: async () =>
      config.REDIS_URL === undefined ? undefined : connectRedis({ url: config.REDIS_URL, logger }),
  };
};
