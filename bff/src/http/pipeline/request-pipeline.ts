import { authorizeCaller, limitedUserId } from '@tokri/contracts/api';
import type { Caller, Operation } from '@tokri/contracts/api';
import type { VerifyToken } from '@tokri/service-kit/auth';
import type { ObserveRequest } from '@tokri/service-kit/metrics';
import type { Request, RequestHandler, Response } from 'express';
import { traceRequest } from '@tokri/service-kit/http';
import { clientNetwork } from '../../limits/client-network.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { WrongSignatures } from '../../limits/wrong-signatures.ts';
import { checkRequestOrigin } from '../../routing/request-origin-guard.ts';
import { isFromApp, toAppCookies } from '../app-origins.ts';
import type { AppOrigins } from '../app-origins.ts';
import { authenticate } from './authenticate.ts';
import { chooseRateClass, enforceRateLimit, toRateLimitedOperation } from './enforce-rate-limit.ts';
import { forwardToService } from './forward-to-service.ts';
import type { ForwardDeps } from './forward-to-service.ts';
import { readRequestOrigin } from './forwarded-headers.ts';
import { handleLocally } from './handle-locally.ts';
import type { LocalHandler } from './handle-locally.ts';
import { createOperationMatcher } from './operation-matcher.ts';
import type { RequestContext } from './request-context.ts';
import type { OperationMatch } from '../../routing/match-request.ts';
import type { UpstreamResponse } from '../../upstreams/upstream.ts';
import { sendUpstreamError, sendUpstreamResponse } from './send-response.ts';

export interface RequestPipelineDeps extends ForwardDeps {
  readonly operations: readonly Operation[];
  readonly verifyToken: VerifyToken;
  readonly limiter: RateLimiter;
  readonly wrongSignatures: WrongSignatures;
  readonly localHandlers: Readonly<Record<string, LocalHandler>>;
  readonly validatesResponses: boolean;
  readonly observeRequest: ObserveRequest;
  readonly appOrigins: AppOrigins;
}

const checkEveryOperationIsHandled = ({
  operations,
  localHandlers,
  composedOperations,
}: RequestPipelineDeps): void => {
  const unhandled = operations.find(
    ({ service, operationId }) =>
      service === 'bff' && !localHandlers[operationId] && !composedOperations[operationId],
  );
  if (unhandled) throw new RangeError(`no handler for ${unhandled.operationId}`);
};

const withReachableCookies = (
  upstreamResponse: UpstreamResponse,
  isForApp: boolean,
): UpstreamResponse => {
  const { headers } = upstreamResponse;
  const cookies = headers['set-cookie'];
  return isForApp && cookies
    ? { ...upstreamResponse, headers: { ...headers, 'set-cookie': toAppCookies(cookies) } }
    : upstreamResponse;
};

const forwardAndRespond = async (
  deps: RequestPipelineDeps,
  context: RequestContext,
): Promise<void> => {
  const { request, response, operation } = context;
  try {
    const { validatesResponses, appOrigins } = deps;
    const upstreamResponse = withReachableCookies(
      await forwardToService(deps, context),
      isFromApp(request, appOrigins),
    );
    await sendUpstreamResponse(request, response, {
      operation,
      upstreamResponse,
      validatesResponses,
    });
  } catch (error) {
    await sendUpstreamError(request, response, { operation, error });
  }
};

const forwardWebhook = async (
  deps: RequestPipelineDeps,
  context: RequestContext,
): Promise<void> => {
  await forwardAndRespond(deps, context);
  if (context.response.statusCode === 400) await deps.wrongSignatures.record(context.network);
};

/** A caller who may use none of the candidates gets 401 or 403 instead of the parameter error. */
const toUnmatchedProblem = (
  { problem, candidates }: Extract<OperationMatch, { kind: 'unmatched' }>,
  caller: Caller | undefined,
): unknown => {
  let denial: unknown = problem;
  for (const operation of candidates)
    try {
      authorizeCaller(operation, caller);
      return problem;
    } catch (error) {
      denial = error;
    }
  return denial;
};

/**
 * The order of the steps is part of the contract: every request is counted before its content is
 * inspected, and callers without access get 401 or 403 before a body is read.
 */
export const createRequestPipeline = (deps: RequestPipelineDeps): RequestHandler => {
  checkEveryOperationIsHandled(deps);
  const matchOperation = createOperationMatcher(deps.operations);
  const handle = async (
    match: OperationMatch,
    request: Request,
    response: Response,
  ): Promise<void> => {
    const { caller, failure } = await authenticate(match, deps.verifyToken, request);
    const network = clientNetwork(request.ip);
    await enforceRateLimit(deps.limiter, response, {
      rateClass: await chooseRateClass(
        toRateLimitedOperation(match, request),
        network,
        deps.wrongSignatures,
      ),
      userId: limitedUserId(caller),
      network,
    });
    if (failure) throw failure;
    if (match.kind === 'unmatched') throw toUnmatchedProblem(match, caller);
    const { operation, query } = match;
    authorizeCaller(operation, caller);
    checkRequestOrigin(operation, readRequestOrigin(request, deps.appOrigins));
    const context: RequestContext = { request, response, operation, query, caller, network };
    const localHandler = deps.localHandlers[operation.operationId];
    if (localHandler) await handleLocally(localHandler, context);
    else if (operation.auth.kind === 'signature') await forwardWebhook(deps, context);
    else await forwardAndRespond(deps, context);
  };
  return (request, response, next) => {
    const match = matchOperation(request, response);
    const run = () => handle(match, request, response).catch(next);
    // A stream ends when its client leaves, so its duration says nothing.
    if (match.kind === 'unmatched' || match.operation.responseKind === 'event-stream') return run();
    deps.observeRequest(match.operation.operationId, response);
    return traceRequest(match.operation, response, run);
  };
};
