import type { Logger } from '@tokri/service-kit/logger';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { StandIn } from '../stand-in.ts';
import { injectFaults } from './inject-faults.ts';
import { faultRoutes } from './fault-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { PageDeps } from './page-routes.ts';

const notFound: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'nothing here' });

const handleErrors =
  (logger: Logger): ErrorRequestHandler =>
  // eslint-disable-next-line @typescript-eslint/max-params
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = (error as { status?: unknown }).status;
    const isCallersFault = typeof status === 'number' && status >= 400 && status < 500;
    if (!isCallersFault) logger.error({ error }, 'request failed');
    response
      .status(isCallersFault ? status : 500)
      .json({ error: isCallersFault ? 'bad request' : 'internal error' });
  };

export const createApp = (
  parts: PageDeps & { readonly standIns: readonly StandIn[]; readonly logger: Logger },
): Express => {
  const app = express().disable('x-powered-by');
  const handler = (api: NonNullable<StandIn['vendorApi']>) => api as unknown as RequestHandler;
  for (const { system, vendorApi, controlApi } of parts.standIns) {
    if (controlApi !== undefined) app.use(`/${system}`, handler(controlApi));
    if (vendorApi !== undefined)
      app.use(`/${system}`, injectFaults(parts.faults, system), handler(vendorApi));
  }
  app.get(
    ['/health/live', '/health/ready'],
    (_request, response) => void response.json({ status: 'ready' }),
  );
  app.use(faultRoutes(parts.faults), pageRoutes(parts), notFound, handleErrors(parts.logger));
  return app;
};
