import { runInSpan } from '@tokri/service-kit/telemetry';
import type { Upstreams } from './create-upstreams.ts';
import type { Upstream, UpstreamRequest } from './upstream.ts';

/** The operation of a path; images and documents have ids instead, so their class is the name. */
const toCallName = ({ path, callClass }: UpstreamRequest): string =>
  /^\/v1\/([\w-]+)/.exec(path)?.[1] ?? callClass;

const traceUpstream = (service: string, upstream: Upstream): Upstream => ({
  ...upstream,
  send: (request) =>
    runInSpan(
      {
        name: `${service} ${toCallName(request)}`,
        kind: 'client',
        attributes: { 'http.request.method': request.method },
      },
      ({ traceparent }) =>
        upstream.send({
          ...request,
          headers: { ...request.headers, ...(traceparent === undefined ? {} : { traceparent }) },
        }),
    ),
});

/** Sends each call in a span that the service continues, its waiting and its repetition included. */
export const traceUpstreams = (upstreams: Upstreams): Upstreams =>
  new Map([...upstreams].map(([service, upstream]) => [service, traceUpstream(service, upstream)]));
