import express from 'express';
import { createTimers, randomId } from '../../books/kept.ts';
import type { Journal } from '../../journal/journal.ts';
import type { StandIn, World } from '../../system.ts';
import { entriesOf } from '../books.ts';
import type { Books, Notice } from '../books.ts';
import { chargesSection } from '../page-section.ts';
import { succeedLater } from '../refunds.ts';
import { webhookBody, webhookSignature } from '../webhook.ts';
import { answerRefusals } from './answer.ts';
import type { Keys } from './answer.ts';
import { apiRoutes } from './api-routes.ts';
import { elementsRoutes } from './elements-routes.ts';
import { stripePeopleRoutes } from './people-routes.ts';

const idLength = 24;

const tellBy =
  ({ webhooks, now }: World, { webhookSecret }: Keys) =>
  (notice: Notice): void => {
    const id = `evt_${randomId(idLength)}`;
    const body = Buffer.from(JSON.stringify(webhookBody(notice, { id, now: now() })));
    const headers = (at: Date) => ({
      'stripe-signature': webhookSignature(body, webhookSecret, at),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    });
    const about = { PaymentIntentId: notice.paymentIntentId, ObjectId: notice.object.id };
    for (let time = 0; time < notice.times; time += 1)
      webhooks.send({ id, system: 'stripe', event: notice.event, about, headers, body });
  };

/** Stripe: `/stripe/v1/…`, the payment element, webhooks; and what people and tests use. Protocol in the README. */
export const stripeStandIn = (world: World, keys: Keys, journal: Journal): StandIn => {
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
    if (refund.status === 'pending') succeedLater(books, refund);
  const router = express.Router();
  router.use('/v1', apiRoutes({ books, keys }));
  router.use(elementsRoutes({ books, keys }), answerRefusals);
  const people = express.Router();
  people.use(stripePeopleRoutes(books), answerRefusals);
  return {
    system: 'stripe',
    title: 'Stripe',
    http: router as unknown as NonNullable<StandIn['http']>,
    people: people as unknown as NonNullable<StandIn['people']>,
    section: chargesSection(books),
    stop: async () => {
      stop();
    },
  };
};
