import { publicOperations } from '@tokri/contracts/api';
import { createTokenVerifier } from '@tokri/service-kit/auth';
import { createBodyReader, edgeBodyLimits, startServer } from '@tokri/service-kit/http';
import type { BodyReader, Health, HttpServer } from '@tokri/service-kit/http';
import { systemClock } from '@tokri/service-kit/lifecycle';
import type { Dependencies } from './compose-dependencies.ts';
import { composedOperations } from './composed-operations/composed-operations.ts';
import { coalesceReads } from './forwarding/coalesce-reads.ts';
import { createForward } from './forwarding/forward.ts';
import { createApp } from './http/create-app.ts';
import {
  createAppVersionHandler,
  createEventStreamHandler,
  localOperationIds,
} from './http/pipeline/local-handlers.ts';
import { createRequestPipeline } from './http/pipeline/request-pipeline.ts';
import { createBillDocuments } from './http/routes/bill-documents.ts';
import { createImages } from './http/routes/images.ts';
import { createPages } from './http/routes/pages.ts';
import { createPerSubjectBulkhead } from './limits/per-subject-bulkhead.ts';
import { createBuiltPages } from './pages/built-pages.ts';
import { createPageDataLoader } from './pages/load-page-data.ts';
import { toSiteConfig } from './pages/site-config.ts';
import { isAnyReachable, listReachableServices } from './upstreams/reachability.ts';

const createApi = (
  { config, limiter, upstreams, live, revokedTokens }: Dependencies,
  bodies: BodyReader,
) =>
  createRequestPipeline({
    operations: publicOperations,
    verifyToken: createTokenVerifier({
      jwks: config.TOKEN_JWKS,
      isRevoked: (token) => revokedTokens.isRevoked(token, live.areRevocationsCurrent()),
    }),
    limiter,
    bodies,
    bulkhead: createPerSubjectBulkhead(),
    forward: coalesceReads(createForward(upstreams), () => performance.now()),
    composedOperations,
    localHandlers: {
      [localOperationIds.appVersion]: createAppVersionHandler({
        version: config.APP_VERSION,
        isForceUpdate: config.FORCE_UPDATE === 'yes',
      }),
      [localOperationIds.streamEvents]: createEventStreamHandler(live),
    },
    validatesResponses: config.NODE_ENV !== 'production',
  });

const createHealth = (
  { broker, upstreams, live, shedding, requestCounts }: Dependencies,
  bodies: BodyReader,
  isReady: () => boolean,
): Health => ({
  isReady: async () => isReady() && isAnyReachable(await listReachableServices(upstreams)),
  details: async () => ({
    service: 'bff',
    isReady: isReady(),
    reachable: await listReachableServices(upstreams),
    upstreams: Object.fromEntries(
      [...upstreams].map(([name, upstream]) => [name, upstream.details()]),
    ),
    live: live.details(),
    broker: broker.health(),
    inFlight: shedding.inFlight(),
    pendingBodies: bodies.pending(),
    ...requestCounts?.details(),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  }),
});

export const startHttpServer = (
  deps: Dependencies,
  isReady: () => boolean,
): Promise<HttpServer> => {
  const { config, logger, upstreams, shedding, limiter } = deps;
  const catalog = upstreams.get('catalog');
  const billing = upstreams.get('billing');
  if (!catalog || !billing)
    throw new RangeError('the catalog service (images) or the billing service (bills) is missing');
  const pages = createBuiltPages({
    webRoot: config.WEB_ROOT,
    site: toSiteConfig(config),
    loadPageData: createPageDataLoader({
      forward: createForward(upstreams),
      clock: systemClock,
    }),
  });
  const bodies = createBodyReader(edgeBodyLimits, shedding);
  const app = createApp({
    api: createApi(deps, bodies),
    images: createImages(catalog),
    bills: createBillDocuments(billing, limiter),
    shedding,
    trustedHops: config.TRUST_PROXY_HOPS,
    logger,
    checkout: {
      scriptUrl: config.CHECKOUT_SCRIPT_URL,
      frameOrigins: config.CHECKOUT_FRAME_ORIGINS.split(' ').filter((origin) => origin !== ''),
    },
    pages: createPages({ webRoot: config.WEB_ROOT, pages, limiter, logger }),
    health: createHealth(deps, bodies, isReady),
  });
  return startServer(app, { host: config.HOST, port: config.PORT });
};
