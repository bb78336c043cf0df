import { ProblemError } from '@tokri/contracts/problems';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Operation } from '@tokri/contracts/api';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { mountHealth } from './health-routes.ts';
import type { Health } from './health-routes.ts';
import type { HttpOptions } from './http-options.ts';
import type { LoadShedding } from './load-shedding.ts';
import { createOperationRoute } from '../operations/operation-route.ts';
import type { RouteOptions } from '../operations/operation-route.ts';
import { problemHandler } from './problem-response.ts';
import { requestContext, resumeContext } from './request-context.ts';

export interface AppOptions
  extends RouteOptions, Pick<HttpOptions, 'operations' | 'publicKeys' | 'multipart' | 'mount'> {
  readonly shedding: LoadShedding;
  readonly health: Health;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'match' in value;

export const listOperations = (operations: HttpOptions['operations']): readonly Operation[] =>
  Array.isArray(operations)
    ? (operations as readonly Operation[])
    : Object.values(operations).filter(isOperation);

const hasBody: (request: { headers: Record<string, unknown> }) => boolean = ({ headers }) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

const jsonBody = (): RequestHandler[] => [
  (request, _response, next) => {
    next(
      hasBody(request) && !request.is('application/json')
        ? new ProblemError('unsupported-media-type')
        : undefined,
    );
  },
  express.json({ limit: maxJsonBodyBytes, type: 'application/json' }),
];

/** Signatures cover bytes, so a raw body is never parsed. */
const rawBody = (): RequestHandler[] => [
  express.raw({ limit: maxJsonBodyBytes, type: () => true }),
];

const bodyHandlers = (
  operation: Operation,
  multipart: HttpOptions['multipart'],
): RequestHandler[] => {
  if (operation.method !== 'POST') return [];
  if (operation.bodyKind === 'json') return jsonBody();
  if (operation.bodyKind === 'raw') return rawBody();
  const handler = multipart?.[operation.operationId];
  if (!handler) throw new RangeError(`no multipart handling for ${operation.operationId}`);
  return [handler, resumeContext];
};

const mountOperation = (app: Express, operation: Operation, options: AppOptions): void => {
  const { authenticate, handle } = createOperationRoute(operation, options);
  const path = `/v1/${operation.operationId}`;
  app[operation.method.toLowerCase() as 'get' | 'post' | 'delete'](
    path,
    authenticate,
    ...bodyHandlers(operation, options.multipart),
    handle,
  );
  app.all(path, () => {
    throw new ProblemError('method-not-allowed');
  });
};

export const createApp = (options: AppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', false);
  app.use(requestContext);
  mountHealth(app, options.health);
  if (options.publicKeys)
    app.get('/.well-known/jwks.json', (_request, response) => {
      response.json(options.publicKeys);
    });
  app.use(options.shedding.middleware);
  for (const operation of listOperations(options.operations))
    mountOperation(app, operation, options);
  options.mount?.(app);
  app.use(() => {
    throw new ProblemError('not-found');
  });
  app.use(problemHandler(options.logger));
  return app;
};
