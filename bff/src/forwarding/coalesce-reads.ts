import type { Operation } from '@tokri/contracts/api';
import type { Forward, ForwardedRequest } from './forward.ts';

/**
 * Bounds staleness: nobody receives a response to a request sent more than 50 ms before their own.
 */
const maxJoinAgeMs = 50;

const isCoalescable = ({ method, isSameForAll, cacheSeconds }: Operation): boolean =>
  method === 'GET' && (isSameForAll || cacheSeconds > 0);

/** A shared request must not carry anything that identifies a caller. */
const sharedHeaders = ['accept-language', 'x-correlation-id'];

const withoutCaller = ({ operation, query, headers }: ForwardedRequest): ForwardedRequest => ({
  operation,
  query,
  headers: Object.fromEntries(
    sharedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
});

const requestKey = ({ operation, query, headers }: ForwardedRequest): string =>
  JSON.stringify([
    operation.operationId,
    headers['accept-language'] ?? '',
    Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

interface PendingRequest {
  readonly response: ReturnType<Forward>;
  readonly sentAtMs: number;
}

export const coalesceReads = (forward: Forward, nowMs: () => number): Forward => {
  const pending = new Map<string, PendingRequest>();
  return (request) => {
    if (!isCoalescable(request.operation)) return forward(request);
    const key = requestKey(request);
    const pendingRequest = pending.get(key);
    if (pendingRequest && nowMs() - pendingRequest.sentAtMs < maxJoinAgeMs)
      return pendingRequest.response;
    const sent: PendingRequest = { response: forward(withoutCaller(request)), sentAtMs: nowMs() };
    pending.set(key, sent);
    const forgetRequest = (): void => {
      if (pending.get(key) === sent) pending.delete(key);
    };
    sent.response.then(forgetRequest, forgetRequest);
    return sent.response;
  };
};
