import { Problem } from '@tokri/contracts';
import { authorize } from '@tokri/contracts/http';
import type { Caller, Operation } from '@tokri/contracts/http';
import type { VerifyToken } from '@tokri/service-kit/auth';
import { parseInput, readLanguage } from '@tokri/service-kit/http';
import type { Language } from '@tokri/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { chooseCall } from '../calls/choose-call.ts';
import type { Choice } from '../calls/choose-call.ts';
import { clientNetwork } from '../calls/client-address.ts';
import { forwardedQuery } from '../calls/forwarded-query.ts';
import { createPathTable, methodOf } from '../calls/path-table.ts';
import { checkShield, isWriting } from '../calls/shield.ts';
import type { Composition } from '../handlers/composition.ts';
import type { Forward } from '../handlers/forward.ts';
import { budgetOf, rateClassOf } from '../limits/rate-class.ts';
import type { CountedRow } from '../limits/rate-class.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { SubjectTurns } from '../limits/subject-turns.ts';
import { classOf } from '../upstreams/create-upstreams.ts';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import { identify } from './caller.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { readJson, readRaw, uploadHeaders, uploadStream } from './read-body.ts';
import { sendAnswer, sendFailure } from './send-answer.ts';
import { problemOfFault } from './upstream-problem.ts';

/** A call of a row that the bff answers by itself. */
export interface OwnCall {
  readonly query: unknown;
  readonly caller: Caller | undefined;
  readonly language: Language;
  readonly network: string;
}
export type OwnHandler = (call: OwnCall, request: Request, response: Response) => void;

export interface BinderParts {
  readonly operations: readonly Operation[];
  readonly verifyToken: VerifyToken;
  readonly limiter: RateLimiter;
  readonly turns: SubjectTurns;
  readonly forward: Forward;
  /** By operation id; a row without one is passed on as it is. */
  readonly compositions: Readonly<Record<string, Composition>>;
  /** By operation id, for rows of the bff that no service has a part in. */
  readonly own: Readonly<Record<string, OwnHandler>>;
  readonly isChecking: boolean;
}

type Chosen = Extract<Choice, { kind: 'chosen' }>;

const chosenOf = (parts: BinderParts) => {
  const table = createPathTable(parts.operations);
  return (request: Request, response: Response): Choice => {
    const rows = table.get(request.path);
    if (!rows) throw new Problem('not-found');
    const method = methodOf(rows, request.method);
    const choice = method && chooseCall(rows.operations, method, request.url);
    const isActingByHead =
      request.method === 'HEAD' &&
      choice?.kind === 'chosen' &&
      (isWriting(choice.operation) || choice.operation.answerKind !== 'json');
    if (!choice || isActingByHead) {
      response.setHeader('Allow', rows.allow);
      throw new Problem('method-not-allowed');
    }
    return choice;
  };
};

const countCall = async (
  limiter: RateLimiter,
  response: Response,
  call: { operation: CountedRow; userId: number | undefined; network: string },
): Promise<void> => {
  const rateClass = rateClassOf(call.operation);
  const allowance = await limiter.take(rateClass, budgetOf(rateClass, call));
  response.setHeader('RateLimit-Limit', allowance.limit);
  response.setHeader('RateLimit-Remaining', allowance.remaining);
  response.setHeader('RateLimit-Reset', allowance.resetSeconds);
  if (!allowance.isAllowed)
    throw new Problem('too-many-requests', undefined, {
      retryAfterSeconds: allowance.resetSeconds,
    });
};

/** What a refused choice counts as: nobody may try names for free. */
const refusedCall = (request: Request): CountedRow => ({
  id: '',
  method: 'GET',
  writes: request.method !== 'GET' && request.method !== 'HEAD',
  who: { kind: 'anon' },
});

const originOf = (request: Request) => ({
  contentType: request.get('content-type'),
  purpose: request.get('sec-purpose') ?? request.get('purpose'),
  fetchSite: request.get('sec-fetch-site'),
});

const answerByService = async (
  parts: BinderParts,
  { operation, query }: Chosen,
  at: { request: Request; response: Response; caller: Caller | undefined },
): Promise<UpstreamAnswer> => {
  const { request, response, caller } = at;
  const forward: Forward = (call) =>
    parts.forward({ subject: caller && String(caller.userId), ...call });
  const headers = forwardedHeaders(request, operation);
  const names = forwardedQuery(operation, query);
  const parsedQuery = parseInput(operation.query, query);
  if (operation.bodyKind === 'multipart') {
    authorize(operation, caller, { query: parsedQuery, body: {} });
    return forward({
      operation,
      query: names,
      headers: { ...headers, ...uploadHeaders(request) },
      body: uploadStream(request),
    });
  }
  if (operation.bodyKind === 'raw')
    return forward({
      operation,
      query: names,
      headers: { ...headers, 'content-type': 'application/json' },
      body: await readRaw(request, response),
    });
  const body = parseInput(operation.body, await readJson(operation, request, response));
  authorize(operation, caller, { query: parsedQuery, body });
  const call = {
    operation,
    query: names,
    headers:
      operation.method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(operation.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  };
  return parts.compositions[operation.id]?.(call, body, forward) ?? forward(call);
};

const answerHere = (
  handler: OwnHandler,
  { operation, query }: Chosen,
  at: { request: Request; response: Response; caller: Caller | undefined; network: string },
): void => {
  const { request, response, caller, network } = at;
  const parsed = parseInput(operation.query, query);
  authorize(operation, caller, { query: parsed, body: {} });
  handler(
    {
      query: parsed,
      caller,
      language: readLanguage(query.lang, request.get('accept-language')),
      network,
    },
    request,
    response,
  );
};

/**
 * Binds every public row (`api-contract.md` rules 1 to 6). In this order: path and method, overload, who calls, how often, 401, the names, the shield, values, right,
 * service. A 401 comes before any 400, and a call is counted before anything of it is looked at closely.
 * @throws RangeError when a row of the bff has no handler.
 */
export const createBinder = (parts: BinderParts): RequestHandler => {
  const orphan = parts.operations.find(
    ({ service, id }) => service === 'bff' && !parts.own[id] && !parts.compositions[id],
  );
  if (orphan) throw new RangeError(`no handler for ${orphan.id}`);
  const choose = chosenOf(parts);
  return async (request, response) => {
    const choice = choose(request, response);
    const { caller, failure } = await identify(choice, parts.verifyToken, request);
    const network = clientNetwork(request.ip);
    await countCall(parts.limiter, response, {
      operation: choice.kind === 'chosen' ? choice.operation : refusedCall(request),
      userId: caller?.userId,
      network,
    });
    if (failure) throw failure;
    if (choice.kind === 'refused') throw choice.problem;
    const { operation } = choice;
    checkShield(operation, originOf(request));
    const handler = parts.own[operation.id];
    if (handler) {
      answerHere(handler, choice, { request, response, caller, network });
      return;
    }
    try {
      const work = () => answerByService(parts, choice, { request, response, caller });
      // A vendor sends the events of all customers.
      const answer = await (operation.who.kind === 'signature'
        ? work()
        : parts.turns.run({ userId: caller?.userId, network }, classOf(operation), work));
      await sendAnswer(request, response, { operation, answer, isChecking: parts.isChecking });
    } catch (error) {
      await sendFailure(request, response, { operation, error }).catch((unsent: unknown) => {
        throw problemOfFault(unsent);
      });
    }
  };
};
