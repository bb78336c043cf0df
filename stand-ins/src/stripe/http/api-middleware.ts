import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { randomId } from '../../gateway/entity-store.ts';
import type { Gateway } from '../gateway.ts';
import { ApiError } from '../api-error.ts';

export interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const maxIdempotencyKeys = 10_000;
const requestIdLength = 14;

export const parseRequest = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiError(issue?.message ?? 'Invalid request', { param: issue?.path.join('.') ?? '' });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
export const secretsMatch = (a: string, b: string): boolean =>
  timingSafeEqual(digest(a), digest(b));

export const requireSecretKey =
  ({ secretKey }: ApiKeys): RequestHandler =>
  (request, _response, next) => {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    next(
      secretsMatch(given, secretKey)
        ? undefined
        : new ApiError('Invalid API Key provided', { status: 401 }),
    );
  };

export const replayIdempotentRequests =
  ({ idempotentResponses }: Pick<Gateway, 'idempotentResponses'>): RequestHandler =>
  (request, response, next) => {
    response.set('request-id', `req_${randomId(requestIdLength)}`);
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || key === undefined) return void next();
    const fingerprint = JSON.stringify([request.path, request.body]);
    const existing = idempotentResponses.get(key);
    if (existing && existing.asked !== fingerprint)
      return void next(
        new ApiError(
          'Keys for idempotent requests can only be used with the same parameters they were ' +
            'first used with.',
          { type: 'idempotency_error' },
        ),
      );
    if (existing)
      return void response
        .set('idempotent-replayed', 'true')
        .status(existing.status)
        .json(existing.body);
    const sendJson = response.json.bind(response);
    response.json = (body: unknown) => {
      idempotentResponses.set(key, { asked: fingerprint, status: response.statusCode, body });
      const [oldest] = idempotentResponses.keys();
      if (idempotentResponses.size > maxIdempotencyKeys && oldest !== undefined)
        idempotentResponses.delete(oldest);
      return sendJson(body);
    };
    next();
  };

// eslint-disable-next-line @typescript-eslint/max-params
export const handleApiErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ApiError) return void response.status(error.status).json(error.body());
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return void response.status(400).json(new ApiError('Invalid request body').body());
  next(error);
};
