import { Problem } from '@tokri/contracts';
import type { FaultKind } from '../upstreams/upstream-fault.ts';
import { UpstreamFault } from '../upstreams/upstream-fault.ts';

/** When to come back, by what went wrong. */
const retryAfterSeconds: Readonly<Record<FaultKind, number>> = {
  open: 5,
  busy: 1,
  timeout: 2,
  unreachable: 2,
  broken: 2,
  failed: 2,
  caller: 1,
};

/** What a caller is told of a service that gave no answer; other errors pass through. */
export const problemOfFault = (error: unknown): unknown => {
  if (!(error instanceof UpstreamFault)) return error;
  if (error.cause instanceof Problem) return error.cause;
  const code = error.kind === 'busy' ? 'overloaded' : 'unavailable';
  return Object.assign(
    new Problem(code, undefined, { retryAfterSeconds: retryAfterSeconds[error.kind] }),
    { cause: error },
  );
};
