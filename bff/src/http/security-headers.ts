import type { RequestHandler } from 'express';
import helmet from 'helmet';

const none = ["'none'"],
  self = ["'self'"];

/** Where the payment dialog comes from: the one thing on a page that is not ours. */
export interface CheckoutSources {
  /** Empty where nobody can pay online. */
  readonly scriptUrl: string;
  /** Origins of its frames and calls. */
  readonly frameOrigins: readonly string[];
}

/** frontend.md: everything from this origin, nothing inline but data; the payment dialog's script and frames beside it. */
const pagePolicy = ({ scriptUrl, frameOrigins }: CheckoutSources) => ({
  'default-src': none,
  'script-src': [...self, ...(scriptUrl === '' ? [] : [scriptUrl])],
  'frame-src': frameOrigins.length === 0 ? none : [...frameOrigins],
  'style-src': self,
  'img-src': [...self, 'data:'],
  'font-src': self,
  'connect-src': [...self, ...frameOrigins],
  'manifest-src': self,
  'worker-src': self,
  'base-uri': none,
  'form-action': self,
  'frame-ancestors': none,
});

const permissionsPolicy = ({ frameOrigins }: CheckoutSources): string =>
  `camera=(), display-capture=(), geolocation=(self), microphone=(), midi=(), payment=(${['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ')}), usb=()`;

/** For pages, their files and pictures. */
export const pageHeaders = (checkout: CheckoutSources): RequestHandler => {
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(checkout) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = permissionsPolicy(checkout);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    secure(request, response, next);
  };
};

const apiHeaderValues = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** For answers that no page shows as a document. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(apiHeaderValues)) response.setHeader(name, value);
  next();
};
