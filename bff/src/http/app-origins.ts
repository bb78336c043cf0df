import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/** Origins of the pages inside the mobile app, which call the shop from another site. */
export type AppOrigins = ReadonlySet<string>;

export const isFromApp = (request: Pick<Request, 'get'>, origins: AppOrigins): boolean => {
  const origin = request.get('origin');
  return origin !== undefined && origins.has(origin);
};

const preflightAgeSeconds = 7_200;

/** Other origins get no CORS headers at all, not even for a preflight. */
export const allowAppOrigins = (origins: AppOrigins): RequestHandler => {
  const handleCors = cors({
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: [
      'Accept-Language',
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Last-Event-ID',
    ],
    exposedHeaders: [
      'Content-Language',
      'Link',
      'Retry-After',
      'X-Incomplete-Parts',
      'X-Sums',
      'X-Total-Count',
    ],
    maxAge: preflightAgeSeconds,
  });
  return (request, response, next) => {
    if (origins.size > 0) response.vary('Origin');
    if (isFromApp(request, origins)) handleCors(request, response, next);
    else next();
  };
};

/** Browsers store a strict cookie only for its own site, and the app's pages are on another one. */
export const toAppCookies = (cookies: readonly string[]): string[] =>
  cookies.map((cookie) => {
    const crossSite = cookie.replace(/; SameSite=\w+/i, '').replace(/; Secure/i, '');
    return `${crossSite}; SameSite=None; Secure; Partitioned`;
  });
