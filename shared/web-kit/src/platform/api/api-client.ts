import type { CommandResponseEntry } from '@tokri/contracts/api';
import { isOnline } from '../connection.ts';
import { newUuid } from '../uuid.ts';
import { inLanguage } from '../i18n/in-language.ts';
import { language } from '../i18n/language.ts';
import { t } from '../i18n/labels.ts';
import { authorization } from './authorization.ts';
import { toCommandResult, type CommandResult } from './command-result.ts';
import { preview } from '../preview.ts';
import { appConfig } from '../site-config.ts';
import { parseBody, requestCredentials } from './shop-origin.ts';
import { ApiProblem, toApiProblem } from './problem.ts';
import {
  buildHeaders,
  buildUrl,
  type ResponseBody,
  type ApiOperation,
  type CallOptions,
  type Input,
} from './request.ts';

/** Longer than the bff's own timeout, so that its problem response arrives first. */
const defaultTimeoutMs = 10_000;

interface PreparedRequest extends CallOptions {
  readonly operation: ApiOperation;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** Sent instead of `body`, with a content type of its own. */
  readonly form?: FormData | undefined;
  readonly idempotencyKey: string | undefined;
}

const toTransportError = (
  error: unknown,
  timeout: AbortSignal,
  callerSignal?: AbortSignal,
): unknown => {
  if (callerSignal?.aborted) return error;
  if (timeout.aborted)
    return new ApiProblem({ code: 'timeout', message: t('problem.timeout'), status: 0 });
  return isOnline()
    ? new ApiProblem({ code: 'unreachable', message: t('problem.unreachable'), status: 0 })
    : new ApiProblem({ code: 'offline', message: t('problem.offline'), status: 0 });
};

const send = async (
  { operation, query, body, form, idempotencyKey, signal, timeoutMs, isFresh }: PreparedRequest,
  token: string | null,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(
    timeoutMs ?? Math.max(operation.timeoutMs * 2, defaultTimeoutMs),
  );
  const { method } = operation;
  try {
    return await fetch(buildUrl(operation.path, query), {
      method,
      headers: buildHeaders({
        token,
        language: language(),
        idempotencyKey,
        isForm: form !== undefined,
      }),
      credentials: requestCredentials(),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(isFresh ? { cache: 'reload' } : {}),
      ...(method === 'POST' ? { body: form ?? JSON.stringify(body ?? {}) } : {}),
    });
  } catch (error) {
    throw toTransportError(error, timeout, signal);
  }
};

/**
 * The server refuses the token of a preview as well. Without one, a command would reach the session
 * of the member of staff by its cookie.
 */
const checkPreview = ({ operation, withoutToken }: PreparedRequest): void => {
  if (preview() && (operation.method !== 'GET' || withoutToken))
    throw new ApiProblem({ code: 'preview-read-only', message: t('problem.preview'), status: 403 });
};

const sendAuthorized = async (request: PreparedRequest): Promise<Response> => {
  checkPreview(request);
  const token = request.withoutToken ? null : await authorization().token();
  const response = await send(request, token);
  if (response.status !== 401 || !token) return response;
  const renewed = await authorization().renew(token);
  return renewed ? send(request, renewed) : response;
};

const idempotencyKeyFor = ({ method, isIdempotent }: ApiOperation): string | undefined =>
  method === 'GET' || isIdempotent ? undefined : newUuid();

const fetchResponse = async (
  operation: ApiOperation,
  input: CallOptions & {
    query?: object | undefined;
    body?: unknown;
    form?: FormData | undefined;
  },
): Promise<Response> => {
  const response = await sendAuthorized({
    ...input,
    operation,
    idempotencyKey: input.idempotencyKey ?? idempotencyKeyFor(operation),
  });
  if (!response.ok) throw await toApiProblem(response);
  return response;
};

const readJsonBody = async <T>(response: Response, isUntranslated = false): Promise<T> => {
  try {
    const body = parseBody<T>(await response.text());
    return isUntranslated ? body : inLanguage(body);
  } catch {
    throw new ApiProblem({
      code: 'unreadable-answer',
      message: t('problem.unreachable'),
      status: response.status,
    });
  }
};

/**
 * Calls an operation of the HTTP contract and returns its body.
 * @throws ApiProblem on a timeout, a network failure or a problem response; AbortError when
 * `signal` aborts.
 */
export const callApi = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<ResponseBody<O>> =>
  readJsonBody<ResponseBody<O>>(
    await fetchResponse(operation, input as CallOptions),
    input.isUntranslated,
  );

export interface PagedResponse<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const callApiPage = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<PagedResponse<ResponseBody<O> extends readonly (infer Row)[] ? Row : never>> => {
  const response = await fetchResponse(operation, input as CallOptions);
  const rows =
    await readJsonBody<(ResponseBody<O> extends readonly (infer Row)[] ? Row : never)[]>(response);
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
};

export const sendCommand = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<CommandResult<CommandEntry<O>>> =>
  toCommandResult((await callApi(operation, input)) as readonly CommandEntry<O>[]);

/** Sends a command with a file. */
export const sendForm = async <O extends ApiOperation>(
  operation: O,
  input: Omit<Input<O>, 'body'> & { readonly form: FormData },
): Promise<CommandResult<CommandEntry<O>>> =>
  toCommandResult(
    await readJsonBody<readonly CommandEntry<O>[]>(
      await fetchResponse(operation, input as CallOptions),
    ),
  );

/** For operations that answer a file. @throws ApiProblem also when the file breaks off */
export const callApiFile = async <O extends ApiOperation>(
  operation: O,
  input: CallOptions & { readonly query?: object } = {},
): Promise<{ readonly content: Blob; readonly headers: Headers }> => {
  const response = await fetchResponse(operation, input);
  try {
    return { content: await response.blob(), headers: response.headers };
  } catch {
    throw new ApiProblem({
      code: 'unreadable-answer',
      message: t('problem.unreachable'),
      status: 0,
    });
  }
};

export const callApiBlob = async <O extends ApiOperation>(
  operation: O,
  input: CallOptions & { readonly query?: object } = {},
): Promise<Blob> => (await callApiFile(operation, input)).content;

/** Rendering a document takes longer than an answer of the API. */
const linkedFileTimeoutMs = 20_000;

/** The file that a link of the shop opens, for pages that save it instead. @throws ApiProblem */
export const readLinkedFile = async (
  path: string,
  timeoutMs = linkedFileTimeoutMs,
): Promise<Blob> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(appConfig().shopOrigin + path, { signal: timeout });
    if (response.ok) return await response.blob();
  } catch (error) {
    throw toTransportError(error, timeout);
  }
  throw await toApiProblem(response);
};

type CommandEntry<O> =
  ResponseBody<O> extends readonly (infer Entry extends CommandResponseEntry)[] ? Entry : never;
