import { edgeRequestContext, mountHealth, problemHandler } from '@tokri/service-kit/http';
import type { Health, LoadShedding } from '@tokri/service-kit/http';
import type { Logger } from '@tokri/service-kit/logger';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { bffOperations } from '@tokri/contracts/api';
import { allowAppOrigins } from './app-origins.ts';
import type { AppOrigins } from './app-origins.ts';
import { loopbackOnly } from './loopback-only.ts';
import { apiHeaders, pageHeaders } from './security-headers.ts';
import type { CheckoutSources } from './security-headers.ts';

export interface AppDeps {
  readonly api: RequestHandler;
  readonly images: RequestHandler;
  readonly bills: RequestHandler;
  readonly pages: RequestHandler;
  readonly appLinks: RequestHandler;
  readonly health: Health;
  readonly shedding: LoadShedding;
  readonly trustedHops: number;
  readonly appOrigins: AppOrigins;
  readonly checkout: CheckoutSources;
  readonly logger: Logger;
}

const forPathPrefix =
  (prefix: string, handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (request.path === prefix || request.path.startsWith(`${prefix}/`))
      void handler(request, response, next);
    else next();
  };

/** Streams stay open and have limits of their own, so load shedding does not count them. */
const withLoadShedding =
  ({ middleware }: LoadShedding): RequestHandler =>
  (request, response, next) => {
    if (request.path === bffOperations.streamEvents.path) next();
    else void middleware(request, response, next);
  };

export const createApp = ({
  api,
  images,
  bills,
  pages,
  appLinks,
  health,
  shedding,
  trustedHops,
  appOrigins,
  checkout,
  logger,
}: AppDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', trustedHops);
  app.use(edgeRequestContext);
  app.use('/health/details', loopbackOnly);
  mountHealth(app, health);
  app.use(forPathPrefix('/api', apiHeaders), forPathPrefix('/api', allowAppOrigins(appOrigins)));
  app.use(forPathPrefix('/bills', allowAppOrigins(appOrigins)));
  app.use(forPathPrefix('/api', withLoadShedding(shedding)));
  app.use((request, response, next) =>
    request.path.startsWith('/api/') ? api(request, response, next) : next(),
  );
  app.use(pageHeaders(checkout));
  app.use((request, response, next) =>
    request.path.startsWith('/images/') ? images(request, response, next) : next(),
  );
  app.use((request, response, next) =>
    request.path.startsWith('/bills/') ? bills(request, response, next) : next(),
  );
  app.use(appLinks, pages);
  app.use(problemHandler(logger));
  return app;
};
