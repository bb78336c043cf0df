import type { Logger } from '@tokri/service-kit/logger';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { StandIn } from '../system.ts';
import { faultGate } from './fault-gate.ts';
import { faultRoutes } from './fault-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import type { People } from './people-routes.ts';

const notFound: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'nothing here' });

// Express knows a handler of errors by its four parameters.
// eslint-disable-next-line @typescript-eslint/max-params
const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
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

/** The page, the lists, the switches, and every system that speaks HTTP behind its switch. */
export const createApp = (
  parts: People & { readonly standIns: readonly StandIn[]; readonly logger: Logger },
): Express => {
  const app = express().disable('x-powered-by');
  const handler = (http: NonNullable<StandIn['http']>) => http as unknown as RequestHandler;
  for (const { system, http, people } of parts.standIns) {
    if (people !== undefined) app.use(`/${system}`, handler(people));
    if (http !== undefined) app.use(`/${system}`, faultGate(parts.faults, system), handler(http));
  }
  app.get(
    ['/health/live', '/health/ready'],
    (_request, response) => void response.json({ status: 'ready' }),
  );
  app.use(faultRoutes(parts.faults), peopleRoutes(parts), notFound, answerErrors(parts.logger));
  return app;
};
