import type { UpstreamResponse } from './upstream.ts';

export type UpstreamErrorKind =
  | 'circuit-open'
  | 'overloaded'
  | 'timeout'
  | 'unreachable'
  | 'invalid-response'
  | 'server-error'
  | 'client-aborted';

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly response: UpstreamResponse | undefined;
  /** The connection broke after it was made: the service may have handled the request. */
  readonly isInterrupted: boolean;
  isOverQuota = false;
  constructor(
    readonly kind: UpstreamErrorKind,
    message: string,
    options: {
      readonly response?: UpstreamResponse;
      readonly cause?: unknown;
      readonly isInterrupted?: boolean;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.response = options.response;
    this.isInterrupted = options.isInterrupted ?? false;
  }
}

export const isExcludedFromBreaker = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.kind === 'overloaded' || error.kind === 'client-aborted' || error.isOverQuota);

const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

export const isRetryable = (error: unknown): boolean => {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'server-error') return transientStatuses.has(error.response?.status ?? 0);
  return error.kind === 'unreachable' || error.kind === 'invalid-response';
};
