import { Problem } from '@tokri/contracts';
import type { RequestHandler } from 'express';
import type { Upstream } from '../upstreams/upstream.ts';
import { clientNetwork } from '../calls/client-address.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { problemOfFault } from './upstream-problem.ts';

const paperPath = /^\/bills\/[1-9]\d{0,14}\.pdf\?until=\d{1,15}&signature=[0-9a-f]{64}$/;
const timeoutMs = 5_000;

/** Bills on paper, from billing, by the signed link that row B1 gave to who may read them. */
export const createBillPapers =
  (billing: Upstream, limiter: Pick<RateLimiter, 'take'>): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      throw new Problem('method-not-allowed');
    }
    if (!paperPath.test(request.originalUrl)) throw new Problem('not-found');
    const { isAllowed, resetSeconds } = await limiter.take('paper', clientNetwork(request.ip));
    if (!isAllowed)
      throw new Problem('too-many-requests', undefined, { retryAfterSeconds: resetSeconds });
    try {
      const { status, headers, body } = await billing.call({
        callClass: 'image',
        method: 'GET',
        path: request.originalUrl,
        headers: forwardedHeaders(request),
        timeoutMs,
      });
      if (status === 403)
        throw new Problem('not-allowed', 'This link has run out. Open the bill again.');
      if (status !== 200 || headers['content-type'] !== 'application/pdf')
        throw new Problem('not-found');
      response.setHeader('Content-Type', 'application/pdf');
      response.setHeader('Content-Disposition', String(headers['content-disposition'] ?? 'inline'));
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Length', body.length);
      response.end(body);
    } catch (error) {
      throw problemOfFault(error);
    }
  };
