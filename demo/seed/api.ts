import { setTimeout as wait } from 'node:timers/promises';

/** One entry of a write's answer (`shapes.md`, Everywhere). */
export interface Entry {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly Code: string;
}

export type Query = Readonly<Record<string, string | number>>;

export interface Api {
  get<T>(path: string, query?: Query): Promise<T>;
  /** A POST that answers something else than results. */
  post<T>(path: string, body: unknown): Promise<T>;
  /** A write that answers results; `key` names it, so that a repeat is the same write. @throws Refused */
  write<T extends Entry>(
    path: string,
    write: { readonly key: string; readonly query?: Query; readonly body?: unknown },
  ): Promise<T>;
  /** The same API, signed in. */
  as(token: string): Api;
}

/** The shop said no, for a reason of its business. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const triesMax = 8;
const pauseMs = 250;
const callTimeoutMs = 20_000;
/** Answers after which the same call may succeed: data still on its way, too many calls, a service that starts. */
const isPassing = (status: number): boolean =>
  status === 409 || status === 429 || status === 502 || status === 503 || status === 504;

const withQuery = (path: string, query: Query): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
};

const call = async (address: string, init: RequestInit): Promise<unknown> => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(callTimeoutMs) });
    if (response.ok) return response.json();
    const text = await response.text();
    if (!isPassing(response.status) || tries >= triesMax)
      throw new Error(
        `${init.method ?? 'GET'} ${new URL(address).pathname}: ${response.status} ${text.slice(0, 400)}`,
      );
    await wait(Number(response.headers.get('retry-after') ?? 0) * 1000 || pauseMs);
  }
};

const bodyOf = (body: unknown): Pick<RequestInit, 'body'> => {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
};

/** The public API at `baseUrl`, with whatever the product asks of a caller. */
export const connect = (baseUrl: string, authorization?: string): Api => {
  // Reads that write take no call without a JSON content type (`api-contract.md` rule 2).
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(authorization === undefined ? {} : { authorization }),
  };
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    get: async <T>(path: string, query: Query = {}) =>
      (await call(baseUrl + withQuery(path, query), { headers: json })) as T,
    post: async <T>(path: string, body: unknown) =>
      (await call(baseUrl + path, { method: 'POST', headers: json, ...bodyOf(body) })) as T,
    write: async <T extends Entry>(
      path: string,
      {
        key,
        query = {},
        body,
      }: { readonly key: string; readonly query?: Query; readonly body?: unknown },
    ) => {
      const kind = body instanceof FormData ? headers : json;
      const answer = (await call(baseUrl + withQuery(path, query), {
        method: 'POST',
        headers: { ...kind, 'idempotency-key': `seed:${key}` },
        ...bodyOf(body),
      })) as readonly T[];
      const [entry] = answer;
      if (entry === undefined) throw new Error(`${path} answered nothing for ${key}`);
      if (entry.Error !== 0)
        throw new Refused(entry.Code, `${path} refused ${key}: ${entry.Code} ${entry.Message}`);
      return entry;
    },
    as: (token) => connect(baseUrl, `Bearer ${token}`),
  };
};

/** An API with the secret that opens an empty shop. */
export const connectWithBootstrap = (baseUrl: string, token: string): Api =>
  connect(baseUrl, `Bootstrap ${token}`);
