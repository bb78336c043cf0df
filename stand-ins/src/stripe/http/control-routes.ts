import express from 'express';
import type { Router } from 'express';
import { newestFirst } from '../../gateway/entity-store.ts';
import { rejectCrossSite } from '../../http/reject-cross-site.ts';
import { expandCharge } from '../gateway.ts';
import type { Gateway } from '../gateway.ts';
import type { PaymentIntent } from '../entities.ts';
import { simulateFailure, simulateLateSuccess, simulateSuccess } from '../intents.ts';
import { simulateDispute } from '../disputes.ts';
import { createRefund } from '../refunds.ts';
import { dashboardRefundRequest, disputeRequest, simulateRequest } from '../requests.ts';
import type { SimulateRequest } from '../requests.ts';
import { parseRequest } from './api-middleware.ts';

const simulate = (
  gateway: Gateway,
  { orderId, outcome, webhook, repeat, amount }: SimulateRequest,
): PaymentIntent => {
  const attempt = { intentId: orderId, repeat, isMuted: !webhook, amount };
  switch (outcome) {
    case 'captured':
      return simulateSuccess(gateway, { ...attempt, isCaptured: true });
    case 'authorized':
      return simulateSuccess(gateway, attempt);
    case 'failed':
      return simulateFailure(gateway, attempt);
    case 'failed-then-authorized':
      return simulateLateSuccess(gateway, attempt);
  }
};

export const stripeControlRoutes = (gateway: Gateway): Router => {
  const router = express.Router();
  router.use(
    (_request, response, next) => void next(void response.set('cache-control', 'no-store')),
  );
  router.post('/simulate', rejectCrossSite, express.json({ limit: '4kb' }), (request, response) => {
    const { id, latest_charge, status } = simulate(
      gateway,
      parseRequest(simulateRequest, request.body),
    );
    response.json({ payment_intent: id, charge: latest_charge, status });
  });
  router.post(
    '/dashboard-refund',
    rejectCrossSite,
    express.json({ limit: '4kb' }),
    (request, response) => {
      const { paymentId, amount, webhook } = parseRequest(dashboardRefundRequest, request.body);
      const refund = { charge: paymentId, amount, reason: null, metadata: {} };
      response.json(createRefund(gateway, refund, !webhook));
    },
  );
  router.post(
    '/dispute',
    rejectCrossSite,
    express.json({ limit: '4kb' }),
    (request, response) =>
      void response.json(simulateDispute(gateway, parseRequest(disputeRequest, request.body))),
  );
  router.get(
    '/payments',
    (_request, response) =>
      void response.json(
        newestFirst(gateway.intents).map((intent) => expandCharge(gateway, intent)),
      ),
  );
  router.get('/charges', (_request, response) => void response.json(newestFirst(gateway.charges)));
  router.get('/refunds', (_request, response) => void response.json(newestFirst(gateway.refunds)));
  return router;
};
