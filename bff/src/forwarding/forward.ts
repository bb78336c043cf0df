import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@tokri/contracts/api';
import { toServicePath } from './service-query.ts';
import { toCallClass } from '../upstreams/create-upstreams.ts';
import type { Upstreams } from '../upstreams/create-upstreams.ts';
import { readProblemCode } from '../upstreams/problem-code.ts';
import type { UpstreamResponse } from '../upstreams/upstream.ts';

export interface ForwardedRequest {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly subject?: string | undefined;
}

export type Forward = (request: ForwardedRequest) => Promise<UpstreamResponse>;

/** The service already waited one second for the missing event before it answered. */
const retryDelayMs = 250;

const isMissingDependency = (response: UpstreamResponse): boolean =>
  response.status === 409 && readProblemCode(response) === 'not-known-yet';

export const createForward =
  (upstreams: Upstreams): Forward =>
  async ({ operation, query, headers, body, subject }) => {
    const upstream = upstreams.get(operation.service);
    if (!upstream) throw new RangeError(`no service ${operation.service}`);
    const request = {
      callClass: toCallClass(operation),
      method: operation.method,
      path: toServicePath(operation, query),
      headers,
      timeoutMs: operation.timeoutMs,
      subject,
      ...(body === undefined ? {} : { body }),
    };
    const response = await upstream.send(request);
    if (!isMissingDependency(response) || (body !== undefined && typeof body !== 'string'))
      return response;
    await wait(retryDelayMs);
    return upstream.send(request);
  };
