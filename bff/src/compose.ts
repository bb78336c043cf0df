import { setTimeout as wait } from 'node:timers/promises';
import { publicOperations } from '@tokri/contracts/http';
import { createTokenVerifier } from '@tokri/service-kit/auth';
import { createLoadShedding, startServer } from '@tokri/service-kit/http';
import type { HttpServer, LoadShedding } from '@tokri/service-kit/http';
import { createBroker } from '@tokri/service-kit/kafka';
import type { Broker } from '@tokri/service-kit/kafka';
import { systemClock } from '@tokri/service-kit/lifecycle';
import type { Compose } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { connectRedis } from '@tokri/service-kit/redis';
import type { Redis } from '@tokri/service-kit/redis';
import { createCache } from './cache/cache.ts';
import type { BffConfig } from './config.ts';
import { compositions } from './handlers/compositions.ts';
import { createForward } from './handlers/forward.ts';
import { createFirstLook } from './handlers/read-first-look.ts';
import { shareReads } from './handlers/shared-reads.ts';
import { createBinder } from './http/binder.ts';
import { createBillPapers } from './http/bills.ts';
import { createApp } from './http/create-app.ts';
import { createImages } from './http/images.ts';
import { appVersion, ownOperationIds, streamEvents } from './http/own-handlers.ts';
import { createPages } from './http/pages.ts';
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts';
import { createSubjectTurns } from './limits/subject-turns.ts';
import { rateLimitsOf } from './limits/rate-limits.ts';
import { createHistory } from './live/history.ts';
import { createLive } from './live/create-live.ts';
import type { Live } from './live/create-live.ts';
import { createBuiltPages } from './pages/built-pages.ts';
import { canServe, reachableServices } from './readiness.ts';
import { siteOf } from './site.ts';
import { createUpstreams } from './upstreams/create-upstreams.ts';
import type { Upstreams } from './upstreams/create-upstreams.ts';

/** The pages and the contract are served without a broker too, so that a start does not wait for one longer than this. */
const liveStartMsMax = 10_000;

interface Parts {
  readonly config: BffConfig;
  readonly logger: Logger;
  readonly redis: Redis | undefined;
  readonly broker: Broker;
  readonly upstreams: Upstreams;
  readonly live: Live;
  readonly shedding: LoadShedding;
  readonly limiter: RateLimiter;
}

const createParts = async (config: BffConfig, logger: Logger): Promise<Parts> => {
  const redis =
    config.REDIS_URL === undefined
      ? undefined
      : await connectRedis({ url: config.REDIS_URL, logger });
  const cache = redis && createCache(redis);
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'bff',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const live = createLive({
    broker,
    clock: systemClock,
    logger,
    heartbeatMs: config.LIVE_HEARTBEAT_MS,
    history: createHistory({ cache, prefix: config.KAFKA_TOPIC_PREFIX, logger }),
    limits: {
      perUser: config.LIVE_PER_USER,
      perNetwork: config.LIVE_PER_ADDRESS,
      total: config.LIVE_TOTAL,
    },
  });
  const upstreams = createUpstreams({
    urls: config.SERVICE_URLS,
    operations: publicOperations,
    breakerResetMs: config.BREAKER_RESET_MS,
    logger,
  });
  const limiter = createRateLimiter({
    cache,
    prefix: config.KAFKA_TOPIC_PREFIX,
    limits: rateLimitsOf(config),
  });
  return {
    config,
    logger,
    redis,
    broker,
    upstreams,
    live,
    limiter,
    shedding: createLoadShedding(config.MAX_IN_FLIGHT),
  };
};

const binderOf = ({ config, limiter, upstreams, live }: Parts) =>
  createBinder({
    operations: publicOperations,
    verifyToken: createTokenVerifier({ jwks: config.TOKEN_JWKS }),
    limiter,
    turns: createSubjectTurns(),
    forward: shareReads(createForward(upstreams), () => performance.now()),
    compositions,
    own: {
      [ownOperationIds.appVersion]: appVersion({
        version: config.APP_VERSION,
        isForceUpdate: config.FORCE_UPDATE === 'yes',
      }),
      [ownOperationIds.streamEvents]: streamEvents(live),
    },
    isChecking: config.NODE_ENV !== 'production',
  });

const serve = (parts: Parts, isReady: () => boolean): Promise<HttpServer> => {
  const { config, logger, broker, upstreams, live, shedding } = parts;
  const catalog = upstreams.get('catalog');
  const billing = upstreams.get('billing');
  if (!catalog || !billing)
    throw new RangeError('no catalog to take pictures from, or no billing to take bills from');
  const app = createApp({
    binder: binderOf(parts),
    images: createImages(catalog),
    bills: createBillPapers(billing, parts.limiter),
    shedding,
    trustedHops: config.TRUST_PROXY_HOPS,
    logger,
    checkout: {
      scriptUrl: config.CHECKOUT_SCRIPT_URL,
      frameOrigins: config.CHECKOUT_FRAME_ORIGINS.split(' ').filter((origin) => origin !== ''),
    },
    pages: createPages({
      webRoot: config.WEB_ROOT,
      pages: createBuiltPages({
        webRoot: config.WEB_ROOT,
        site: siteOf(config),
        firstLook: createFirstLook({ forward: createForward(upstreams), clock: systemClock }),
      }),
      logger,
    }),
    health: {
      isReady: async () => isReady() && canServe(await reachableServices(upstreams)),
      details: async () => ({
        service: 'bff',
        isReady: isReady(),
        reachable: await reachableServices(upstreams),
        upstreams: Object.fromEntries(
          [...upstreams].map(([name, upstream]) => [name, upstream.details()]),
        ),
        live: live.details(),
        broker: broker.health(),
        inFlight: shedding.inFlight(),
        uptimeSeconds: Math.round(process.uptime()),
        memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      }),
    },
  });
  return startServer(app, { host: config.HOST, port: config.PORT });
};

/** reliability.md 8.3, row SIGTERM: streams end first, since a server waits for its open connections. */
const stopInOrder = async (
  { config, live, broker, upstreams, redis, shedding }: Parts,
  server: HttpServer,
): Promise<void> => {
  await wait(config.DRAIN_WAIT_MS);
  await live.stop();
  await server.close();
  await broker.close();
  for (const upstream of upstreams.values()) upstream.stop();
  // With Redis away there is nobody to take leave of, and the client would try for ever.
  await redis?.quit().catch(() => {
    redis.disconnect();
  });
  shedding.stop();
};

/** Builds the parts and starts them. A bff without its own store is assembled here and not by the kit, which begins with one. */
export const compose: Compose<BffConfig> = async (config, { logger }) => {
  const parts = await createParts(config, logger);
  const failed = new Promise<Error>((resolve) => {
    parts.broker.onFatal(resolve);
  });
  let phase: 'starting' | 'ready' | 'draining' = 'starting';
  let stopping: Promise<void> | undefined;
  const server = await serve(parts, () => phase === 'ready');
  await Promise.race([parts.live.start(), wait(liveStartMsMax, undefined, { ref: false })]);
  phase = 'ready';
  logger.info({ url: server.url }, 'ready');
  return {
    url: server.url,
    failed,
    stop: () => {
      phase = 'draining';
      return (stopping ??= stopInOrder(parts, server));
    },
  };
};
