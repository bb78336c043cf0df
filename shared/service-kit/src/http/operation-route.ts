import { Problem } from '@tokri/contracts';
import type { Caller, Operation } from '@tokri/contracts/http';
import type { Request, RequestHandler, Response } from 'express';
import type { VerifyToken } from '../auth/index.ts';
import type { Logger } from '../logger/index.ts';
import type { IdempotencyStore, StoredAnswer } from '../mongo/index.ts';
import { checkAnswer, sendAnswer, storedAnswerOf } from './answer.ts';
import type { Answer, BoundHandlers, Call } from './call.ts';
import { claimKey, readIdempotencyKey, requestHash, storeKeyOf } from './idempotency.ts';
import { readCall, readCaller } from './read-call.ts';
import type { ReadCall } from './read-call.ts';

export interface RouteParts {
  readonly handlers: BoundHandlers;
  readonly verifyToken: VerifyToken;
  readonly idempotency: IdempotencyStore;
  readonly logger: Logger;
  /** Outside production every answer is held against the contract. */
  readonly isChecking: boolean;
}

interface Outcome {
  readonly answer: StoredAnswer;
  readonly setCookie?: readonly string[];
}

type Allocate = Call['allocateId'];

/** One operation: who, what, once, answer. */
export const createOperationRoute = (operation: Operation, parts: RouteParts) => {
  const handler = parts.handlers[operation.id] as
    ((call: Call) => Promise<Answer<unknown>>) | undefined;
  if (!handler) throw new RangeError(`no handler for ${operation.id}`);

  const perform = async (read: ReadCall, allocateId: Allocate): Promise<Outcome> => {
    const answer = await handler({ ...read.call, allocateId } as Call);
    if (parts.isChecking)
      checkAnswer(operation, answer.json === undefined ? answer.body : JSON.parse(answer.json));
    return {
      answer: storedAnswerOf(operation, read, answer),
      ...(answer.setCookie ? { setCookie: answer.setCookie } : {}),
    };
  };

  const performOnce = async (read: ReadCall, key: string): Promise<Outcome> => {
    const { query, body, caller, file } = read.call;
    const claim = await claimKey(
      parts.idempotency,
      storeKeyOf(operation, caller?.userId, key),
      requestHash(query, body, file?.buffer),
    );
    if (claim.kind === 'done') return { answer: claim.answer };
    try {
      const outcome = await perform(read, (next) => claim.lease.allocateId(next));
      // A cookie is a secret and not for keeping; the operations that set one are idempotent in themselves.
      await (outcome.setCookie ? claim.lease.release() : claim.lease.finish(outcome.answer));
      return outcome;
    } catch (error) {
      await claim.lease.release();
      throw error;
    }
  };

  const authenticate: RequestHandler = async (request, response, next) => {
    (response.locals as { caller?: Caller | undefined }).caller = await readCaller(
      operation,
      parts.verifyToken,
      request.get('authorization'),
    );
    next();
  };

  const act = async (request: Request, response: Response): Promise<void> => {
    if (request.method !== operation.method) throw new Problem('method-not-allowed');
    const startedAt = performance.now();
    const key = readIdempotencyKey(operation, request.get('idempotency-key'));
    const read = readCall(operation, (response.locals as { caller?: Caller }).caller, request);
    const { answer, setCookie } =
      key === undefined ? await perform(read, (next) => next()) : await performOnce(read, key);
    sendAnswer(response, answer, setCookie);
    const line = {
      operation: operation.id,
      row: operation.row,
      userId: read.call.caller?.userId,
      durationMs: Math.round(performance.now() - startedAt),
    };
    // Reads that write are audited: who, when, what (api-contract.md rule 2).
    if (operation.writes || operation.method !== 'GET') parts.logger.info(line, 'performed');
    else parts.logger.debug(line, 'answered');
  };
  return { authenticate, act };
};
