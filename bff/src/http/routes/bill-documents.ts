import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler } from 'express';
import { documentTimeoutMs } from '../../upstreams/create-upstreams.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
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
const documentType = /^(?:application\/pdf|application\/json|application\/xml)(?:;|$)/;

export const createBillDocuments =
  (billing: Upstream, limiter: Pick<RateLimiter, 'consume'>): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      throw new ProblemError('method-not-allowed');
    }
    if (!documentPath.test(request.originalUrl)) throw new ProblemError('not-found');
    const { isAllowed, resetSeconds } = await limiter.consume(
      'document',
      clientNetwork(request.ip),
    );
    if (!isAllowed)
      throw new ProblemError('too-many-requests', undefined, { retryAfterSeconds: resetSeconds });
    try {
      const { status, headers, body } = await billing.send({
        callClass: 'image',
        method: 'GET',
        path: request.originalUrl,
        headers: toForwardedHeaders(request),
        timeoutMs: documentTimeoutMs,
      });
      if (status === 403) throw new ProblemError('not-allowed', invalidBillLink);
      const type = String(headers['content-type']);
      if (status !== 200 || !documentType.test(type)) throw new ProblemError('not-found');
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Disposition', String(headers['content-disposition'] ?? 'inline'));
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Length', body.length);
      response.end(body);
    } catch (error) {
      throw toUpstreamProblem(error);
    }
  };
