import express from 'express';
import type { Request, Router } from 'express';
import { newestFirst } from '../../books/kept.ts';
import { find, paymentsOf } from '../books.ts';
import type { Books } from '../books.ts';
import { createOrder } from '../orders.ts';
import { capture } from '../payments.ts';
import { refund } from '../refunds.ts';
import { unknownId } from '../refusal.ts';
import { captureRequest, orderRequest, refundRequest } from '../requests.ts';
import { needsKeys, parsed } from './answer.ts';
import type { Keys } from './answer.ts';
import type { RefundKeys } from './refund-keys.ts';

const bodyLimit = '64kb';
/** Of a list, as at Razorpay. */
const countMax = 100;
const countUsual = 10;

const collection = (items: readonly unknown[], { query }: Request) => {
  const number = (name: string, usual: number): number => {
    const given = query[name];
    return typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : usual;
  };
  const [skip, count] = [number('skip', 0), Math.min(number('count', countUsual), countMax)];
  const page = items.slice(skip, skip + count);
  return { entity: 'collection', count: page.length, items: page };
};
const idOf = ({ params }: Request, name = 'id'): string => String(params[name]);

/** `/razorpay/v1`: orders, payments, refunds. */
export const apiRoutes = ({
  books,
  keys,
  refundKeys,
}: {
  readonly books: Books;
  readonly keys: Keys;
  readonly refundKeys: RefundKeys;
}): Router => {
  const router = express.Router();
  router.use(
    needsKeys(keys),
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: true }),
  );
  router.post(
    '/orders',
    (request, response) =>
      void response.json(createOrder(books, parsed(orderRequest, request.body))),
  );
  router.get('/orders', (request, response) => {
    const receipt = request.query['receipt'];
    response.json(
      collection(
        newestFirst(books.orders).filter(
          (order) => receipt === undefined || order.receipt === receipt,
        ),
        request,
      ),
    );
  });
  router.get(
    '/orders/:id',
    (request, response) => void response.json(find(books.orders, idOf(request))),
  );
  router.get('/orders/:id/payments', (request, response) => {
    const payments = paymentsOf(books, find(books.orders, idOf(request)).id);
    response.json({ entity: 'collection', count: payments.length, items: payments });
  });
  router.get(
    '/payments',
    (request, response) => void response.json(collection(newestFirst(books.payments), request)),
  );
  router.get(
    '/payments/:id',
    (request, response) => void response.json(find(books.payments, idOf(request))),
  );
  router.post(
    '/payments/:id/capture',
    (request, response) =>
      void response.json(capture(books, idOf(request), parsed(captureRequest, request.body))),
  );
  router.post('/payments/:id/refund', async (request, response) => {
    const asked = {
      key: request.get('x-refund-idempotency'),
      paymentId: find(books.payments, idOf(request)).id,
      request: parsed(refundRequest, request.body),
    };
    response.json(
      await refundKeys.once(asked, () => refund(books, asked.paymentId, asked.request)),
    );
  });
  router.get('/payments/:id/refunds', (request, response) => {
    const { id } = find(books.payments, idOf(request));
    response.json(
      collection(
        newestFirst(books.refunds).filter(({ payment_id }) => payment_id === id),
        request,
      ),
    );
  });
  router.get('/payments/:id/refunds/:refundId', (request, response) => {
    const found = find(books.refunds, idOf(request, 'refundId'));
    if (found.payment_id !== idOf(request)) throw unknownId();
    response.json(found);
  });
  router.get(
    '/refunds',
    (request, response) => void response.json(collection(newestFirst(books.refunds), request)),
  );
  router.get(
    '/refunds/:id',
    (request, response) => void response.json(find(books.refunds, idOf(request))),
  );
  return router;
};
