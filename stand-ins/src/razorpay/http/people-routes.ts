import express from 'express';
import type { RequestHandler, Router } from 'express';
import { sameSiteOnly } from '../../http/same-site.ts';
import { newestFirst } from '../../books/kept.ts';
import type { Books } from '../books.ts';
import { fail, failThenSucceed, succeed } from '../payments.ts';
import { simulateRequest } from '../requests.ts';
import type { SimulateRequest } from '../requests.ts';
import { successOf } from '../signatures.ts';
import { parsed } from './answer.ts';
import type { Keys } from './answer.ts';

const paid = (books: Books, { orderId, outcome, webhook, repeat, method }: SimulateRequest) => {
  const attempt = { orderId, method, times: repeat, isMuted: !webhook };
  switch (outcome) {
    case 'captured':
      return succeed(books, { ...attempt, isCaptured: true });
    case 'authorized':
      return succeed(books, { ...attempt, isCaptured: false });
    case 'failed':
      return fail(books, attempt);
    case 'failed-then-authorized':
      return failThenSucceed(books, attempt);
  }
};

/** What tests and people use and no vendor has: simulated customers, and lists of all that is here. Works while the vendor is 'down'. */
export const razorpayPeopleRoutes = ({
  books,
  keys,
}: {
  readonly books: Books;
  readonly keys: Keys;
}): Router => {
  const router = express.Router();
  const list =
    (kind: 'orders' | 'payments' | 'refunds'): RequestHandler =>
    (_request, response) =>
      void response.set('cache-control', 'no-store').json(newestFirst<unknown>(books[kind]));
  router.post('/simulate', sameSiteOnly, express.json({ limit: '4kb' }), (request, response) => {
    response.json(successOf(paid(books, parsed(simulateRequest, request.body)), keys.keySecret));
  });
  router.get('/orders', list('orders'));
  router.get('/payments', list('payments'));
  router.get('/refunds', list('refunds'));
  return router;
};
