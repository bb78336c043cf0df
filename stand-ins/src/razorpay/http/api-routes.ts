import express from 'express';
import type { Request, Router } from 'express';
import { newestFirst } from '../../gateway/entity-store.ts';
import { findEntity, findPayments } from '../gateway.ts';
import type { Gateway } from '../gateway.ts';
import { createOrder } from '../orders.ts';
import { capturePayment } from '../payments.ts';
import { createRefund } from '../refunds.ts';
import { unknownIdError } from '../api-error.ts';
import { captureRequest, orderRequest, refundRequest } from '../requests.ts';
import { requireBasicAuth, parseRequest } from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';
import type { RefundIdempotency } from './refund-idempotency.ts';

const bodyLimit = '64kb';
const maxCount = 100;
const defaultCount = 10;

const toCollection = (items: readonly unknown[], { query }: Request) => {
  const number = (name: string, fallback: number): number => {
    const given = query[name];
    return typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : fallback;
  };
  const [skip, count] = [number('skip', 0), Math.min(number('count', defaultCount), maxCount)];
  const page = items.slice(skip, skip + count);
  return { entity: 'collection', count: page.length, items: page };
};
/** Unix seconds, both included. */
const createdWithin = ({ query }: Request) => {
  const second = (name: string, fallback: number): number => {
    const given = query[name];
    return typeof given === 'string' && /^\d{1,11}$/.test(given) ? Number(given) : fallback;
  };
  const [from, to] = [second('from', 0), second('to', Infinity)];
  return ({ created_at }: { readonly created_at: number }): boolean =>
    created_at >= from && created_at <= to;
};
const pathId = ({ params }: Request, name = 'id'): string => String(params[name]);

interface ApiDeps {
  readonly gateway: Gateway;
  readonly keys: ApiKeys;
  readonly refundIdempotency: RefundIdempotency;
}

const addOrderRoutes = (router: Router, { gateway }: ApiDeps): void => {
  router.post(
    '/orders',
    (request, response) =>
      void response.json(createOrder(gateway, parseRequest(orderRequest, request.body))),
  );
  router.get('/orders', (request, response) => {
    const receipt = request.query['receipt'];
    response.json(
      toCollection(
        newestFirst(gateway.orders).filter(
          (order) => receipt === undefined || order.receipt === receipt,
        ),
        request,
      ),
    );
  });
  router.get(
    '/orders/:id',
    (request, response) => void response.json(findEntity(gateway.orders, pathId(request))),
  );
  router.get('/orders/:id/payments', (request, response) => {
    const payments = findPayments(gateway, findEntity(gateway.orders, pathId(request)).id);
    response.json({ entity: 'collection', count: payments.length, items: payments });
  });
};

const addPaymentRoutes = (router: Router, { gateway }: ApiDeps): void => {
  router.get(
    '/payments',
    (request, response) =>
      void response.json(
        toCollection(newestFirst(gateway.payments).filter(createdWithin(request)), request),
      ),
  );
  router.get(
    '/payments/:id',
    (request, response) => void response.json(findEntity(gateway.payments, pathId(request))),
  );
  router.post(
    '/payments/:id/capture',
    (request, response) =>
      void response.json(
        capturePayment(gateway, pathId(request), parseRequest(captureRequest, request.body)),
      ),
  );
};

const addRefundRoutes = (router: Router, { gateway, refundIdempotency }: ApiDeps): void => {
  router.post('/payments/:id/refund', async (request, response) => {
    const attempt = {
      key: request.get('x-refund-idempotency'),
      paymentId: findEntity(gateway.payments, pathId(request)).id,
      request: parseRequest(refundRequest, request.body),
    };
    response.json(
      await refundIdempotency.runOnce(attempt, () =>
        createRefund(gateway, attempt.paymentId, attempt.request),
      ),
    );
  });
  router.get('/payments/:id/refunds', (request, response) => {
    const { id } = findEntity(gateway.payments, pathId(request));
    response.json(
      toCollection(
        newestFirst(gateway.refunds).filter(({ payment_id }) => payment_id === id),
        request,
      ),
    );
  });
  router.get('/payments/:id/refunds/:refundId', (request, response) => {
    const found = findEntity(gateway.refunds, pathId(request, 'refundId'));
    if (found.payment_id !== pathId(request)) throw unknownIdError();
    response.json(found);
  });
  router.get(
    '/refunds',
    (request, response) =>
      void response.json(
        toCollection(newestFirst(gateway.refunds).filter(createdWithin(request)), request),
      ),
  );
  router.get(
    '/disputes',
    (request, response) => void response.json(toCollection(newestFirst(gateway.disputes), request)),
  );
  router.get(
    '/refunds/:id',
    (request, response) => void response.json(findEntity(gateway.refunds, pathId(request))),
  );
};

export const apiRoutes = (deps: ApiDeps): Router => {
  const router = express.Router();
  router.use(
    requireBasicAuth(deps.keys),
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: true }),
  );
  addOrderRoutes(router, deps);
  addPaymentRoutes(router, deps);
  addRefundRoutes(router, deps);
  return router;
};
