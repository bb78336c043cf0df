import { authorize } from '@tokri/contracts/api';
import { parseInput } from '@tokri/service-kit/http';
import type { ComposedOperation } from '../../composed-operations/composed-operation.ts';
import type { Forward } from '../../forwarding/forward.ts';
import { toServiceQuery } from '../../forwarding/service-query.ts';
import type { PerSubjectBulkhead } from '../../limits/per-subject-bulkhead.ts';
import { toCallClass } from '../../upstreams/create-upstreams.ts';
import type { UpstreamResponse } from '../../upstreams/upstream.ts';
import { toForwardedHeaders } from './forwarded-headers.ts';
import { readJson, readRaw, uploadHeaders, uploadStream } from './read-body.ts';
import type { RequestContext } from './request-context.ts';

export interface ForwardDeps {
  readonly bulkhead: PerSubjectBulkhead;
  readonly forward: Forward;
  readonly composedOperations: Readonly<Record<string, ComposedOperation>>;
}

const jsonType = { 'content-type': 'application/json' };

const forwardJson = async (
  { forward, composedOperations }: Omit<ForwardDeps, 'bulkhead'>,
  { request, response, operation, query, caller }: RequestContext,
): Promise<UpstreamResponse> => {
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  const parsedQuery = parseInput(operation.query, query);
  const body = parseInput(operation.body, await readJson(operation, request, response));
  authorize(operation, caller, { query: parsedQuery, body });
  const forwarded = {
    operation,
    query: serviceQuery,
    headers: operation.method === 'POST' ? { ...headers, ...jsonType } : headers,
    ...(operation.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  };
  const composed = composedOperations[operation.operationId];
  return composed?.(forwarded, body, forward) ?? forward(forwarded);
};

const forwardUpload = (
  forward: Forward,
  { request, operation, query, caller }: RequestContext,
): Promise<UpstreamResponse> => {
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  authorize(operation, caller, { query: parseInput(operation.query, query), body: {} });
  return forward({
    operation,
    query: serviceQuery,
    headers: { ...headers, ...uploadHeaders(request) },
    body: uploadStream(request),
  });
};

const forwardRaw = async (
  forward: Forward,
  { request, response, operation, query }: RequestContext,
): Promise<UpstreamResponse> => {
  const headers = toForwardedHeaders(request, operation);
  const serviceQuery = toServiceQuery(operation, query);
  parseInput(operation.query, query);
  return forward({
    operation,
    query: serviceQuery,
    headers: { ...headers, ...jsonType },
    body: await readRaw(request, response),
  });
};

const forwardRequest = async (
  deps: ForwardDeps,
  context: RequestContext,
): Promise<UpstreamResponse> => {
  const { operation, caller } = context;
  const forward: Forward = (forwarded) =>
    deps.forward({ subject: caller && String(caller.userId), ...forwarded });
  if (operation.bodyKind === 'multipart') return forwardUpload(forward, context);
  if (operation.bodyKind === 'raw') return forwardRaw(forward, context);
  return forwardJson({ ...deps, forward }, context);
};

export const forwardToService = (
  deps: ForwardDeps,
  context: RequestContext,
): Promise<UpstreamResponse> => {
  const { operation, caller, network } = context;
  const task = () => forwardRequest(deps, context);
  // The events of a payment provider concern all customers, so it is not limited as one subject.
  if (operation.auth.kind === 'signature') return task();
  return deps.bulkhead.run({ userId: caller?.userId, network }, toCallClass(operation), task);
};
