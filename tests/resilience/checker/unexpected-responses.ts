import type { CallRecord } from '../../support/load-generator/call-record.ts';

const isAbandoned = ({ status, code }: CallRecord): boolean => status === 0 && code === 'timeout';

/** Calls that their caller gave up after 10 s, as happens on a busy machine. */
export const countAbandonedCalls = (calls: readonly CallRecord[]): number =>
  calls.filter(isAbandoned).length;

/** During an outage a call succeeds, is rejected, or gets 503 with the time after which to repeat it. */
export const findUnexpectedResponses = (calls: readonly CallRecord[]): readonly string[] =>
  calls
    .filter(
      (call) =>
        call.status !== 200 &&
        call.status !== 429 &&
        !(call.status === 503 && call.retryAfter !== undefined) &&
        !isAbandoned(call),
    )
    .map(({ status, code, retryAfter }) =>
      `${status} ${code}${status === 503 && retryAfter === undefined ? ' without Retry-After' : ''}`.trim(),
    );
