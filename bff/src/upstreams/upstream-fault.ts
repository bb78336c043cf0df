import type { UpstreamAnswer } from './upstream.ts';

/**
 * Why a service gave no usable answer.
 * `open`: not asked, it failed too often. `busy`: too many calls are with it, so it was not asked or turned the call away. `timeout`, `unreachable`: no answer. `broken`: one
 * that ends early, is too large or is no answer at all. `failed`: 5xx. `caller`: who called went away, so it is nobody's fault.
 */
export type FaultKind =
  'open' | 'busy' | 'timeout' | 'unreachable' | 'broken' | 'failed' | 'caller';

export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  readonly answer: UpstreamAnswer | undefined;
  /** True once its subject has failed too often to speak for the service. */
  isOwnFault = false;
  constructor(
    readonly kind: FaultKind,
    message: string,
    more: { readonly answer?: UpstreamAnswer; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.answer = more.answer;
  }
}

/** Faults that say nothing about the health of the service. */
export const isNoFailure = (error: unknown): boolean =>
  error instanceof UpstreamFault &&
  (error.kind === 'busy' || error.kind === 'caller' || error.isOwnFault);

const passingStatus: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the same read may go well at once: never for timeouts, which would double the wait. */
export const isWorthRepeating = (error: unknown): boolean => {
  if (!(error instanceof UpstreamFault)) return false;
  if (error.kind === 'failed') return passingStatus.has(error.answer?.status ?? 0);
  return error.kind === 'unreachable' || error.kind === 'broken';
};
