import { authorize, limitedUserId } from '@tokri/contracts/api';
import type { BodyReader } from '@tokri/service-kit/http';
import { parseInput } from '@tokri/service-kit/http';
import type { ComposedOperation } from '../../composed-operations/composed-operation.ts';
import type { Forward } from '../../forwarding/forward.ts';
import { toServiceQuery } from '../../forwarding/service-query.ts';
import type { PerSubjectBulkhead } from '../../limits/per-subject-bulkhead.ts';
import { toCallClass } from '../../upstreams/create-upstreams.ts';
import type { UpstreamResponse } from '../../upstreams/upstream.ts';
import { toForwardedHeaders } from './forwarded-headers.ts';
import { readJson, readRaw, streamUpload, uploadHeaders } from './read-body.ts';
import type { RequestContext } from './request-context.ts';

export interface ForwardDeps {
  readonly bodies: BodyReader;
  readonly bulkhead: PerSubjectBulkhead;
  readonly forward: Forward;
  readonly composedOperations: Readonly<Record<string, ComposedOperation>>;
}

const jsonType = { 'content-type': 'application/json' };

type Send = () => Promise<UpstreamResponse>;

/** A slow client must not use up the concurrency of its network, so its body is read before. */
const runInBulkhead = (
  { bulkhead }: ForwardDeps,
  { operation, caller, network }: RequestContext,
  send: Send,
): Promise<UpstreamResponse> =>
  bulkhead.run({ userId: limitedUserId(caller), network }, toCallClass(operation), send);

const forwardJson = async (
  deps: ForwardDeps,
  context: RequestContext,
): Promise<UpstreamResponse> => {
  const { request, operation, query, caller } = context;
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  const parsedQuery = parseInput(operation.query, query);
  const body = parseInput(operation.body, await readJson(deps.bodies, operation, context));
  authorize(operation, caller, { query: parsedQuery, body });
  const forwarded = {
    operation,
    query: serviceQuery,
    headers: operation.method === 'POST' ? { ...headers, ...jsonType } : headers,
    ...(operation.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  };
  const composed = deps.composedOperations[operation.operationId];
  return runInBulkhead(
    deps,
    context,
    async () => composed?.(forwarded, body, deps.forward) ?? deps.forward(forwarded),
  );
};

/** An upload is passed on while it arrives, so it counts as one of the few concurrent uploads. */
const forwardUpload = (deps: ForwardDeps, context: RequestContext): Promise<UpstreamResponse> => {
  const { request, operation, query, caller } = context;
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  authorize(operation, caller, { query: parseInput(operation.query, query), body: {} });
  return streamUpload(deps.bodies, context, (body) =>
    runInBulkhead(deps, context, () =>
      deps.forward({
        operation,
        query: serviceQuery,
        headers: { ...headers, ...uploadHeaders(request) },
        body,
      }),
    ),
  );
};

/** The events of a payment provider concern all customers, so they are not limited as one subject. */
const forwardRaw = async (
  { bodies, forward }: ForwardDeps,
  context: RequestContext,
): Promise<UpstreamResponse> => {
  const { request, operation, query } = context;
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  parseInput(operation.query, query);
  return forward({
    operation,
    query: serviceQuery,
    headers: { ...headers, ...jsonType },
    body: await readRaw(bodies, context),
  });
};

export const forwardToService = (
  deps: ForwardDeps,
  context: RequestContext,
): Promise<UpstreamResponse> => {
  const { operation, caller } = context;
  const forward: Forward = (forwarded) =>
    deps.forward({ subject: caller && String(limitedUserId(caller)), ...forwarded });
  if (operation.bodyKind === 'multipart') return forwardUpload({ ...deps, forward }, context);
  if (operation.bodyKind === 'raw') return forwardRaw({ ...deps, forward }, context);
  return forwardJson({ ...deps, forward }, context);
};
