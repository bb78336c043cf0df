import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@tokri/contracts';
import type { Logger } from '@tokri/service-kit/logger';
import type { Request, RequestHandler, Response } from 'express';
import type { BuiltPages } from '../pages/built-pages.ts';
import { fileOf, isFilePath } from '../pages/file-of.ts';
import type { PageFile } from '../pages/file-of.ts';
import { packed } from './compressed.ts';

const yearSeconds = 31_536_000;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

const sendFile = (response: Response, name: string, root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.sendFile(
      name,
      { root, cacheControl: false, acceptRanges: false },
      (error?: NodeJS.ErrnoException & { status?: number }) => {
        if (!error || response.headersSent) resolve();
        else reject(error.status === 404 ? new Problem('not-found') : error);
      },
    );
  });

/** Precompressed neighbours of the build, the best that the reader takes. */
const bestOf = async (
  request: Request,
  { root, name }: PageFile,
): Promise<{ name: string; encoding?: string }> => {
  for (const [encoding, ending] of encodings) {
    if (request.acceptsEncodings(encoding) && (await isThere(path.join(root, name + ending))))
      return { name: name + ending, encoding };
  }
  return { name };
};

const serveFile = async (request: Request, response: Response, file: PageFile): Promise<void> => {
  if (!(await isThere(path.join(file.root, file.name)))) throw new Problem('not-found');
  const { name, encoding } = await bestOf(request, file);
  response.type(path.extname(file.name));
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    file.isImmutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
  );
  if (encoding) response.setHeader('Content-Encoding', encoding);
  await sendFile(response, name, file.root);
};

const servePage = async (
  request: Request,
  response: Response,
  pages: BuiltPages,
): Promise<void> => {
  const { html, etag } = await pages.page(request.path);
  response
    .setHeader('Cache-Control', 'no-cache')
    .setHeader('ETag', etag)
    .setHeader('Vary', 'Accept-Encoding')
    .type('html');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const { bytes, encoding } = await packed(Buffer.from(html), request.get('accept-encoding'));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

export interface PagesParts {
  readonly webRoot: string;
  readonly pages: BuiltPages;
  readonly logger: Logger;
}

/** The built pages: files by name, and index.html for every path of the browser's router. */
export const createPages =
  ({ webRoot, pages, logger }: PagesParts): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new Problem('method-not-allowed');
    }
    const file = isFilePath(request.path) ? fileOf(webRoot, request.path) : undefined;
    if (file) return serveFile(request, response, file);
    if (isFilePath(request.path) || !request.accepts('html')) throw new Problem('not-found');
    try {
      return await servePage(request, response, pages);
    } catch (error) {
      logger.error({ error }, 'page could not be served');
      throw new Problem('unavailable', 'The pages are not built.', { retryAfterSeconds: 5 });
    }
  };
