import type { Operation } from '@tokri/contracts/http';
import { AnswerFault, checkAnswer } from '@tokri/service-kit/http';
import type { Request, Response } from 'express';
import { publicLink } from '../calls/public-link.ts';
import { isWriting } from '../calls/shield.ts';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import { UpstreamFault } from '../upstreams/upstream-fault.ts';
import { packed } from './compressed.ts';

/** Headers of a service that reach the world; the rest is the bff's to say. */
const passedOn = [
  'content-type',
  'x-total-count',
  'x-sums',
  'retry-after',
  'www-authenticate',
] as const;

const isJson = (answer: UpstreamAnswer): boolean =>
  /^application\/json\b/i.test(answer.headers['content-type'] ?? '');
const isProblem = (answer: UpstreamAnswer): boolean =>
  /^application\/problem\+json\b/i.test(answer.headers['content-type'] ?? '');

const passHeaders = (
  response: Response,
  operation: Operation,
  { headers }: UpstreamAnswer,
): void => {
  for (const name of passedOn)
    if (headers[name] !== undefined) response.setHeader(name, headers[name]);
  if (typeof headers.link === 'string')
    response.setHeader('Link', publicLink(headers.link, operation.path));
  // Only user keeps sessions; a cookie of any other service would be a mistake of ours.
  if (operation.service === 'user' && headers['set-cookie'])
    response.setHeader('Set-Cookie', headers['set-cookie']);
};

const setCaching = (response: Response, operation: Operation, isGood: boolean): void => {
  const isPublic = isGood && operation.cacheSeconds > 0 && !isWriting(operation);
  response.setHeader(
    'Cache-Control',
    isPublic ? `public, max-age=${operation.cacheSeconds}` : 'no-store',
  );
  if (isPublic) response.setHeader('Vary', 'Accept-Language');
};

/** @throws AnswerFault when the answer is not what the contract says. */
const check = (operation: Operation, body: Buffer): void => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new AnswerFault(`${operation.id}: not JSON`);
  }
  checkAnswer(operation, parsed);
};

const sendBytes = async (
  request: Request,
  response: Response,
  { bytes, mayPack }: { bytes: Buffer; mayPack: boolean },
): Promise<void> => {
  const { bytes: out, encoding } = mayPack
    ? await packed(bytes, request.get('accept-encoding'))
    : { bytes };
  if (mayPack) response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', out.length);
  response.end(out);
};

export interface Sending {
  readonly operation: Operation;
  readonly answer: UpstreamAnswer;
  /** Outside production every answer is held against the contract. */
  readonly isChecking: boolean;
}

/** Passes an answer on as bytes: JSON when it went well, a problem when not. @throws UpstreamFault for anything else. */
export const sendAnswer = async (
  request: Request,
  response: Response,
  { operation, answer, isChecking }: Sending,
): Promise<void> => {
  const isGood = answer.status >= 200 && answer.status < 300;
  if (isGood ? !isJson(answer) : !isProblem(answer))
    throw new UpstreamFault(
      'broken',
      `answered ${answer.status} with ${answer.headers['content-type'] ?? 'no content type'}`,
    );
  if (isGood && isChecking) check(operation, answer.body);
  response.status(answer.status);
  passHeaders(response, operation, answer);
  setCaching(response, operation, isGood);
  await sendBytes(request, response, {
    bytes: answer.body,
    mayPack: isGood && !isWriting(operation),
  });
};

/** A 5xx that the service told as a problem goes on as it is; another is told in our words. @throws unknown what cannot be passed on. */
export const sendFailure = async (
  request: Request,
  response: Response,
  { operation, error }: { operation: Operation; error: unknown },
): Promise<void> => {
  if (!(error instanceof UpstreamFault) || !error.answer || !isProblem(error.answer)) throw error;
  await sendAnswer(request, response, { operation, answer: error.answer, isChecking: false });
};
