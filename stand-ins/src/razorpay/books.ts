import type { Order, Payment, Refund } from './entities.ts';
import { unknownId } from './refusal.ts';
import { newestFirst } from '../books/kept.ts';
import type { Journal } from '../journal/journal.ts';

export const eventNames = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
] as const;
export type EventName = (typeof eventNames)[number];

/** Something that the vendor tells its merchant by webhook. */
export interface Notice {
  readonly event: EventName;
  readonly payment: Payment;
  readonly order?: Order;
  readonly refund?: Refund;
  /** How often each is sent, the same event each time. */
  readonly times: number;
}

/** A refund that was asked for under a key. */
export interface KeyedRefund {
  readonly asked: string;
  readonly refundId: string;
}

/** All that the gateway holds. */
export interface Entries {
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
  /** Payments of which no webhook tells: somebody simulates one that got lost. */
  readonly muted: Map<string, true>;
  /** Orders whose payments are captured without being asked. */
  readonly capturedAtOnce: Map<string, true>;
  /** By `X-Refund-Idempotency`. */
  readonly refundKeys: Map<string, KeyedRefund>;
}

/** What it held when it ran the last time; marks of what is gone go too. */
export const entriesOf = (journal: Journal): Entries => {
  const entries: Entries = {
    orders: journal.map('orders'),
    payments: journal.map('payments'),
    refunds: journal.map('refunds'),
    muted: journal.map('muted'),
    capturedAtOnce: journal.map('capturedAtOnce'),
    refundKeys: journal.map('refundKeys'),
  };
  for (const id of entries.muted.keys()) if (!entries.payments.has(id)) entries.muted.delete(id);
  for (const id of entries.capturedAtOnce.keys())
    if (!entries.orders.has(id)) entries.capturedAtOnce.delete(id);
  return entries;
};

/** Those, and what the gateway needs of the world. */
export interface Books extends Entries {
  /** Counts changes, so that a page knows whether there is news. */
  revision: number;
  now(): Date;
  newId(prefix: 'order' | 'pay' | 'rfnd'): string;
  tell(notice: Notice): void;
  /** Runs later, in milliseconds. */
  later(run: () => void, delayMs: number): void;
}

/** @throws Refusal for an id that nothing has. */
export const find = <Entity>(kind: ReadonlyMap<string, Entity>, id: string): Entity => {
  const found = kind.get(id);
  if (found === undefined) throw unknownId();
  return found;
};

export const paymentsOf = (books: Books, orderId: string): readonly Payment[] =>
  newestFirst(books.payments).filter(({ order_id }) => order_id === orderId);
