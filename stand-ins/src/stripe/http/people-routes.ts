import express from 'express';
import type { Router } from 'express';
import { newestFirst } from '../../books/kept.ts';
import { sameSiteOnly } from '../../http/same-site.ts';
import { withCharge } from '../books.ts';
import type { Books } from '../books.ts';
import type { PaymentIntent } from '../entities.ts';
import { fail, failThenSucceed, succeed } from '../intents.ts';
import { simulateRequest } from '../requests.ts';
import type { SimulateRequest } from '../requests.ts';
import { parsed } from './answer.ts';

const simulated = (
  books: Books,
  { orderId, outcome, webhook, repeat, amount }: SimulateRequest,
): PaymentIntent => {
  const of = { intentId: orderId, times: repeat, isMuted: !webhook, amount };
  switch (outcome) {
    case 'captured':
      return succeed(books, { ...of, isCaptured: true });
    case 'authorized':
      return succeed(books, of);
    case 'failed':
      return fail(books, of);
    case 'failed-then-authorized':
      return failThenSucceed(books, of);
  }
};

/** What tests and people use and no vendor has: simulated customers, and lists of all that is here. Works while the vendor is 'down'. */
export const stripePeopleRoutes = (books: Books): Router => {
  const router = express.Router();
  router.use(
    (_request, response, next) => void next(void response.set('cache-control', 'no-store')),
  );
  router.post('/simulate', sameSiteOnly, express.json({ limit: '4kb' }), (request, response) => {
    const { id, latest_charge, status } = simulated(books, parsed(simulateRequest, request.body));
    response.json({ payment_intent: id, charge: latest_charge, status });
  });
  router.get(
    '/payments',
    (_request, response) =>
      void response.json(newestFirst(books.intents).map((intent) => withCharge(books, intent))),
  );
  router.get('/charges', (_request, response) => void response.json(newestFirst(books.charges)));
  router.get('/refunds', (_request, response) => void response.json(newestFirst(books.refunds)));
  return router;
};
