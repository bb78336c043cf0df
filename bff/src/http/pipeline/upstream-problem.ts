import { ProblemError } from '@tokri/contracts/problems';
import type { UpstreamErrorKind } from '../../upstreams/upstream-error.ts';
import { UpstreamError } from '../../upstreams/upstream-error.ts';

const retryAfterSeconds: Readonly<Record<UpstreamErrorKind, number>> = {
  'circuit-open': 5,
  overloaded: 1,
  timeout: 2,
  unreachable: 2,
  'invalid-response': 2,
  'server-error': 2,
  'client-aborted': 1,
};

export const toUpstreamProblem = (error: unknown): unknown => {
  if (!(error instanceof UpstreamError)) return error;
  if (error.cause instanceof ProblemError) return error.cause;
  const code = error.kind === 'overloaded' ? 'overloaded' : 'unavailable';
  return Object.assign(
    new ProblemError(code, undefined, { retryAfterSeconds: retryAfterSeconds[error.kind] }),
    { cause: error },
  );
};
