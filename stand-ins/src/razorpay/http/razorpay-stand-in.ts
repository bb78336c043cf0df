import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { createTimers, randomId } from '../../books/kept.ts';
import type { StandIn, World } from '../../system.ts';
import type { Journal } from '../../journal/journal.ts';
import { entriesOf } from '../books.ts';
import type { Books, Notice } from '../books.ts';
import { paymentsSection } from '../page-section.ts';
import { processLater } from '../refunds.ts';
import { webhookSignature } from '../signatures.ts';
import { accountId, webhookBody } from '../webhook-body.ts';
import { answerRefusals } from './answer.ts';
import type { Keys } from './answer.ts';
import { apiRoutes } from './api-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { razorpayPeopleRoutes } from './people-routes.ts';
import { createRefundKeys } from './refund-keys.ts';

const idLength = 14;

const tellBy =
  ({ webhooks, now }: World, keys: Keys) =>
  (notice: Notice): void => {
    const body = Buffer.from(JSON.stringify(webhookBody(notice, now())));
    const id = randomId(idLength);
    const { payment, refund } = notice;
    const headers = {
      'x-razorpay-signature': webhookSignature(body, keys.webhookSecret),
      'x-razorpay-event-id': id,
      'x-razorpay-account': accountId,
      'user-agent': 'Razorpay-Webhook/v1',
    };
    const about = {
      OrderId: payment.order_id,
      PaymentId: payment.id,
      ...(refund ? { RefundId: refund.id } : {}),
    };
    for (let time = 0; time < notice.times; time += 1)
      webhooks.send({
        id,
        system: 'razorpay',
        event: notice.event,
        about,
        headers: () => headers,
        body,
      });
  };

/** Razorpay: `/razorpay/v1/…`, the checkout dialog, webhooks; and what people and tests use. Protocol in the README. */
export const razorpayStandIn = (world: World, keys: Keys, journal: Journal): StandIn => {
  const { later, stop } = createTimers();
  const books: Books = {
    ...entriesOf(journal),
    revision: 0,
    now: world.now,
    newId: (prefix) => `${prefix}_${randomId(idLength)}`,
    tell: tellBy(world, keys),
    later,
  };
  for (const refund of books.refunds.values())
    if (refund.status === 'pending') processLater(books, refund);
  const router = express.Router();
  router.use(
    '/v1',
    apiRoutes({ books, keys, refundKeys: createRefundKeys(books, (ms) => pause(ms)) }),
  );
  router.use(checkoutRoutes({ books, keys }), answerRefusals);
  const people = express.Router();
  people.use(razorpayPeopleRoutes({ books, keys }), answerRefusals);
  return {
    system: 'razorpay',
    title: 'Razorpay',
    http: router as unknown as NonNullable<StandIn['http']>,
    people: people as unknown as NonNullable<StandIn['people']>,
    section: paymentsSection(books),
    stop: async () => {
      stop();
    },
  };
};
