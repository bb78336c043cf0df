import { publicOperations } from '@tokri/contracts/api';
import { createTokenVerifier } from '@tokri/service-kit/auth';
import { createBodyReader, edgeBodyLimits, startServer } from '@tokri/service-kit/http';
import type { BodyReader, HttpServer } from '@tokri/service-kit/http';
import { systemClock } from '@tokri/service-kit/lifecycle';
import { observeRequests } from '@tokri/service-kit/metrics';
import type { RenderPdf } from '@tokri/service-kit/pdf';
import type { Dependencies } from './compose-dependencies.ts';
import { createHealth } from './compose-health.ts';
import { createComposedOperations } from './composed-operations/composed-operations.ts';
import type { PrintedDataCopy } from './data-copy/printed-data-copy.ts';
import { coalesceReads } from './forwarding/coalesce-reads.ts';
import { createForward } from './forwarding/forward.ts';
import type { AppOrigins } from './http/app-origins.ts';
import { createApp } from './http/create-app.ts';
import {
  createAppVersionHandler,
  createEventStreamHandler,
  createOverviewHandler,
  localOperationIds,
} from './http/pipeline/local-handlers.ts';
import { createItemExportHandler } from './http/pipeline/item-export.ts';
import { createRequestPipeline } from './http/pipeline/request-pipeline.ts';
import { createAppLinks } from './http/routes/app-links.ts';
import { createBillDocuments } from './http/routes/bill-documents.ts';
import { createImages } from './http/routes/images.ts';
import { createPages } from './http/routes/pages.ts';
import { createPagePolicy } from './http/security-headers.ts';
import { readOverview } from './operations-overview/read-overview.ts';
import { createPerSubjectBulkhead } from './limits/per-subject-bulkhead.ts';
import { createWrongSignatures } from './limits/wrong-signatures.ts';
import { createBuiltPages } from './pages/built-pages.ts';
import { createPageDataLoader } from './pages/load-page-data.ts';
import { createSiteReader } from './pages/site-config.ts';

const readOrigins = (text: string): string[] => text.split(' ').filter((origin) => origin !== '');

interface ApiOptions {
  readonly renderDataCopy: RenderPdf<PrintedDataCopy>;
}

const createApi = (
  { config, limiter, upstreams, live, revokedTokens, metrics }: Dependencies,
  {
    bodies,
    appOrigins,
    renderDataCopy,
  }: ApiOptions & { readonly bodies: BodyReader; readonly appOrigins: AppOrigins },
) =>
  createRequestPipeline({
    operations: publicOperations,
    verifyToken: createTokenVerifier({
      jwks: config.TOKEN_JWKS,
      isRevoked: (token) => revokedTokens.isRevoked(token, live.areRevocationsCurrent()),
    }),
    limiter,
    wrongSignatures: createWrongSignatures(),
    bodies,
    appOrigins,
    bulkhead: createPerSubjectBulkhead(),
    forward: coalesceReads(createForward(upstreams), () => performance.now()),
    composedOperations: createComposedOperations({ clock: systemClock, renderDataCopy }),
    localHandlers: {
      [localOperationIds.appVersion]: createAppVersionHandler({
        version: config.APP_VERSION,
        isForceUpdate: config.FORCE_UPDATE === 'yes',
      }),
      [localOperationIds.operationsOverview]: createOverviewHandler(() =>
        readOverview({ upstreams, metrics, clock: systemClock, runbookUrl: config.RUNBOOK_URL }),
      ),
      [localOperationIds.streamEvents]: createEventStreamHandler(live),
      [localOperationIds.exportItems]: createItemExportHandler(createForward(upstreams)),
    },
    observeRequest: observeRequests(metrics),
    validatesResponses: config.NODE_ENV !== 'production',
  });

export const startHttpServer = (
  deps: Dependencies,
  { isReady, ...apiOptions }: ApiOptions & { readonly isReady: () => boolean },
): Promise<HttpServer> => {
  const { config, logger, upstreams, shedding, limiter, company } = deps;
  const catalog = upstreams.get('catalog');
  const billing = upstreams.get('billing');
  if (!catalog || !billing)
    throw new RangeError('the catalog service (images) or the billing service (bills) is missing');
  const pages = createBuiltPages({
    webRoot: config.WEB_ROOT,
    readSite: createSiteReader(config, company),
    loadPageData: createPageDataLoader({
      forward: createForward(upstreams),
      clock: systemClock,
    }),
  });
  const checkout = {
    scriptUrl: config.CHECKOUT_SCRIPT_URL,
    frameOrigins: readOrigins(config.CHECKOUT_FRAME_ORIGINS),
  };
  const appOrigins = new Set(readOrigins(config.APP_ORIGINS));
  const bodies = createBodyReader(edgeBodyLimits, shedding);
  const app = createApp({
    api: createApi(deps, { bodies, appOrigins, ...apiOptions }),
    images: createImages(catalog, { isSharedWithApp: appOrigins.size > 0 }),
    bills: createBillDocuments(billing, limiter),
    shedding,
    trustedHops: config.TRUST_PROXY_HOPS,
    appOrigins,
    logger,
    checkout,
    appLinks: createAppLinks({ androidApp: config.ANDROID_APP, iosApp: config.IOS_APP }),
    pages: createPages({
      webRoot: config.WEB_ROOT,
      pages,
      limiter,
      applyPolicy: createPagePolicy(checkout),
      logger,
    }),
    health: createHealth(deps, bodies, isReady),
  });
  return startServer(app, { host: config.HOST, port: config.PORT });
};
