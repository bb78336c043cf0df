import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import { sameSiteOnly } from '../../http/same-site.ts';
import type { Books } from '../books.ts';
import { checkoutFrame } from '../checkout/checkout-frame.ts';
import { frameScript } from '../checkout/frame-script.ts';
import { frameStyle } from '../checkout/frame-style.ts';
import { checkoutScript } from '../checkout/checkout-script.ts';
import { fail, succeed } from '../payments.ts';
import { Refusal } from '../refusal.ts';
import { checkoutRequest } from '../requests.ts';
import { successOf } from '../signatures.ts';
import { parsed } from './answer.ts';
import type { Keys } from './answer.ts';

// Any shop's page may show it: it listens on this machine only.
const framePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *";

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

/** The dialog that a customer pays in: its script, its frame, and the call behind its buttons. */
export const checkoutRoutes = ({
  books,
  keys,
}: {
  readonly books: Books;
  readonly keys: Keys;
}): Router => {
  const router = express.Router();
  const pay: RequestHandler = (request, response) => {
    const { key_id, order_id, method, outcome } = parsed(checkoutRequest, request.body);
    if (key_id !== keys.keyId)
      throw new Refusal('The api key provided is invalid', { status: 401 });
    const attempt = { orderId: order_id, method, times: 1 };
    if (outcome === 'paid')
      return void response.json(
        successOf(succeed(books, { ...attempt, isCaptured: false }), keys.keySecret),
      );
    const { id, error_code, error_description, error_source, error_step, error_reason } = fail(
      books,
      attempt,
    );
    response
      .status(400)
      .json({
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
      key === keys.keyId && typeof order_id === 'string' ? books.orders.get(order_id) : undefined;
    response.set({ 'content-security-policy': framePolicy, 'referrer-policy': 'no-referrer' });
    asset(response, 'html', checkoutFrame(order, keys.keyId));
  });
  router.get('/checkout/frame.js', (_request, response) => asset(response, 'js', frameScript));
  router.get('/checkout/frame.css', (_request, response) => asset(response, 'css', frameStyle));
  router.post('/checkout/payments', sameSiteOnly, express.json({ limit: '4kb' }), pay);
  return router;
};
