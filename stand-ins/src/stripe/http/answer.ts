import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { randomId } from '../../books/kept.ts';
import type { Books } from '../books.ts';
import { Refusal } from '../refusal.ts';

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const keysMax = 10_000;
const requestIdLength = 14;

/** @throws Refusal naming the first field at fault. */
export const parsed = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(issue?.message ?? 'Invalid request', { param: issue?.path.join('.') ?? '' });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The secret key as a bearer, as the SDKs send it. */
export const needsSecretKey =
  ({ secretKey }: Keys): RequestHandler =>
  (request, _response, next) => {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    next(
      isSame(given, secretKey)
        ? undefined
        : new Refusal('Invalid API Key provided', { status: 401 }),
    );
  };

/** `Idempotency-Key`: the same key and request is the same answer, also a refusal; another request under it is refused. */
export const repeatsByKey =
  ({ keys }: Pick<Books, 'keys'>): RequestHandler =>
  (request, response, next) => {
    response.set('request-id', `req_${randomId(requestIdLength)}`);
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || key === undefined) return void next();
    const asked = JSON.stringify([request.path, request.body]);
    const before = keys.get(key);
    if (before && before.asked !== asked)
      return void next(
        new Refusal(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        ),
      );
    if (before)
      return void response
        .set('idempotent-replayed', 'true')
        .status(before.status)
        .json(before.body);
    const answer = response.json.bind(response);
    response.json = (body: unknown) => {
      keys.set(key, { asked, status: response.statusCode, body });
      const [oldest] = keys.keys();
      if (keys.size > keysMax && oldest !== undefined) keys.delete(oldest);
      return answer(body);
    };
    next();
  };

/** The vendor's shape for every error of this system. */
// Express knows a handler of errors by its four parameters.
// eslint-disable-next-line @typescript-eslint/max-params
export const answerRefusals: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof Refusal) return void response.status(error.status).json(error.body());
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return void response.status(400).json(new Refusal('Invalid request body').body());
  next(error);
};
