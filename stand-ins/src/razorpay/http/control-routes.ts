import express from 'express';
import type { RequestHandler, Router } from 'express';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import { newestFirst } from '../../gateway/entity-store.ts';
import type { Gateway } from '../gateway.ts';
import { simulateFailure, simulateLateSuccess, simulateSuccess } from '../payments.ts';
import { simulateDispute } from '../disputes.ts';
import { createRefund } from '../refunds.ts';
import {
  dashboardRefundRequest,
  disputeRequest,
  refundRequest,
  simulateRequest,
} from '../requests.ts';
import type { SimulateRequest } from '../requests.ts';
import { signSuccess } from '../signatures.ts';
import { parseRequest } from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';

const simulate = (
  gateway: Gateway,
  { orderId, outcome, webhook, repeat, method }: SimulateRequest,
) => {
  const attempt = { orderId, method, repeat, isMuted: !webhook };
  switch (outcome) {
    case 'captured':
      return simulateSuccess(gateway, { ...attempt, isCaptured: true });
    case 'authorized':
      return simulateSuccess(gateway, { ...attempt, isCaptured: false });
    case 'failed':
      return simulateFailure(gateway, attempt);
    case 'failed-then-authorized':
      return simulateLateSuccess(gateway, attempt);
  }
};

export const razorpayControlRoutes = ({
  gateway,
  keys,
}: {
  readonly gateway: Gateway;
  readonly keys: ApiKeys;
}): Router => {
  const router = express.Router();
  const list =
    (kind: 'orders' | 'payments' | 'refunds'): RequestHandler =>
    (_request, response) =>
      void response.set('cache-control', 'no-store').json(newestFirst<unknown>(gateway[kind]));
  router.post('/simulate', rejectCrossSite, express.json({ limit: '4kb' }), (request, response) => {
    response.json(
      signSuccess(simulate(gateway, parseRequest(simulateRequest, request.body)), keys.keySecret),
    );
  });
  router.post(
    '/dashboard-refund',
    rejectCrossSite,
    express.json({ limit: '4kb' }),
    (request, response) => {
      const { paymentId, amount, webhook } = parseRequest(dashboardRefundRequest, request.body);
      response.json(
        createRefund(gateway, paymentId, {
          ...parseRequest(refundRequest, { amount }),
          isMuted: !webhook,
        }),
      );
    },
  );
  router.post(
    '/dispute',
    rejectCrossSite,
    express.json({ limit: '4kb' }),
    (request, response) =>
      void response.json(simulateDispute(gateway, parseRequest(disputeRequest, request.body))),
  );
  router.get('/orders', list('orders'));
  router.get('/payments', list('payments'));
  router.get('/refunds', list('refunds'));
  return router;
};
