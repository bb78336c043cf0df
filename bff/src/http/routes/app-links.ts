import type { RequestHandler } from 'express';
import { toAppLinkDocuments } from '../../pages/app-links.ts';
import type { MobileApps } from '../../pages/app-links.ts';

const maxAgeSeconds = 3_600;

/** Other paths, and these of a shop without an app, are left to the next handler. */
export const createAppLinks = (apps: MobileApps): RequestHandler => {
  const documents = toAppLinkDocuments(apps);
  return (request, response, next) => {
    const document = documents.get(request.path);
    if (document === undefined || request.method !== 'GET') {
      next();
      return;
    }
    response.setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`).json(document);
  };
};
