import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readLanguageCookie } from '@tokri/contracts/language';
import { requestSavesData } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { Logger } from '@tokri/service-kit/logger';
import type { Request, RequestHandler, Response } from 'express';
import type { BuiltPages } from '../../pages/built-pages.ts';
import type { InlineSources } from '../../pages/inline-sources.ts';
import { resolvePageFile, isFilePath } from '../../pages/page-file.ts';
import type { PageFile } from '../../pages/page-file.ts';
import { withoutPictures } from '../../pages/without-pictures.ts';
import { clientNetwork } from '../../limits/client-network.ts';
import { toRateLimitKey } from '../../limits/rate-class.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { compress } from '../compress.ts';
import { setAssetHeaders } from '../security-headers.ts';

const yearSeconds = 31_536_000;
/** Names below it are standardized (RFC 8615): an HTML page there would claim support for them. */
const wellKnownPrefix = '/.well-known/';
const pageBase = 'http://pages';
/** An SVG can be opened as a page, and the service worker has policies of its own. */
const assetExtensions: ReadonlySet<string> = new Set(['.js', '.css', '.woff2', '.webp', '.png']);
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const fileExists = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** Of Express, when the client goes away in the middle of a file: nobody waits for an answer. */
const clientGone = 'ECONNABORTED';

const sendFile = (response: Response, name: string, root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    response.sendFile(
      name,
      { root, cacheControl: false, acceptRanges: false },
      (error?: NodeJS.ErrnoException & { status?: number }) => {
        if (!error || response.headersSent || error.code === clientGone) resolve();
        else reject(error.status === 404 ? new ProblemError('not-found') : error);
      },
    );
  });

const selectEncodedFile = async (
  request: Request,
  { root, name }: PageFile,
): Promise<{ name: string; encoding?: string }> => {
  for (const [encoding, extension] of encodings) {
    if (request.acceptsEncodings(encoding) && (await fileExists(path.join(root, name + extension))))
      return { name: name + extension, encoding };
  }
  return { name };
};

const serveFile = async (request: Request, response: Response, file: PageFile): Promise<void> => {
  if (!(await fileExists(path.join(file.root, file.name)))) throw new ProblemError('not-found');
  const { name, encoding } = await selectEncodedFile(request, file);
  response.type(path.extname(file.name));
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    file.isImmutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
  );
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (file.isImmutable && assetExtensions.has(path.extname(file.name))) setAssetHeaders(response);
  await sendFile(response, name, file.root);
};

const servePage = async (
  request: Request,
  response: Response,
  { pages, limiter, applyPolicy }: Pick<PagesDeps, 'pages' | 'limiter' | 'applyPolicy'>,
): Promise<void> => {
  const mayRead = async (): Promise<boolean> =>
    (
      await limiter.consume(
        'read',
        toRateLimitKey('read', { userId: undefined, network: clientNetwork(request.ip) }),
      )
    ).isAllowed;
  const address = {
    url: new URL(request.originalUrl, pageBase),
    language: readLanguageCookie(request.get('cookie')),
  };
  const page = await pages.page(address, mayRead);
  const isSavingData = requestSavesData({
    cookie: request.get('cookie'),
    saveData: request.get('save-data'),
  });
  const { html, etag, inlineSources } = isSavingData ? withoutPictures(page) : page;
  applyPolicy(response, inlineSources);
  response
    .setHeader('Cache-Control', 'no-cache')
    .setHeader('ETag', etag)
    .setHeader('Vary', 'Accept-Encoding, Cookie, Save-Data')
    .type('html');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const { bytes, encoding } = await compress(html, request.get('accept-encoding'));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

export interface PagesDeps {
  readonly webRoot: string;
  readonly pages: BuiltPages;
  readonly limiter: Pick<RateLimiter, 'consume'>;
  /** Allows what the page's template has inline. */
  readonly applyPolicy: (response: Response, inlineSources: InlineSources) => void;
  readonly logger: Logger;
}

export const createPages =
  ({ webRoot, pages, limiter, applyPolicy, logger }: PagesDeps): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new ProblemError('method-not-allowed');
    }
    const file = isFilePath(request.path) ? resolvePageFile(webRoot, request.path) : undefined;
    if (file) return serveFile(request, response, file);
    const isNoPage = isFilePath(request.path) || request.path.startsWith(wellKnownPrefix);
    if (isNoPage || !request.accepts('html')) throw new ProblemError('not-found');
    try {
      return await servePage(request, response, { pages, limiter, applyPolicy });
    } catch (error) {
      logger.error({ error }, 'page could not be served');
      throw new ProblemError('unavailable', 'The pages are not built.', { retryAfterSeconds: 5 });
    }
  };
