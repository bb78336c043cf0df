import type { CommandResponseEntry } from '@tokri/contracts/http';
import { isOnline } from '../connection.ts';
import { newUuid } from '../uuid.ts';
import { language } from '../i18n/language.ts';
import { t } from '../i18n/labels.ts';
import { authorization } from './authorization.ts';
import { toCommandResult, type CommandResult } from './command-result.ts';
import { ApiProblem, toApiProblem } from './problem.ts';
import {
  buildHeaders,
  buildUrl,
  type ResponseBody,
  type ApiOperation,
  type CallOptions,
  type Input,
} from './request.ts';

/** Longer than the bff waits for any service, so that its own message comes through. */
const defaultTimeoutMs = 10_000;

interface Prepared extends CallOptions {
  readonly operation: ApiOperation;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly idempotencyKey: string | undefined;
}

const failure = (error: unknown, timeout: AbortSignal, given?: AbortSignal): unknown => {
  if (given?.aborted) return error;
  if (timeout.aborted)
    return new ApiProblem({ code: 'timeout', message: t('problem.timeout'), status: 0 });
  return isOnline()
    ? new ApiProblem({ code: 'unreachable', message: t('problem.unreachable'), status: 0 })
    : new ApiProblem({ code: 'offline', message: t('problem.offline'), status: 0 });
};

const send = async (
  { operation, query, body, idempotencyKey, signal, timeoutMs, isFresh }: Prepared,
  token: string | null,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(
    timeoutMs ?? Math.max(operation.timeoutMs * 2, defaultTimeoutMs),
  );
  const { method } = operation;
  try {
    return await fetch(buildUrl(operation.path, query), {
      method,
      headers: buildHeaders({ token, language: language(), idempotencyKey }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(isFresh ? { cache: 'reload' } : {}),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch (error) {
    throw failure(error, timeout, signal);
  }
};

/** Acts on a 401 only when it sent a token (readings 6): renews once and repeats with the same key. */
const authorized = async (prepared: Prepared): Promise<Response> => {
  const token = prepared.withoutToken ? null : await authorization().token();
  const response = await send(prepared, token);
  if (response.status !== 401 || !token) return response;
  const renewed = await authorization().renew(token);
  return renewed ? send(prepared, renewed) : response;
};

const keyFor = ({ method, isIdempotent }: ApiOperation): string | undefined =>
  method === 'GET' || isIdempotent ? undefined : newUuid();

const exchange = async (
  operation: ApiOperation,
  input: CallOptions & { query?: object | undefined; body?: unknown },
): Promise<Response> => {
  const response = await authorized({
    ...input,
    operation,
    idempotencyKey: input.idempotencyKey ?? keyFor(operation),
  });
  if (!response.ok) throw await toApiProblem(response);
  return response;
};

const read = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiProblem({
      code: 'unreadable-answer',
      message: t('problem.unreachable'),
      status: response.status,
    });
  }
};

/**
 * Makes one call of the contract and answers its body.
 * @throws ApiProblem when there is no answer in time, or the answer is a problem; an AbortError when `signal` fired.
 */
export const callApi = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<ResponseBody<O>> => read<ResponseBody<O>>(await exchange(operation, input as CallOptions));

export interface PagedResponse<Row> {
  readonly rows: readonly Row[];
  /** Count of all rows, not only of this page. */
  readonly total: number;
}

/** As `call`, for a row that answers a list in pages. */
export const callApiPage = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<PagedResponse<ResponseBody<O> extends readonly (infer Row)[] ? Row : never>> => {
  const response = await exchange(operation, input as CallOptions);
  const rows = await read<(ResponseBody<O> extends readonly (infer Row)[] ? Row : never)[]>(response);
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
};

/** As `call`, for a write: a refusal by a rule is an outcome and no error. */
export const sendCommand = async <O extends ApiOperation>(
  operation: O,
  input: Input<O> = {},
): Promise<CommandResult<EntryOf<O>>> =>
  toCommandResult((await callApi(operation, input)) as readonly EntryOf<O>[]);

type EntryOf<O> = ResponseBody<O> extends readonly (infer Entry extends CommandResponseEntry)[] ? Entry : never;
