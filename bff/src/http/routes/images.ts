import { ProblemError } from '@tokri/contracts/problems';
import type { RequestHandler } from 'express';
import type { Upstream } from '../../upstreams/upstream.ts';
import { toForwardedHeaders } from '../pipeline/forwarded-headers.ts';
import { toUpstreamProblem } from '../pipeline/upstream-problem.ts';
import { setAssetHeaders } from '../security-headers.ts';

const imagePath = /^\/images\/[0-9a-f]{64}\/(?:small|medium|large)\.webp$/;
const timeoutMs = 2_500;
const yearSeconds = 31_536_000;

export interface ImageOptions {
  /** Pages of the mobile app show them, too. */
  readonly isSharedWithApp: boolean;
}

export const createImages =
  (catalog: Upstream, { isSharedWithApp }: ImageOptions): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new ProblemError('method-not-allowed');
    }
    if (!imagePath.test(request.path)) throw new ProblemError('not-found');
    try {
      const { status, headers, body } = await catalog.send({
        callClass: 'image',
        method: 'GET',
        path: request.path,
        headers: toForwardedHeaders(request),
        timeoutMs,
      });
      if (status !== 200 || !/^image\//.test(headers['content-type'] ?? ''))
        throw new ProblemError('not-found');
      setAssetHeaders(response);
      if (isSharedWithApp) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('Content-Type', String(headers['content-type']));
      response.setHeader('Cache-Control', `public, max-age=${yearSeconds}, immutable`);
      response.setHeader('Content-Length', body.length);
      response.end(body);
    } catch (error) {
      throw toUpstreamProblem(error);
    }
  };
