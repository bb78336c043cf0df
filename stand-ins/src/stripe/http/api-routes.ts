import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { newestFirst, randomId } from '../../books/kept.ts';
import { findCharge, findIntent, withCharge } from '../books.ts';
import type { Books } from '../books.ts';
import { declined } from '../entities.ts';
import type { PaymentIntent } from '../entities.ts';
import { captureIntent, createIntent, fail, succeed } from '../intents.ts';
import { refund } from '../refunds.ts';
import { Refusal, unknownId } from '../refusal.ts';
import { captureRequest, confirmRequest, intentRequest, refundRequest } from '../requests.ts';
import { isSame, needsSecretKey, parsed, repeatsByKey } from './answer.ts';
import type { Keys } from './answer.ts';

const bodyLimit = '64kb';
/** Of a list, as at Stripe. */
const limitMax = 100;
const limitUsual = 10;

const idOf = ({ params }: Request): string => String(params['id']);
const asked = ({ query }: Request, name: string): string | undefined =>
  typeof query[name] === 'string' ? query[name] : undefined;
const isExpanded = (request: Request): boolean =>
  JSON.stringify([request.query, request.body]).includes('"latest_charge"');

const list = (url: string, items: readonly unknown[], request: Request) => {
  const limit = Math.min(
    Number(/^\d{1,4}$/.exec(asked(request, 'limit') ?? '')?.[0] ?? limitUsual),
    limitMax,
  );
  return { object: 'list', url, has_more: items.length > limit, data: items.slice(0, limit) };
};

/** Pays with one of the vendor's test cards. @throws Refusal 402 when the bank declines. */
const confirm = (books: Books, intentId: string, paymentMethod: string): PaymentIntent => {
  if (paymentMethod === 'pm_card_visa') return succeed(books, { intentId, times: 1 });
  const { message, ...more } = declined;
  throw new Refusal(message, {
    status: 402,
    type: 'card_error',
    more: { ...more, payment_intent: fail(books, { intentId, times: 1 }) },
  });
};

/** By the page: with the public key, and the secret that only the customer of this intent has. */
const isOfThePage = (
  { publishableKey }: Keys,
  intent: PaymentIntent | undefined,
  {
    key = '',
    client_secret = '',
  }: { readonly key?: string | undefined; readonly client_secret?: string | undefined },
): boolean =>
  intent !== undefined &&
  isSame(key, publishableKey) &&
  isSame(client_secret, intent.client_secret);

/** `/stripe/v1`: payment intents, charges, refunds. */
export const apiRoutes = ({
  books,
  keys,
}: {
  readonly books: Books;
  readonly keys: Keys;
}): Router => {
  const router = express.Router();
  const answer =
    (of: (request: Request) => unknown): RequestHandler =>
    (request, response) =>
      void response.json(of(request));
  const intentOf = (request: Request, intent: PaymentIntent) =>
    isExpanded(request) ? withCharge(books, intent) : intent;
  router.use(express.urlencoded({ limit: bodyLimit, extended: true }));
  router.post('/payment_intents/:id/confirm', (request, response, next) => {
    const body = parsed(confirmRequest, request.body);
    if (body.client_secret === undefined) return void next();
    if (!isOfThePage(keys, books.intents.get(idOf(request)), body))
      throw new Refusal(
        'The client_secret provided does not match any associated PaymentIntent on this account.',
        { param: 'client_secret' },
      );
    response.json(confirm(books, idOf(request), body.payment_method));
  });
  router.use(needsSecretKey(keys), repeatsByKey(books));
  router.post(
    '/payment_intents',
    answer((request) => createIntent(books, parsed(intentRequest, request.body), randomId)),
  );
  router.get(
    '/payment_intents/:id',
    answer((request) => intentOf(request, findIntent(books, idOf(request)))),
  );
  router.post(
    '/payment_intents/:id/confirm',
    answer((request) =>
      intentOf(
        request,
        confirm(books, idOf(request), parsed(confirmRequest, request.body).payment_method),
      ),
    ),
  );
  router.post(
    '/payment_intents/:id/capture',
    answer((request) =>
      intentOf(
        request,
        captureIntent(books, idOf(request), {
          amount: parsed(captureRequest, request.body).amount_to_capture,
        }),
      ),
    ),
  );
  router.get(
    '/charges',
    answer((request) =>
      list(
        '/v1/charges',
        newestFirst(books.charges).filter(
          ({ payment_intent }) =>
            payment_intent === (asked(request, 'payment_intent') ?? payment_intent),
        ),
        request,
      ),
    ),
  );
  router.get(
    '/charges/:id',
    answer((request) => findCharge(books, idOf(request))),
  );
  router.post(
    '/refunds',
    answer((request) => refund(books, parsed(refundRequest, request.body))),
  );
  router.get(
    '/refunds',
    answer((request) =>
      list(
        '/v1/refunds',
        newestFirst(books.refunds).filter(
          ({ charge }) => charge === (asked(request, 'charge') ?? charge),
        ),
        request,
      ),
    ),
  );
  router.get(
    '/refunds/:id',
    answer((request) => {
      const found = books.refunds.get(idOf(request));
      if (found === undefined) throw unknownId('refund', idOf(request));
      return found;
    }),
  );
  return router;
};
