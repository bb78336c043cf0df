import type { Operation } from '@tokri/contracts/http';
import type { Response } from 'express';
import type { StoredAnswer } from '../mongo/index.ts';
import type { Answer } from './call.ts';
import { pagingHeaders } from './paging.ts';
import type { ReadCall } from './read-call.ts';

/** The handler's answer does not fit the contract: ours to repair. */
export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
}

/** @throws AnswerFault naming the fields; their values may be personal. */
export const checkAnswer = (operation: Operation, body: unknown): void => {
  const outcome = operation.answer.safeParse(body);
  if (!outcome.success)
    throw new AnswerFault(
      `${operation.id}: ${outcome.error.issues
        .slice(0, 10)
        .map(({ path, message }) => `${path.join('.')} ${message}`)
        .join(', ')}`,
    );
};

const cacheControl = (operation: Operation): string =>
  operation.cacheSeconds > 0 ? `public, max-age=${operation.cacheSeconds}` : 'no-store';

/** Status, headers and text, as they go out now and again for a repeated key. */
export const storedAnswerOf = (
  operation: Operation,
  { call, rawQuery }: ReadCall,
  answer: Answer<unknown>,
): StoredAnswer => ({
  status: 200,
  headers: {
    'Cache-Control': cacheControl(operation),
    ...(operation.paged && answer.total !== undefined
      ? pagingHeaders(rawQuery, call.page, answer.total)
      : {}),
    ...answer.headers,
  },
  body: answer.json ?? JSON.stringify(answer.body),
});

export const sendAnswer = (
  response: Response,
  answer: StoredAnswer,
  setCookie: readonly string[] = [],
): void => {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (setCookie.length > 0) response.setHeader('Set-Cookie', [...setCookie]);
  response.status(answer.status).type('application/json').send(answer.body);
};
