import type { Operation } from '@tokri/contracts/http';

type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };

/** What the client needs of an operation; schemas stay on the server. */
export type ApiOperation<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = Pick<Operation, 'operationId' | 'method' | 'path' | 'timeoutMs' | 'isIdempotent'> & {
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
};

export type RequestQuery<O> = O extends { readonly query: infer Q extends Schema }
  ? Q['_zod']['output'] & Paging
  : never;
export type RequestBody<O> = O extends { readonly body: infer B extends Schema }
  ? B['_zod']['input']
  : never;
export type ResponseBody<O> = O extends { readonly response: infer R extends Schema }
  ? R['_zod']['input']
  : never;

/** Names that lists take in addition. */
export interface Paging {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** Same key, same answer for 24 hours; when none is given a fresh one is made for a write that needs one. Give one to repeat a write safely. */
  readonly idempotencyKey?: string;
  /** Leaves the bearer header out and takes a 401 as it comes. */
  readonly withoutToken?: boolean;
  /** Asks the server also while the browser keeps an answer that it may still show: for who changes what they read. */
  readonly isFresh?: boolean;
}

export type Input<O> = CallOptions & {
  readonly query?: RequestQuery<O>;
  readonly body?: RequestBody<O>;
};

const isSent = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;

export const buildUrl = (path: string, query: object = {}): string => {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(isSent)
      .map(([name, value]) => [name, String(value)]),
  );
  return search.size ? `${path}?${search}` : path;
};

interface HeaderValues {
  readonly token: string | null;
  readonly language: string;
  readonly idempotencyKey: string | undefined;
}

/** Section 7: JSON Accept and Content-Type on all calls; section 6: the bearer header when there is a token. */
export const buildHeaders = ({ token, language, idempotencyKey }: HeaderValues): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Accept-Language': language,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
});
