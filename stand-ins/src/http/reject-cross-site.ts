import type { RequestHandler } from 'express';

/** CSRF guard: a page of another site in the same browser must not inject faults or pay. */
export const rejectCrossSite: RequestHandler = (request, response, next) => {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') next();
  else response.status(403).json({ error: 'only from this page or a program' });
};
