import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

export interface Keys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** @throws Refusal naming the first field at fault. */
export const parsed = <Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  const isMissing =
    field !== undefined &&
    field !== '' &&
    issue?.path.length === 1 &&
    (body as Record<string, unknown> | undefined)?.[field] === undefined;
  throw new Refusal(
    isMissing
      ? `The ${field ?? 'body'} field is required.`
      : (issue?.message ?? 'The request is not valid.'),
    field ? { field } : {},
  );
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HTTP basic authentication with key id and secret. */
export const needsKeys =
  ({ keyId, keySecret }: Keys): RequestHandler =>
  (request, _response, next) => {
    const [, given = ''] = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const isRight = timingSafeEqual(
      digest(Buffer.from(given, 'base64').toString()),
      digest(`${keyId}:${keySecret}`),
    );
    next(isRight ? undefined : new Refusal('Authentication failed', { status: 401 }));
  };

/** The vendor's shape for every error of this system. */
// Express knows a handler of errors by its four parameters.
// eslint-disable-next-line @typescript-eslint/max-params
export const answerRefusals: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof Refusal) return void response.status(error.status).json(error.body());
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return void response.status(400).json(new Refusal('The request body is not valid.').body());
  next(error);
};
