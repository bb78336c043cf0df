import type { Order, Payment, Refund } from './entities.ts';
import { unknownId } from './refusal.ts';

export const eventNames = ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid', 'refund.created', 'refund.processed'] as const;
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

/** All that the gateway holds, in memory, and what it needs of the world. */
export interface Books {
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, Refund>;
  /** Payments of which no webhook tells: somebody simulates one that got lost. */
  readonly muted: Set<string>;
  /** Orders whose payments are captured without being asked. */
  readonly capturedAtOnce: Set<string>;
  /** Counts changes, so that a page knows whether there is news. */
  revision: number;
  now(): Date;
  newId(prefix: 'order' | 'pay' | 'rfnd'): string;
  tell(notice: Notice): void;
  /** Runs later, in milliseconds. */
  later(run: () => void, delayMs: number): void;
}

/** Entities of a kind that are kept; the oldest goes when there are more. */
export const keptMax = 20_000;

export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const keep = <Entity extends Order | Payment | Refund>(books: Books, kind: Map<string, Entity>, entity: Entity): Entity => {
  kind.set(entity.id, entity);
  books.revision += 1;
  const [oldest] = kind.keys();
  if (kind.size > keptMax && oldest !== undefined) kind.delete(oldest);
  return entity;
};

/** @throws Refusal for an id that nothing has. */
export const find = <Entity>(kind: ReadonlyMap<string, Entity>, id: string): Entity => {
  const found = kind.get(id);
  if (found === undefined) throw unknownId();
  return found;
};

/** Newest first. */
export const newestFirst = <Entity>(kind: ReadonlyMap<string, Entity>): readonly Entity[] => [...kind.values()].reverse();

export const paymentsOf = (books: Books, orderId: string): readonly Payment[] => newestFirst(books.payments).filter(({ order_id }) => order_id === orderId);
