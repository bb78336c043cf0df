import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@tokri/contracts/http';
import { servicePath } from '../calls/forwarded-query.ts';
import { classOf } from '../upstreams/create-upstreams.ts';
import type { Upstreams } from '../upstreams/create-upstreams.ts';
import { problemCodeOf } from '../upstreams/problem-code.ts';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';

/** A row on its way to the service that owns it; the query by canonical names. */
export interface ForwardedCall {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  /** Whose call it is; undefined for one of nobody or of the bff itself. */
  readonly subject?: string | undefined;
}

/** @throws UpstreamFault when the service gives no usable answer. */
export type Forward = (call: ForwardedCall) => Promise<UpstreamAnswer>;

/** Copies of a service follow the events of another by some milliseconds; it has waited 1 s itself before it says so (architecture.md 2). */
const knownSoonMs = 250;

const isNotKnownYet = (answer: UpstreamAnswer): boolean =>
  answer.status === 409 && problemCodeOf(answer) === 'not-known-yet';

/** Sends a row to `/v1/<operation id>` of its service; `not-known-yet` is asked once more, since nothing was done. */
export const createForward =
  (upstreams: Upstreams): Forward =>
  async ({ operation, query, headers, body, subject }) => {
    const upstream = upstreams.get(operation.service);
    if (!upstream) throw new RangeError(`no service ${operation.service}`);
    const call = {
      callClass: classOf(operation),
      method: operation.method,
      path: servicePath(operation, query),
      headers,
      timeoutMs: operation.timeoutMs,
      subject,
      ...(body === undefined ? {} : { body }),
    };
    const answer = await upstream.call(call);
    if (!isNotKnownYet(answer) || (body !== undefined && typeof body !== 'string')) return answer;
    await wait(knownSoonMs);
    return upstream.call(call);
  };
