import type { RequestHandler } from 'express';

/** Another site's page in the same browser must not break or pay things here. */
export const sameSiteOnly: RequestHandler = (request, response, next) => {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') next();
  else response.status(403).json({ error: 'only from this page or a program' });
};
