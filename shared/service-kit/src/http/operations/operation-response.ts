import type { Operation } from '@tokri/contracts/api';
import type { Response } from 'express';
import type { StoredResponse } from '../../mongo/index.ts';
import type { OperationResponse } from './operation-handler.ts';
import { pagingHeaders } from './pagination.ts';
import type { ParsedRequest } from './parse-request.ts';

export class ResponseContractError extends Error {
  override readonly name = 'AnswerFault';
}

export const validateResponse = (operation: Operation, body: unknown): void => {
  const outcome = operation.response.safeParse(body);
  if (!outcome.success)
    throw new ResponseContractError(
      `${operation.operationId}: ${outcome.error.issues
        .slice(0, 10)
        .map(({ path, message }) => `${path.join('.')} ${message}`)
        .join(', ')}`,
    );
};

const cacheControl = (operation: Operation): string =>
  operation.cacheSeconds > 0 ? `public, max-age=${operation.cacheSeconds}` : 'no-store';

export const toStoredResponse = (
  operation: Operation,
  { operationRequest: call, rawQuery }: ParsedRequest,
  handlerResponse: OperationResponse<unknown>,
): StoredResponse => ({
  status: 200,
  headers: {
    'Cache-Control': cacheControl(operation),
    ...(operation.isPaginated && handlerResponse.total !== undefined
      ? pagingHeaders(rawQuery, call.pagination, handlerResponse.total)
      : {}),
    ...handlerResponse.headers,
  },
  body: handlerResponse.json ?? JSON.stringify(handlerResponse.body),
});

export const sendResponse = (
  response: Response,
  storedResponse: StoredResponse,
  setCookie: readonly string[] = [],
): void => {
  for (const [name, value] of Object.entries(storedResponse.headers))
    response.setHeader(name, value);
  if (setCookie.length > 0) response.setHeader('Set-Cookie', [...setCookie]);
  response.status(storedResponse.status).type('application/json').send(storedResponse.body);
};
