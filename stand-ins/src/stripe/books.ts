import { newestFirst } from '../books/kept.ts';
import type { Journal } from '../journal/journal.ts';
import type { Charge, PaymentIntent, Refund } from './entities.ts';
import { unknownId } from './refusal.ts';

/** Of all that the vendor tells, what a shop that sets money aside listens to. */
export const eventNames = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
] as const;
export type EventName = (typeof eventNames)[number];

/** Something that the vendor tells its merchant by webhook. */
export interface Notice {
  readonly event: EventName;
  readonly object: PaymentIntent | Charge | Refund;
  readonly paymentIntentId: string;
  /** How often it is sent, the same event each time. */
  readonly times: number;
}

/** The answer that was given to an `Idempotency-Key`. */
export interface KeyedAnswer {
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}

/** All that the gateway holds. */
export interface Entries {
  readonly intents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  /** Charges of which no webhook tells: somebody simulates one that got lost. */
  readonly muted: Map<string, true>;
  readonly keys: Map<string, KeyedAnswer>;
}

/** What it held when it ran the last time; marks of what is gone go too. */
export const entriesOf = (journal: Journal): Entries => {
  const entries: Entries = {
    intents: journal.map('intents'),
    charges: journal.map('charges'),
    refunds: journal.map('refunds'),
    muted: journal.map('muted'),
    keys: journal.map('keys'),
  };
  for (const id of entries.muted.keys()) if (!entries.charges.has(id)) entries.muted.delete(id);
  return entries;
};

/** Those, and what the gateway needs of the world. */
export interface Books extends Entries {
  /** Counts changes, so that a page knows whether there is news. */
  revision: number;
  now(): Date;
  newId(prefix: 'pi' | 'ch' | 're'): string;
  tell(notice: Notice): void;
  /** Runs later, in milliseconds. */
  later(run: () => void, delayMs: number): void;
}

/** @throws Refusal for an id that nothing has. */
export const findIntent = (books: Books, id: string): PaymentIntent => {
  const found = books.intents.get(id);
  if (found === undefined) throw unknownId('payment_intent', id);
  return found;
};

/** @throws Refusal for an id that nothing has. */
export const findCharge = (books: Books, id: string): Charge => {
  const found = books.charges.get(id);
  if (found === undefined) throw unknownId('charge', id);
  return found;
};

/** The object in place of its id, as `expand` wants it. */
export const withCharge = (books: Books, intent: PaymentIntent) => ({
  ...intent,
  latest_charge: intent.latest_charge === null ? null : findCharge(books, intent.latest_charge),
});

export const chargesOf = (books: Books, paymentIntentId: string): readonly Charge[] =>
  newestFirst(books.charges).filter(({ payment_intent }) => payment_intent === paymentIntentId);
