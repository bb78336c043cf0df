import { setTimeout as wait } from 'node:timers/promises';
import { readProductUrls } from '../product.ts';

/** A request of the public API. Content-Type is JSON as on every call of the specification, unless `headers` say otherwise. */
export interface ApiRequest {
  readonly method?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  /** An object goes as JSON, a form as it is, a text as raw bytes. */
  readonly body?: unknown;
  /** An empty value leaves a header out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
}

const callTimeoutMs = 20_000;
/** The limits per minute are the real ones; who meets one waits as the answer says, once. */
const maxRetryAfterMs = 61_000;

export const apiUrl = (
  { path, query = {} }: Pick<ApiRequest, 'path' | 'query'>,
  base = readProductUrls().web,
): string => {
  const names = new URLSearchParams(query).toString();
  return `${base}${path}${names === '' ? '' : `?${names}`}`;
};

const encodeBody = (body: unknown): string | FormData | undefined => {
  if (body === undefined || body instanceof FormData || typeof body === 'string') return body;
  return JSON.stringify(body);
};

const requestHeaders = ({ headers = {}, token, body }: ApiRequest): Record<string, string> => {
  const all: Record<string, string> = {
    accept: 'application/json',
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const sendOnce = async (request: ApiRequest): Promise<ApiResponse> => {
  const body = encodeBody(request.body);
  const response = await fetch(apiUrl(request), {
    method: request.method ?? 'GET',
    headers: requestHeaders(request),
    signal: AbortSignal.timeout(callTimeoutMs),
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseBody(text) };
};

/** Calls the public API as a page would and answers whatever comes back. */
export const callApi = async (request: ApiRequest): Promise<ApiResponse> => {
  const response = await sendOnce(request);
  const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1000;
  if (response.status !== 429 || waitMs > maxRetryAfterMs) return response;
  await wait(waitMs);
  return sendOnce(request);
};

/** The body of an answer that went well. @throws Error with what came instead. */
export const requireSuccess = <T>(request: ApiRequest, { status, body, text }: ApiResponse): T => {
  if (status !== 200)
    throw new Error(`${request.method ?? 'GET'} ${request.path}: ${status} ${text.slice(0, 400)}`);
  return body as T;
};

export const callApiOk = async <T>(request: ApiRequest): Promise<T> =>
  requireSuccess<T>(request, await callApi(request));

/** One entry of a write's answer. */
export interface CommandEntry {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly Code: string;
}

/** The first entry of a write that went well. @throws Error with code and message of a refusal. */
export const sendCommand = async <T extends CommandEntry>(request: ApiRequest): Promise<T> => {
  const [entry] = await callApiOk<readonly T[]>({ method: 'POST', ...request });
  if (!entry) throw new Error(`${request.path} answered an empty list`);
  if (entry.Error !== 0) throw new Error(`${request.path} refused: ${entry.Code} ${entry.Message}`);
  return entry;
};
