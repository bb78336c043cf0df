import { pipeline } from 'node:stream/promises';
import { busyWithDocuments, invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Request, RequestHandler, Response } from 'express';
import { documentTimeoutMs } from '../../upstreams/create-upstreams.ts';
import type { Upstream, UpstreamResponse } from '../../upstreams/upstream.ts';
import { clientNetwork } from '../../limits/client-network.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { toForwardedHeaders } from '../pipeline/forwarded-headers.ts';
import { toUpstreamProblem } from '../pipeline/upstream-problem.ts';

/**
 * A bill, a receipt, the statement of a party, its days and a type, its ledger for the app, or the file
 * of a month's GST return.
 */
const documentPath =
  /^\/bills\/(?:(?:(?:receipts\/)?[1-9]\d{0,14}|statements\/[1-9]\d{0,14}(?:\/\d{4}-\d\d-\d\d){2}\/[a-z-]{3,20})\.pdf|gst-returns\/\d{4}-\d\d\/(?:gstr1\.json|tally\.xml)|ledgers\/[1-9]\d{0,14}(?:\/\d{4}-\d\d-\d\d){2}\/(?:all|bill|payment)\.json)\?until=\d{1,15}&signature=[0-9a-f]{64}$/;
/** Many bills, or the statements of many parties between two days, in one file. */
const batchPath =
  /^\/bills\/(?:batches|statement-batches(?:\/\d{4}-\d\d-\d\d){2})\/[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}\.pdf\?until=\d{1,15}&signature=[0-9a-f]{64}$/;
const documentType = /^(?:application\/pdf|application\/json|application\/xml)(?:;|$)/;
/** The largest bill of a batch is drawn in less. */
const batchIdleMs = 20_000;
const busyRetryAfterSeconds = 30;

const startDocument = (
  response: Response,
  { status, headers }: Pick<UpstreamResponse, 'status' | 'headers'>,
): void => {
  if (status === 403) throw new ProblemError('not-allowed', invalidBillLink);
  const type = String(headers['content-type']);
  if (status !== 200 || !documentType.test(type)) throw new ProblemError('not-found');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', String(headers['content-disposition'] ?? 'inline'));
  response.setHeader('Cache-Control', 'private, no-store');
};

const sendDocument = async (
  billing: Upstream,
  request: Request,
  response: Response,
): Promise<void> => {
  const document = await billing.send({
    callClass: 'image',
    method: 'GET',
    path: request.originalUrl,
    headers: toForwardedHeaders(request),
    timeoutMs: documentTimeoutMs,
  });
  startDocument(response, document);
  response.setHeader('Content-Length', document.body.length);
  response.end(document.body);
};

const toBatchProblem = (status: number): ProblemError =>
  status === 503
    ? new ProblemError('overloaded', busyWithDocuments, {
        retryAfterSeconds: busyRetryAfterSeconds,
      })
    : new ProblemError('unavailable');

const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** A batch grows while it is drawn: it is passed on as it comes, and kept nowhere. */
const sendBatch = async (
  billing: Upstream,
  request: Request,
  response: Response,
): Promise<void> => {
  const batch = await billing.openStream({
    path: request.originalUrl,
    headers: toForwardedHeaders(request),
    idleMs: batchIdleMs,
  });
  const status = batch.statusCode ?? 0;
  try {
    if (status >= 500) throw toBatchProblem(status);
    startDocument(response, { status, headers: batch.headers });
  } catch (error) {
    batch.destroy();
    throw error;
  }
  try {
    await pipeline(batch, response);
  } catch (error) {
    if (!isReaderGone(error)) throw error;
  }
};

export const createBillDocuments =
  (billing: Upstream, limiter: Pick<RateLimiter, 'consume'>): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      throw new ProblemError('method-not-allowed');
    }
    const isBatch = batchPath.test(request.originalUrl);
    if (!isBatch && !documentPath.test(request.originalUrl)) throw new ProblemError('not-found');
    const { isAllowed, resetSeconds } = await limiter.consume(
      'document',
      clientNetwork(request.ip),
    );
    if (!isAllowed)
      throw new ProblemError('too-many-requests', undefined, { retryAfterSeconds: resetSeconds });
    try {
      await (isBatch ? sendBatch : sendDocument)(billing, request, response);
    } catch (error) {
      throw toUpstreamProblem(error);
    }
  };
