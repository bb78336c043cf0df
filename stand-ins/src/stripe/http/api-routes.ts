import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { newestFirst, randomId } from '../../gateway/entity-store.ts';
import { findCharge, findIntent, expandCharge } from '../gateway.ts';
import type { Gateway } from '../gateway.ts';
import { declined } from '../entities.ts';
import type { PaymentIntent } from '../entities.ts';
import { captureIntent, createIntent, simulateFailure, simulateSuccess } from '../intents.ts';
import { createRefund } from '../refunds.ts';
import { ApiError, unknownIdError } from '../api-error.ts';
import { captureRequest, confirmRequest, intentRequest, refundRequest } from '../requests.ts';
import {
  secretsMatch,
  requireSecretKey,
  parseRequest,
  replayIdempotentRequests,
} from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';

const bodyLimit = '64kb';
const maxLimit = 100;
const defaultLimit = 10;

const pathId = ({ params }: Request): string => String(params['id']);
const queryText = ({ query }: Request, name: string): string | undefined =>
  typeof query[name] === 'string' ? query[name] : undefined;
const isExpanded = (request: Request): boolean =>
  JSON.stringify([request.query, request.body]).includes('"latest_charge"');

interface StripeObject {
  readonly id: string;
  readonly created: number;
}

/** The query parser reads `created[gte]` as a plain name. */
const isCreatedWithin =
  (request: Request) =>
  ({ created }: StripeObject): boolean =>
    created >= Number(queryText(request, 'created[gte]') ?? 0) &&
    created < Number(queryText(request, 'created[lt]') ?? Infinity);

const skipTo = (items: readonly StripeObject[], startingAfter: string | undefined) =>
  items.slice(items.findIndex(({ id }) => id === startingAfter) + 1);

const toList = (url: string, all: readonly StripeObject[], request: Request) => {
  const items = skipTo(all.filter(isCreatedWithin(request)), queryText(request, 'starting_after'));
  const limit = Math.min(
    Number(/^\d{1,4}$/.exec(queryText(request, 'limit') ?? '')?.[0] ?? defaultLimit),
    maxLimit,
  );
  return { object: 'list', url, has_more: items.length > limit, data: items.slice(0, limit) };
};

const confirm = (gateway: Gateway, intentId: string, paymentMethod: string): PaymentIntent => {
  if (paymentMethod === 'pm_card_visa') return simulateSuccess(gateway, { intentId, repeat: 1 });
  const { message, ...details } = declined;
  throw new ApiError(message, {
    status: 402,
    type: 'card_error',
    extra: { ...details, payment_intent: simulateFailure(gateway, { intentId, repeat: 1 }) },
  });
};

const isCheckoutPage = (
  { publishableKey }: ApiKeys,
  intent: PaymentIntent | undefined,
  {
    key = '',
    client_secret = '',
  }: { readonly key?: string | undefined; readonly client_secret?: string | undefined },
): boolean =>
  intent !== undefined &&
  secretsMatch(key, publishableKey) &&
  secretsMatch(client_secret, intent.client_secret);

interface ApiDeps {
  readonly gateway: Gateway;
  readonly keys: ApiKeys;
}

const respondWith =
  (read: (request: Request) => unknown): RequestHandler =>
  (request, response) =>
    void response.json(read(request));

const addCheckoutRoute = (router: Router, { gateway, keys }: ApiDeps): void => {
  router.post('/payment_intents/:id/confirm', (request, response, next) => {
    const body = parseRequest(confirmRequest, request.body);
    if (body.client_secret === undefined) return void next();
    if (!isCheckoutPage(keys, gateway.intents.get(pathId(request)), body))
      throw new ApiError(
        'The client_secret provided does not match any associated PaymentIntent on this account.',
        { param: 'client_secret' },
      );
    response.json(confirm(gateway, pathId(request), body.payment_method));
  });
};

const addIntentRoutes = (router: Router, { gateway }: ApiDeps): void => {
  const toIntentResponse = (request: Request, intent: PaymentIntent) =>
    isExpanded(request) ? expandCharge(gateway, intent) : intent;
  router.post(
    '/payment_intents',
    respondWith((request) =>
      createIntent(gateway, parseRequest(intentRequest, request.body), randomId),
    ),
  );
  router.get(
    '/payment_intents/:id',
    respondWith((request) => toIntentResponse(request, findIntent(gateway, pathId(request)))),
  );
  router.post(
    '/payment_intents/:id/confirm',
    respondWith((request) =>
      toIntentResponse(
        request,
        confirm(
          gateway,
          pathId(request),
          parseRequest(confirmRequest, request.body).payment_method,
        ),
      ),
    ),
  );
  router.post(
    '/payment_intents/:id/capture',
    respondWith((request) =>
      toIntentResponse(
        request,
        captureIntent(gateway, pathId(request), {
          amount: parseRequest(captureRequest, request.body).amount_to_capture,
        }),
      ),
    ),
  );
};

const addChargeRoutes = (router: Router, { gateway }: ApiDeps): void => {
  router.get(
    '/charges',
    respondWith((request) =>
      toList(
        '/v1/charges',
        newestFirst(gateway.charges).filter(
          ({ payment_intent }) =>
            payment_intent === (queryText(request, 'payment_intent') ?? payment_intent),
        ),
        request,
      ),
    ),
  );
  router.get(
    '/charges/:id',
    respondWith((request) => findCharge(gateway, pathId(request))),
  );
};

const addRefundRoutes = (router: Router, { gateway }: ApiDeps): void => {
  router.post(
    '/refunds',
    respondWith((request) => createRefund(gateway, parseRequest(refundRequest, request.body))),
  );
  router.get(
    '/refunds',
    respondWith((request) =>
      toList(
        '/v1/refunds',
        newestFirst(gateway.refunds).filter(
          ({ charge }) => charge === (queryText(request, 'charge') ?? charge),
        ),
        request,
      ),
    ),
  );
  router.get(
    '/disputes',
    respondWith((request) => toList('/v1/disputes', newestFirst(gateway.disputes), request)),
  );
  router.get(
    '/refunds/:id',
    respondWith((request) => {
      const found = gateway.refunds.get(pathId(request));
      if (found === undefined) throw unknownIdError('refund', pathId(request));
      return found;
    }),
  );
};

export const apiRoutes = (deps: ApiDeps): Router => {
  const router = express.Router();
  router.use(express.urlencoded({ limit: bodyLimit, extended: true }));
  addCheckoutRoute(router, deps);
  router.use(requireSecretKey(deps.keys), replayIdempotentRequests(deps.gateway));
  addIntentRoutes(router, deps);
  addChargeRoutes(router, deps);
  addRefundRoutes(router, deps);
  return router;
};
