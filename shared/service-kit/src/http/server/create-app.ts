import { ProblemError } from '@tokri/contracts/problems';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Operation } from '@tokri/contracts/api';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { createBodyReader, serviceBodyLimits } from './body-reader.ts';
import type { BodyReader } from './body-reader.ts';
import { mountHealth } from './health-routes.ts';
import type { Health } from './health-routes.ts';
import type { HttpOptions } from './http-options.ts';
import type { ObserveRequest } from '../../metrics/index.ts';
import type { LoadShedding } from './load-shedding.ts';
import { createOperationRoute } from '../operations/operation-route.ts';
import type { RouteOptions } from '../operations/operation-route.ts';
import { problemHandler } from './problem-response.ts';
import { requestContext } from './request-context.ts';
import { traceRequest } from './trace-request.ts';
import { runMiddleware } from './run-middleware.ts';

export interface AppOptions
  extends RouteOptions, Pick<HttpOptions, 'operations' | 'publicKeys' | 'multipart' | 'mount'> {
  readonly shedding: LoadShedding;
  readonly health: Health;
  readonly observeRequest: ObserveRequest;
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

const requireJson: RequestHandler = (request, _response, next) => {
  next(
    hasBody(request) && !request.is('application/json')
      ? new ProblemError('unsupported-media-type', {
          en: 'Content-Type must be application/json.',
          hi: 'Content-Type application/json होना चाहिए।',
        })
      : undefined,
  );
};

const parseJson = express.json({ limit: maxJsonBodyBytes, type: 'application/json' });

/** Signatures cover bytes, so a raw body is never parsed. */
const parseRaw = express.raw({ limit: maxJsonBodyBytes, type: () => true });

/** All requests come from the BFF, so they count as one network. */
const network = 'bff';

const bodyHandlers = (
  operation: Operation,
  multipart: HttpOptions['multipart'],
  bodies: BodyReader,
): RequestHandler[] => {
  if (operation.method !== 'POST') return [];
  const parseWith =
    (parser: RequestHandler): RequestHandler =>
    async (request, response, next) => {
      await bodies.read({ request, response, network }, () =>
        runMiddleware(parser, request, response),
      );
      next();
    };
  if (operation.bodyKind === 'json') return [requireJson, parseWith(parseJson)];
  if (operation.bodyKind === 'raw') return [parseWith(parseRaw)];
  const parseForm = multipart?.[operation.operationId];
  if (!parseForm) throw new RangeError(`no multipart handling for ${operation.operationId}`);
  return [
    async (request, response, next) => {
      await bodies.readUpload({ request, response, network }, () =>
        runMiddleware(parseForm, request, response),
      );
      next();
    },
  ];
};

const mountOperation = (
  app: Express,
  operation: Operation,
  { bodies, observeRequest, ...options }: AppOptions & { readonly bodies: BodyReader },
): void => {
  const { authenticate, handle } = createOperationRoute(operation, options);
  const path = `/v1/${operation.operationId}`;
  app[operation.method.toLowerCase() as 'get' | 'post' | 'delete'](
    path,
    (_request, response, next) => {
      observeRequest(operation.operationId, response);
      traceRequest(operation, response, next);
    },
    authenticate,
    ...bodyHandlers(operation, options.multipart, bodies),
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
  const bodies = createBodyReader(serviceBodyLimits, options.shedding);
  for (const operation of listOperations(options.operations))
    mountOperation(app, operation, { ...options, bodies });
  options.mount?.(app);
  app.use(() => {
    throw new ProblemError('not-found');
  });
  app.use(problemHandler(options.logger));
  return app;
};
