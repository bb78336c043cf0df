import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';

export interface ApiKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export const parseRequest = <Schema extends z.ZodMiniType>(
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
  throw new ApiError(
    isMissing
      ? `The ${field ?? 'body'} field is required.`
      : (issue?.message ?? 'The request is not valid.'),
    field ? { field } : {},
  );
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const requireBasicAuth =
  ({ keyId, keySecret }: ApiKeys): RequestHandler =>
  (request, _response, next) => {
    const [, credentials = ''] = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const isAuthorized = timingSafeEqual(
      digest(Buffer.from(credentials, 'base64').toString()),
      digest(`${keyId}:${keySecret}`),
    );
    next(isAuthorized ? undefined : new ApiError('Authentication failed', { status: 401 }));
  };

// eslint-disable-next-line @typescript-eslint/max-params
export const handleApiErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ApiError) return void response.status(error.status).json(error.body());
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return void response.status(400).json(new ApiError('The request body is not valid.').body());
  next(error);
};
