import express from 'express';
import type { Response, Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { frameScript } from '../elements/frame-script.ts';
import { frameStyle } from '../elements/frame-style.ts';
import { paymentFrame } from '../elements/payment-frame.ts';
import { stripeScript } from '../elements/stripe-script.ts';
import type { ApiKeys } from './api-middleware.ts';

const framePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const asset = (response: Response, type: string, text: string): void => {
  response
    .set({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type(type)
    .send(text);
};

export const elementsRoutes = ({
  gateway,
  keys,
}: {
  readonly gateway: Gateway;
  readonly keys: ApiKeys;
}): Router => {
  const router = express.Router();
  router.get('/v3/stripe.js', (_request, response) => asset(response, 'js', stripeScript));
  router.get('/elements/frame', (request, response) => {
    const { key, intent } = request.query;
    const known =
      key === keys.publishableKey && typeof intent === 'string'
        ? gateway.intents.get(intent)
        : undefined;
    response.set({ 'content-security-policy': framePolicy, 'referrer-policy': 'no-referrer' });
    asset(response, 'html', paymentFrame(known));
  });
  router.get('/elements/frame.js', (_request, response) => asset(response, 'js', frameScript));
  router.get('/elements/frame.css', (_request, response) => asset(response, 'css', frameStyle));
  return router;
};
