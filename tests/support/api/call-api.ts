import { setTimeout as wait } from 'node:timers/promises';
import { readProductUrls } from '../product.ts';

export interface ApiRequest {
  readonly method?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  readonly body?: unknown;
  /** An empty value removes the header. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

const callTimeoutMs = 20_000;
/** The rate limits of the product apply: a 429 is retried once after Retry-After. */
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

export const callApi = async (request: ApiRequest): Promise<ApiResponse> => {
  const response = await sendOnce(request);
  const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1000;
  if (response.status !== 429 || waitMs > maxRetryAfterMs) return response;
  await wait(waitMs);
  return sendOnce(request);
};

export const requireSuccess = <T>(request: ApiRequest, { status, body, text }: ApiResponse): T => {
  if (status !== 200)
    throw new Error(`${request.method ?? 'GET'} ${request.path}: ${status} ${text.slice(0, 400)}`);
  return body as T;
};

export const callApiOk = async <T>(request: ApiRequest): Promise<T> =>
  requireSuccess<T>(request, await callApi(request));

export interface CommandEntry {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly Code: string;
}

export const sendCommand = async <T extends CommandEntry>(request: ApiRequest): Promise<T> => {
  const [entry] = await callApiOk<readonly T[]>({ method: 'POST', ...request });
  if (!entry) throw new Error(`${request.path} answered an empty list`);
  if (entry.Error !== 0) throw new Error(`${request.path} refused: ${entry.Code} ${entry.Message}`);
  return entry;
};
