import type { Operation } from '@tokri/contracts/api';
import { ResponseContractError, validateResponse } from '@tokri/service-kit/http';
import { markAsShed } from '@tokri/service-kit/metrics';
import type { Request, Response } from 'express';
import { toPublicLink } from '../../forwarding/public-link.ts';
import { isStateChanging } from '../../routing/request-origin-guard.ts';
import type { UpstreamResponse } from '../../upstreams/upstream.ts';
import { UpstreamError } from '../../upstreams/upstream-error.ts';
import { compress } from '../compress.ts';
import { toUpstreamProblem } from './upstream-problem.ts';

const forwardedHeaderNames = [
  'content-type',
  'content-disposition',
  'content-language',
  'etag',
  'x-total-count',
  'x-sums',
  'x-incomplete-parts',
  'retry-after',
  'www-authenticate',
] as const;

const isJson = ({ headers }: UpstreamResponse): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '');
const isPdf = ({ headers }: UpstreamResponse): boolean =>
  headers['content-type'] === 'application/pdf';
const isExpected = ({ responseKind }: Operation, response: UpstreamResponse): boolean =>
  responseKind === 'pdf' ? isPdf(response) : isJson(response);
const isProblem = ({ headers }: UpstreamResponse): boolean =>
  /^application\/problem\+json\b/i.test(headers['content-type'] ?? '');

const copyHeaders = (
  response: Response,
  operation: Operation,
  { headers }: UpstreamResponse,
): void => {
  for (const name of forwardedHeaderNames)
    if (headers[name] !== undefined) response.setHeader(name, headers[name]);
  if (typeof headers.link === 'string')
    response.setHeader('Link', toPublicLink(headers.link, operation.path));
  if (operation.service === 'user' && headers['set-cookie'])
    response.setHeader('Set-Cookie', headers['set-cookie']);
};

export interface UpstreamResponseOptions {
  readonly operation: Operation;
  readonly upstreamResponse: UpstreamResponse;
  readonly validatesResponses: boolean;
}

/** A service may shorten the time of its operation, such as until the next slide starts. */
const maxAgeSeconds = ({ cacheSeconds }: Operation, { headers }: UpstreamResponse): number => {
  const ownSeconds = /\bmax-age=(\d{1,9})\b/.exec(headers['cache-control'] ?? '')?.[1];
  return Math.min(cacheSeconds, ownSeconds === undefined ? cacheSeconds : Number(ownSeconds));
};

const setCacheHeaders = (
  response: Response,
  { operation, upstreamResponse }: Pick<UpstreamResponseOptions, 'operation' | 'upstreamResponse'>,
  isSuccess: boolean,
): void => {
  const isPublic = isSuccess && operation.cacheSeconds > 0 && !isStateChanging(operation);
  response.setHeader(
    'Cache-Control',
    isPublic ? `public, max-age=${maxAgeSeconds(operation, upstreamResponse)}` : 'no-store',
  );
  if (isPublic || !isSuccess) response.vary('Accept-Language');
};

const validateBody = (operation: Operation, body: Buffer): void => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new ResponseContractError(`${operation.operationId}: not JSON`);
  }
  validateResponse(operation, parsed);
};

const matchesEtag = (request: Request, response: Response): boolean => {
  const etag = response.getHeader('etag');
  const known = request.get('if-none-match')?.split(',') ?? [];
  return typeof etag === 'string' && known.some((candidate) => candidate.trim() === etag);
};

const sendBytes = async (
  request: Request,
  response: Response,
  { bytes, isCompressible }: { bytes: Buffer; isCompressible: boolean },
): Promise<void> => {
  const { bytes: body, encoding } = isCompressible
    ? await compress(bytes, request.get('accept-encoding'))
    : { bytes };
  if (isCompressible) response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

export const sendUpstreamResponse = async (
  request: Request,
  response: Response,
  { operation, upstreamResponse, validatesResponses }: UpstreamResponseOptions,
): Promise<void> => {
  const isSuccess = upstreamResponse.status >= 200 && upstreamResponse.status < 300;
  const contentType = upstreamResponse.headers['content-type'] ?? 'no content type';
  if (isSuccess ? !isExpected(operation, upstreamResponse) : !isProblem(upstreamResponse))
    throw new UpstreamError(
      'invalid-response',
      `responded ${upstreamResponse.status} with ${contentType}`,
    );
  if (isSuccess && validatesResponses && operation.responseKind === 'json')
    validateBody(operation, upstreamResponse.body);
  response.status(upstreamResponse.status);
  copyHeaders(response, operation, upstreamResponse);
  setCacheHeaders(response, { operation, upstreamResponse }, isSuccess);
  if (isSuccess && matchesEtag(request, response)) {
    response.status(304).end();
    return;
  }
  await sendBytes(request, response, {
    bytes: upstreamResponse.body,
    isCompressible: isSuccess && operation.responseKind === 'json' && !isStateChanging(operation),
  });
};

export const sendUpstreamError = async (
  request: Request,
  response: Response,
  { operation, error }: { operation: Operation; error: unknown },
): Promise<void> => {
  const upstreamResponse = error instanceof UpstreamError ? error.response : undefined;
  if (error instanceof UpstreamError && error.kind === 'overloaded') markAsShed(response);
  if (!upstreamResponse || !isProblem(upstreamResponse))
    throw toUpstreamProblem(error, { hasSideEffects: isStateChanging(operation) });
  try {
    await sendUpstreamResponse(request, response, {
      operation,
      upstreamResponse,
      validatesResponses: false,
    });
  } catch (sendError) {
    throw toUpstreamProblem(sendError);
  }
};
