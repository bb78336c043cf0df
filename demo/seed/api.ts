import { setTimeout as wait } from 'node:timers/promises';

export interface WriteResult {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly Code: string;
}

export type Query = Readonly<Record<string, string | number>>;

export interface Api {
  get<T>(path: string, query?: Query): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  write<T extends WriteResult>(
    path: string,
    write: { readonly key: string; readonly query?: Query; readonly body?: unknown },
  ): Promise<T>;
  withToken(token: string): Api;
}

export class BusinessError extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const maxAttempts = 8;
const pauseMs = 250;
const requestTimeoutMs = 20_000;
/**
 * The same request may succeed later: data of another service is missing, a rate limit was reached
 * or a service is starting.
 */
const isRetryable = (status: number): boolean =>
  status === 409 || status === 429 || status === 502 || status === 503 || status === 504;

const withQuery = (path: string, query: Query): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
};

const sendRequest = async (address: string, init: RequestInit): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, {
      ...init,
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (response.ok) return response.json();
    const text = await response.text();
    if (!isRetryable(response.status) || attempt >= maxAttempts)
      throw new Error(
        `${init.method ?? 'GET'} ${new URL(address).pathname}: ` +
          `${response.status} ${text.slice(0, 400)}`,
      );
    await wait(Number(response.headers.get('retry-after') ?? 0) * 1000 || pauseMs);
  }
};

const toRequestBody = (body: unknown): Pick<RequestInit, 'body'> => {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
};

export const connect = (baseUrl: string, authorization?: string): Api => {
  // GET operations that write require a JSON content type.
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(authorization === undefined ? {} : { authorization }),
  };
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    get: async <T>(path: string, query: Query = {}) =>
      (await sendRequest(baseUrl + withQuery(path, query), { headers: json })) as T,
    post: async <T>(path: string, body: unknown) =>
      (await sendRequest(baseUrl + path, {
        method: 'POST',
        headers: json,
        ...toRequestBody(body),
      })) as T,
    write: async <T extends WriteResult>(
      path: string,
      {
        key,
        query = {},
        body,
      }: { readonly key: string; readonly query?: Query; readonly body?: unknown },
    ) => {
      const requestHeaders = body instanceof FormData ? headers : json;
      const results = (await sendRequest(baseUrl + withQuery(path, query), {
        method: 'POST',
        headers: { ...requestHeaders, 'idempotency-key': `seed:${key}` },
        ...toRequestBody(body),
      })) as readonly T[];
      const [result] = results;
      if (result === undefined) throw new Error(`${path} answered nothing for ${key}`);
      if (result.Error !== 0)
        throw new BusinessError(
          result.Code,
          `${path} refused ${key}: ${result.Code} ${result.Message}`,
        );
      return result;
    },
    withToken: (token) => connect(baseUrl, `Bearer ${token}`),
  };
};

export const connectWithBootstrap = (baseUrl: string, token: string): Api =>
  connect(baseUrl, `Bootstrap ${token}`);
