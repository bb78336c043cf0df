import { publicOperations } from '@tokri/contracts/api';
import { edgeMetrics } from '@tokri/contracts/metrics';
import { createLoadShedding, toSheddingLimits } from '@tokri/service-kit/http';
import type { LoadShedding } from '@tokri/service-kit/http';
import { createCompanyView } from '@tokri/service-kit/company';
import type { CompanyView } from '@tokri/service-kit/company';
import { createBroker, toKafkaSecurity, toTopicReplication } from '@tokri/service-kit/kafka';
import type { Broker } from '@tokri/service-kit/kafka';
import {
  countShed,
  reportProcess,
  reportRedis,
  systemClock,
  traceProcess,
} from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import {
  countKafkaRequests,
  createMetricRegistry,
  observeBroker,
} from '@tokri/service-kit/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import { connectRedis, createGuardedRedis } from '@tokri/service-kit/redis';
import type { Redis } from '@tokri/service-kit/redis';
import type { Tracing } from '@tokri/service-kit/telemetry';
import type { BffConfig } from './config.ts';
import { observeRateLimiter } from './limits/observe-rate-limiter.ts';
import { createRateLimiter, toRateLimits, type RateLimiter } from './limits/rate-limiter.ts';
import { createLiveStream } from './live/live-stream.ts';
import type { LiveStream } from './live/live-stream.ts';
import { createReplayBuffer } from './live/replay/replay-buffer.ts';
import { createRevokedTokens } from './revoked-tokens/revoked-tokens.ts';
import type { RevokedTokens } from './revoked-tokens/revoked-tokens.ts';
import { createUpstreams } from './upstreams/create-upstreams.ts';
import type { Upstreams } from './upstreams/create-upstreams.ts';
import { observeUpstreams } from './upstreams/observe-upstreams.ts';
import { traceUpstreams } from './upstreams/trace-upstreams.ts';

export interface Dependencies {
  readonly config: BffConfig;
  readonly logger: Logger;
  readonly metrics: MetricRegistry;
  readonly tracing: Tracing;
  readonly redis: Redis | undefined;
  readonly broker: Broker;
  readonly upstreams: Upstreams;
  readonly live: LiveStream;
  readonly revokedTokens: RevokedTokens;
  readonly company: Pick<CompanyView, 'find'>;
  readonly shedding: LoadShedding;
  readonly limiter: RateLimiter;
}

export const createDependencies = async (
  config: BffConfig,
  logger: Logger,
): Promise<Dependencies> => {
  const metrics = createMetricRegistry('bff', logger);
  const tracing = await traceProcess('bff', config, { metrics, logger });
  const prefix = config.KAFKA_TOPIC_PREFIX;
  const redis =
    config.REDIS_URL === undefined
      ? undefined
      : await connectRedis({ url: config.REDIS_URL, logger });
  const guarded = redis && createGuardedRedis(redis);
  if (guarded) reportRedis(metrics, guarded);
  const broker = observeBroker(
    createBroker({
      brokers: config.KAFKA_BROKERS,
      security: toKafkaSecurity(config),
      clientId: 'bff',
      maxWaitMs: config.KAFKA_MAX_WAIT_MS,
      topicPrefix: prefix,
      replication: toTopicReplication(config),
      logger,
      onRequest: config.COUNT_COMMANDS === 'yes' ? countKafkaRequests(metrics) : undefined,
    }),
    metrics,
  );
  const revokedTokens = createRevokedTokens(systemClock);
  const company = createCompanyView();
  const live = createLiveStream({
    companyView: company.view,
    broker,
    revokedTokens,
    clock: systemClock,
    metrics,
    logger,
    heartbeatMs: config.LIVE_HEARTBEAT_MS,
    replayBuffer: createReplayBuffer({ guarded, prefix, logger }),
    limits: {
      perUser: config.LIVE_PER_USER,
      perNetwork: config.LIVE_PER_ADDRESS,
      total: config.LIVE_TOTAL,
    },
  });
  const retries = metrics.counter(edgeMetrics.upstreamRetries);
  const upstreams = createUpstreams({
    urls: config.SERVICE_URLS,
    operations: publicOperations,
    breakerResetMs: config.BREAKER_RESET_MS,
    logger,
    onRetry: (service) => {
      retries.add({ service });
    },
  });
  const limiter = createRateLimiter({ guarded, prefix, limits: toRateLimits(config) });
  const shedding = createLoadShedding(toSheddingLimits(config), countShed(metrics));
  reportProcess(metrics, { broker, shedding });
  return {
    config,
    logger,
    metrics,
    tracing,
    redis,
    broker,
    upstreams: observeUpstreams(traceUpstreams(upstreams), metrics),
    live,
    revokedTokens,
    company,
    limiter: observeRateLimiter(limiter, metrics),
    shedding,
  };
};
