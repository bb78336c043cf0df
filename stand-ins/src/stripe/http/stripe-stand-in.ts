import express from 'express';
import { randomId } from '../../gateway/entity-store.ts';
import { createScheduler } from '../../gateway/scheduler.ts';
import type { Journal } from '../../journal/journal.ts';
import type { StandIn, StandInDeps } from '../../stand-in.ts';
import { openLedger } from '../gateway.ts';
import type { Gateway, GatewayEvent } from '../gateway.ts';
import { chargesSection } from '../page-section.ts';
import { scheduleSuccess } from '../refunds.ts';
import { toWebhookBody, signWebhook } from '../webhook.ts';
import { handleApiErrors } from './api-middleware.ts';
import type { ApiKeys } from './api-middleware.ts';
import { apiRoutes } from './api-routes.ts';
import { elementsRoutes } from './elements-routes.ts';
import { stripeControlRoutes } from './control-routes.ts';

const idLength = 24;

const createEventPublisher =
  ({ webhooks, now }: StandInDeps, { webhookSecret }: ApiKeys) =>
  (gatewayEvent: GatewayEvent): void => {
    const id = `evt_${randomId(idLength)}`;
    const body = Buffer.from(JSON.stringify(toWebhookBody(gatewayEvent, { id, now: now() })));
    const headers = (at: Date) => ({
      'stripe-signature': signWebhook(body, webhookSecret, at),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    });
    const about = {
      PaymentIntentId: gatewayEvent.paymentIntentId,
      ObjectId: gatewayEvent.object.id,
    };
    for (let sent = 0; sent < gatewayEvent.repeat; sent += 1)
      webhooks.send({ id, system: 'stripe', event: gatewayEvent.event, about, headers, body });
  };

export const createStripeStandIn = (
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
    if (refund.status === 'pending') scheduleSuccess(gateway, refund);
  const vendorApi = express.Router();
  vendorApi.use('/v1', apiRoutes({ gateway, keys }));
  vendorApi.use(elementsRoutes({ gateway, keys }), handleApiErrors);
  const controlApi = express.Router();
  controlApi.use(stripeControlRoutes(gateway), handleApiErrors);
  return {
    system: 'stripe',
    title: 'Stripe',
    vendorApi: vendorApi as unknown as NonNullable<StandIn['vendorApi']>,
    controlApi: controlApi as unknown as NonNullable<StandIn['controlApi']>,
    section: chargesSection(gateway),
    stop: async () => {
      stop();
    },
  };
};
