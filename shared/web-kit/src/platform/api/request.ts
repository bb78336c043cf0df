import type { Operation } from '@tokri/contracts/api';
import { appConfig } from '../site-config.ts';

type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };

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

export interface Paging {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /**
   * The server replays the response of the same key for 24 hours. Pass one to make a retry safe;
   * otherwise each command gets a new key.
   */
  readonly idempotencyKey?: string;
  readonly withoutToken?: boolean;
  /** Bypasses the browser cache, for pages that edit what they read. */
  readonly isFresh?: boolean;
  /** The texts as stored, also for readers of Hindi: for forms that edit both languages. */
  readonly isUntranslated?: boolean;
  /** The parts of an upload, sent instead of `body`. */
  readonly form?: FormData;
}

export type Input<O> = CallOptions & {
  readonly query?: RequestQuery<O>;
  readonly body?: RequestBody<O>;
};

const hasValue = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;

export const buildUrl = (path: string, query: object = {}): string => {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(hasValue)
      .map(([name, value]) => [name, String(value)]),
  );
  const address = appConfig().shopOrigin + path;
  return search.size ? `${address}?${search}` : address;
};

interface HeaderValues {
  readonly token: string | null;
  readonly language: string;
  readonly idempotencyKey: string | undefined;
  /** The browser names the content type of a form, with its boundary. */
  readonly isForm?: boolean;
}

export const buildHeaders = ({
  token,
  language,
  idempotencyKey,
  isForm = false,
}: HeaderValues): Record<string, string> => ({
  Accept: 'application/json',
  ...(isForm ? {} : { 'Content-Type': 'application/json' }),
  'Accept-Language': language,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
});
