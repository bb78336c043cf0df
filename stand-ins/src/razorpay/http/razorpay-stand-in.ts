import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { randomId } from '../../gateway/entity-store.ts';
import { createScheduler } from '../../gateway/scheduler.ts';
import type { StandIn, StandInDeps } from '../../stand-in.ts';
import type { Journal } from '../../journal/journal.ts';
import { openLedger } from '../gateway.ts';
import type { Gateway, GatewayEvent } from '../gateway.ts';
import { paymentsSection } from '../page-section.ts';
import { scheduleProcessing } from '../refunds.ts';
import { signWebhook } from '../signatures.ts';
import { accountId, toWebhookBody } from '../webhook-body.ts';
import { handleApiErrors } from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';
import { apiRoutes } from './api-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { razorpayControlRoutes } from './control-routes.ts';
import { createRefundIdempotency } from './refund-idempotency.ts';

const idLength = 14;

const createEventPublisher =
  ({ webhooks, now }: StandInDeps, keys: ApiKeys) =>
  (gatewayEvent: GatewayEvent): void => {
    const body = Buffer.from(JSON.stringify(toWebhookBody(gatewayEvent, now())));
    const id = randomId(idLength);
    const { payment, refund } = gatewayEvent;
    const headers = {
      'x-razorpay-signature': signWebhook(body, keys.webhookSecret),
      'x-razorpay-event-id': id,
      'x-razorpay-account': accountId,
      'user-agent': 'Razorpay-Webhook/v1',
    };
    const about = {
      OrderId: payment.order_id,
      PaymentId: payment.id,
      ...(refund ? { RefundId: refund.id } : {}),
    };
    for (let sent = 0; sent < gatewayEvent.repeat; sent += 1)
      webhooks.send({
        id,
        system: 'razorpay',
        event: gatewayEvent.event,
        about,
        headers: () => headers,
        body,
      });
  };

export const createRazorpayStandIn = (
  deps: StandInDeps,
  keys: ApiKeys,
  journal: Journal,
): StandIn => {
  const { schedule, stop } = createScheduler();
  const gateway: Gateway = {
    ...openLedger(journal),
    revision: 0,
    now: deps.now,
    newId: (prefix) => `${prefix}_${randomId(idLength)}`,
    publish: createEventPublisher(deps, keys),
    schedule,
  };
  for (const refund of gateway.refunds.values())
    if (refund.status === 'pending') scheduleProcessing(gateway, refund);
  const vendorApi = express.Router();
  vendorApi.use(
    '/v1',
    apiRoutes({
      gateway,
      keys,
      refundIdempotency: createRefundIdempotency(gateway, (ms) => pause(ms)),
    }),
  );
  vendorApi.use(checkoutRoutes({ gateway, keys }), handleApiErrors);
  const controlApi = express.Router();
  controlApi.use(razorpayControlRoutes({ gateway, keys }), handleApiErrors);
  return {
    system: 'razorpay',
    title: 'Razorpay',
    vendorApi: vendorApi as unknown as NonNullable<StandIn['vendorApi']>,
    controlApi: controlApi as unknown as NonNullable<StandIn['controlApi']>,
    section: paymentsSection(gateway),
    stop: async () => {
      stop();
    },
  };
};
