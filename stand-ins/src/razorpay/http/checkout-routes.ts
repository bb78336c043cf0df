import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import type { Gateway } from '../gateway.ts';
import { checkoutFrame } from '../checkout/checkout-frame.ts';
import { frameScript } from '../checkout/frame-script.ts';
import { frameStyle } from '../checkout/frame-style.ts';
import { checkoutScript } from '../checkout/checkout-script.ts';
import { simulateFailure, simulateSuccess } from '../payments.ts';
import { ApiError } from '../api-error.ts';
import { checkoutRequest } from '../requests.ts';
import { signSuccess } from '../signatures.ts';
import { parseRequest } from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';

// Any origin may frame it, because it listens on this machine only.
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

export const checkoutRoutes = ({
  gateway,
  keys,
}: {
  readonly gateway: Gateway;
  readonly keys: ApiKeys;
}): Router => {
  const router = express.Router();
  const pay: RequestHandler = (request, response) => {
    const { key_id, order_id, method, outcome } = parseRequest(checkoutRequest, request.body);
    if (key_id !== keys.keyId)
      throw new ApiError('The api key provided is invalid', { status: 401 });
    const attempt = { orderId: order_id, method, repeat: 1 };
    if (outcome === 'paid')
      return void response.json(
        signSuccess(simulateSuccess(gateway, { ...attempt, isCaptured: false }), keys.keySecret),
      );
    const { id, error_code, error_description, error_source, error_step, error_reason } =
      simulateFailure(gateway, attempt);
    response.status(400).json({
      error: {
        code: error_code,
        description: error_description,
        source: error_source,
        step: error_step,
        reason: error_reason,
        metadata: { order_id, payment_id: id },
      },
    });
  };
  router.get('/checkout.js', (_request, response) => asset(response, 'js', checkoutScript));
  router.get('/checkout/frame', (request, response) => {
    const { key, order_id } = request.query;
    const order =
      key === keys.keyId && typeof order_id === 'string' ? gateway.orders.get(order_id) : undefined;
    response.set({ 'content-security-policy': framePolicy, 'referrer-policy': 'no-referrer' });
    asset(response, 'html', checkoutFrame(order, keys.keyId));
  });
  router.get('/checkout/frame.js', (_request, response) => asset(response, 'js', frameScript));
  router.get('/checkout/frame.css', (_request, response) => asset(response, 'css', frameStyle));
  router.post('/checkout/payments', rejectCrossSite, express.json({ limit: '4kb' }), pay);
  return router;
};
