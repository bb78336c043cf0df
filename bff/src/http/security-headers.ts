import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { InlineSources } from '../pages/inline-sources.ts';

const none = ["'none'"],
  self = ["'self'"];

export interface CheckoutSources {
  readonly scriptUrl: string;
  readonly frameOrigins: readonly string[];
}

const oneYearSeconds = 31_536_000;

const nothingInline: InlineSources = { scripts: [], styles: [] };

const pagePolicy = (
  { scriptUrl, frameOrigins }: CheckoutSources,
  { scripts, styles }: InlineSources = nothingInline,
) => ({
  'default-src': none,
  'script-src': [...self, ...scripts, ...(scriptUrl === '' ? [] : [scriptUrl])],
  'frame-src': frameOrigins.length === 0 ? none : [...frameOrigins],
  'style-src': [...self, ...styles],
  'img-src': [...self, 'data:'],
  'font-src': [...self, 'data:'],
  'connect-src': [...self, ...frameOrigins],
  'manifest-src': self,
  'worker-src': self,
  'object-src': none,
  'base-uri': none,
  'form-action': self,
  'frame-ancestors': none,
});

const permissionsPolicy = ({ frameOrigins }: CheckoutSources): string => {
  const paymentOrigins = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return [
    'camera=()',
    'display-capture=()',
    'geolocation=(self)',
    'microphone=()',
    'midi=()',
    'otp-credentials=(self)',
    `payment=(${paymentOrigins})`,
    'usb=()',
  ].join(', ');
};

export const pageHeaders = (checkout: CheckoutSources): RequestHandler => {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(checkout) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: oneYearSeconds, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = permissionsPolicy(checkout);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    setHelmetHeaders(request, response, next);
  };
};

/** The policy of a page whose template has scripts and styles of its own. */
export const createPagePolicy = (checkout: CheckoutSources) => {
  const createPolicy = (inlineSources: InlineSources) =>
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: pagePolicy(checkout, inlineSources),
    });
  /** Pages of a build share the sources of their template. */
  const policies = new WeakMap<InlineSources, ReturnType<typeof createPolicy>>();
  return (response: Response, inlineSources: InlineSources): void => {
    const setPolicy = policies.get(inlineSources) ?? createPolicy(inlineSources);
    policies.set(inlineSources, setPolicy);
    setPolicy(response.req, response, (error?: unknown) => {
      if (error instanceof Error) throw error;
    });
  };
};

const documentHeaderNames = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
] as const;

/**
 * Scripts, styles, fonts and pictures obey the policies of their page. The page's headers would add
 * 0.8 KB to each, and a first visit loads fifty files.
 */
export const setAssetHeaders = (response: Response): void => {
  for (const name of documentHeaderNames) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};

const apiHeaderValues = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': `max-age=${oneYearSeconds}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

export const apiHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(apiHeaderValues)) response.setHeader(name, value);
  next();
};
