import { Problem } from '@tokri/contracts';
import type { RequestHandler } from 'express';
import type { Upstream } from '../upstreams/upstream.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { problemOfFault } from './upstream-problem.ts';

const imagePath = /^\/images\/[0-9a-f]{64}\/(?:small|medium|large)\.webp$/;
const timeoutMs = 2_500;
const yearSeconds = 31_536_000;

/** Pictures by the hash of their content, from catalog: what is there never changes. */
export const createImages =
  (catalog: Upstream): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new Problem('method-not-allowed');
    }
    if (!imagePath.test(request.path)) throw new Problem('not-found');
    try {
      const { status, headers, body } = await catalog.call({
        callClass: 'image',
        method: 'GET',
        path: request.path,
        headers: forwardedHeaders(request),
        timeoutMs,
      });
      if (status !== 200 || !/^image\//.test(headers['content-type'] ?? ''))
        throw new Problem('not-found');
      response.setHeader('Content-Type', String(headers['content-type']));
      response.setHeader('Cache-Control', `public, max-age=${yearSeconds}, immutable`);
      response.setHeader('Content-Length', body.length);
      response.end(body);
    } catch (error) {
      throw problemOfFault(error);
    }
  };
