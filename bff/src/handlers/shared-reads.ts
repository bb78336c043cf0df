import type { Operation } from '@tokri/contracts/http';
import type { Forward, ForwardedCall } from './forward.ts';

/** Who asks later than this after the call was sent has a new one: an answer is at most so much older than the question, whatever the service's haste. */
const joinWithinMs = 50;

const isShared = ({ method, isSameForAll, cacheSeconds }: Operation): boolean =>
  method === 'GET' && (isSameForAll || cacheSeconds > 0);

/** What may go with a call that many share: nothing that tells who asks. */
const headersKept = ['accept-language', 'x-correlation-id', 'traceparent'];

const ofNobody = ({ operation, query, headers }: ForwardedCall): ForwardedCall => ({
  operation,
  query,
  headers: Object.fromEntries(
    headersKept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
});

const keyOf = ({ operation, query, headers }: ForwardedCall): string =>
  JSON.stringify([
    operation.id,
    headers['accept-language'] ?? '',
    Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

interface UnderWay {
  readonly answer: ReturnType<Forward>;
  readonly sentAtMs: number;
}

/**
 * Rows whose answer is the same for everybody are asked of the service once by all who ask at the same time, as a city does for its slots. Nothing is kept: with the
 * answer it is over.
 */
export const shareReads = (forward: Forward, nowMs: () => number): Forward => {
  const underWay = new Map<string, UnderWay>();
  return (call) => {
    if (!isShared(call.operation)) return forward(call);
    const key = keyOf(call);
    const known = underWay.get(key);
    if (known && nowMs() - known.sentAtMs < joinWithinMs) return known.answer;
    const sent: UnderWay = { answer: forward(ofNobody(call)), sentAtMs: nowMs() };
    underWay.set(key, sent);
    const over = (): void => {
      if (underWay.get(key) === sent) underWay.delete(key);
    };
    sent.answer.then(over, over);
    return sent.answer;
  };
};
