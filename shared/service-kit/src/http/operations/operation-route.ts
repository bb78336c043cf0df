import { ProblemError } from '@tokri/contracts/problems';
import { authorizeCaller } from '@tokri/contracts/api';
import type { Caller, Operation } from '@tokri/contracts/api';
import type { Request, RequestHandler, Response } from 'express';
import type { VerifyToken } from '../../auth/index.ts';
import type { IdempotencyStore, StoredResponse } from '../../mongo/index.ts';
import { createAuditedHandler } from './audited-handler.ts';
import type { AuditDeps, Handler } from './audited-handler.ts';
import { validateResponse, sendResponse, toStoredResponse } from './operation-response.ts';
import type { BoundHandlers, OperationRequest } from './operation-handler.ts';
import { acquireLease, readIdempotencyKey, hashRequest, toStoreKey } from './idempotency.ts';
import { parseRequest, readCaller } from './parse-request.ts';
import type { ParsedRequest } from './parse-request.ts';

export interface RouteOptions extends AuditDeps {
  readonly handlers: BoundHandlers;
  readonly verifyToken: VerifyToken;
  readonly idempotency: IdempotencyStore;
  readonly validatesResponses: boolean;
}

interface HandledRequest {
  readonly response: StoredResponse;
  readonly setCookie?: readonly string[];
}

type AllocateId = OperationRequest['allocateId'];

const createRequestRunner = (operation: Operation, options: RouteOptions) => {
  const unaudited = options.handlers[operation.operationId] as Handler | undefined;
  if (!unaudited) throw new RangeError(`no handler for ${operation.operationId}`);
  const handler = createAuditedHandler(operation, unaudited, options);

  const run = async (parsed: ParsedRequest, allocateId: AllocateId): Promise<HandledRequest> => {
    const handlerResponse = await handler({
      ...parsed.operationRequest,
      allocateId,
    } as OperationRequest);
    if (options.validatesResponses)
      validateResponse(
        operation,
        handlerResponse.json === undefined
          ? handlerResponse.body
          : JSON.parse(handlerResponse.json),
      );
    return {
      response: toStoredResponse(operation, parsed, handlerResponse),
      ...(handlerResponse.setCookie ? { setCookie: handlerResponse.setCookie } : {}),
    };
  };

  const runOnce = async (parsed: ParsedRequest, key: string): Promise<HandledRequest> => {
    const { query, body, caller, file } = parsed.operationRequest;
    const acquired = await acquireLease(
      options.idempotency,
      toStoreKey(operation, caller?.userId, key),
      hashRequest(query, body, file?.buffer),
    );
    if (acquired.kind === 'done') return { response: acquired.response };
    const { lease } = acquired;
    try {
      const handled = await run(parsed, (next) => lease.allocateId(next));
      // A cookie is a secret and must not be stored; operations that set one are idempotent
      // themselves.
      await (handled.setCookie ? lease.release() : lease.finish(handled.response));
      return handled;
    } catch (error) {
      await lease.release();
      throw error;
    }
  };
  return { run, runOnce };
};

export const createOperationRoute = (operation: Operation, options: RouteOptions) => {
  const { run, runOnce } = createRequestRunner(operation, options);

  const authenticate: RequestHandler = async (request, response, next) => {
    const caller = await readCaller(operation, options.verifyToken, request.get('authorization'));
    authorizeCaller(operation, caller);
    (response.locals as { caller?: Caller | undefined }).caller = caller;
    next();
  };

  const handle = async (request: Request, response: Response): Promise<void> => {
    if (request.method !== operation.method) throw new ProblemError('method-not-allowed');
    const startedAt = performance.now();
    const key = readIdempotencyKey(operation, request.get('idempotency-key'));
    const { caller } = response.locals as { caller?: Caller };
    const parsed = parseRequest(operation, caller, request);
    const { response: storedResponse, setCookie } =
      key === undefined ? await run(parsed, (next) => next()) : await runOnce(parsed, key);
    sendResponse(response, storedResponse, setCookie);
    const fields = {
      operation: operation.operationId,
      specId: operation.specId,
      userId: parsed.operationRequest.caller?.userId,
      durationMs: Math.round(performance.now() - startedAt),
    };
    if (operation.hasSideEffects || operation.method !== 'GET')
      options.logger.info(fields, 'performed');
    else options.logger.debug(fields, 'answered');
  };
  return { authenticate, handle };
};
