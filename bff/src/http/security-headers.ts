import type { RequestHandler } from 'express';
import helmet from 'helmet';

const none = ["'none'"], self = ["'self'"];

/** frontend.md: everything from this origin, nothing inline but data. */
const pagePolicy = {
  'default-src': none, 'script-src': self, 'style-src': self, 'img-src': [...self, 'data:'], 'font-src': self, 'connect-src': self, 'manifest-src': self, 'worker-src': self,
  'base-uri': none, 'form-action': self, 'frame-ancestors': none,
};

const permissionsPolicy = 'camera=(), display-capture=(), geolocation=(self), microphone=(), midi=(), payment=(self), usb=()';

const withPermissions = (handler: RequestHandler): RequestHandler => (request, response, next) => {
  response.setHeader('Permissions-Policy', permissionsPolicy);
  handler(request, response, next);
};

/** For pages, their files and pictures. */
export const pageHeaders = (): RequestHandler =>
  withPermissions(helmet({ contentSecurityPolicy: { useDefaults: false, directives: pagePolicy }, referrerPolicy: { policy: 'strict-origin-when-cross-origin' }, xFrameOptions: { action: 'deny' } }));

const apiHeaderValues = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer', 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Frame-Options': 'DENY',
} as const;

/** For answers that no page shows as a document. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(apiHeaderValues)) response.setHeader(name, value);
  next();
};
