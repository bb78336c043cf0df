import {
  createIdAllocator,
  createLastWrittenCache,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { CartStore, StoredCart } from '../application/ports/carts.ts';
import { newCart, type Cart } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';
import type { CartDocument } from './cart-model.ts';

const toStored = (userId: number, document: CartDocument | null): StoredCart =>
  document
    ? {
        cart: { userId, dates: document.dates ?? {}, sent: document.sent, orders: document.orders },
        rev: document.rev,
        seq: document.seq,
      }
    : { cart: newCart(userId), rev: 0, seq: 0 };

const collectLineIds = (cart: Cart): number[] => {
  const sent = cart.sent.map(({ lineId }) => lineId);
  const current = Object.values(cart.dates).flatMap(({ lines }) =>
    lines.map(({ lineId }) => lineId),
  );
  return [...new Set([...sent, ...current])];
};

/** Writes only the dates that changed, so that the cost of a write does not grow with the cart. */
const diffDates = (before: Cart, { dates }: Cart) => ({
  set: Object.fromEntries(
    Object.entries(dates)
      .filter(([pdate, day]) => before.dates[pdate] !== day)
      .map(([pdate, day]) => [`dates.${pdate}`, day]),
  ),
  unset: Object.keys(before.dates)
    .filter((pdate) => !(pdate in dates))
    .map((pdate) => `dates.${pdate}`),
});

export interface CartRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<CartDocument>;
  readonly toOutboxEntry: (
    event: CartEvent,
    cart: Cart,
    position: { seq: number; occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: () => Date;
}

export const createCartRepository = ({
  connection,
  model,
  toOutboxEntry,
  clock,
}: CartRepositoryDeps): CartStore => {
  const writtenCarts = createLastWrittenCache<number, StoredCart>();
  const load = async (userId: number) =>
    toStored(userId, await model.findById(userId).lean<CartDocument | null>());
  return {
    nextLineId: createIdAllocator({ connection, name: 'cart-line' }),
    load,
    loadCached: async (userId) => writtenCarts.get(userId) ?? load(userId),
    ownerOfLine: async (lineId) =>
      (await model.findOne({ lineIds: lineId }).select({ _id: 1 }).lean<{ _id: number } | null>())
        ?._id ?? null,
    hasApplied: async (userId, eventId) =>
      (await model.findOne({ _id: userId, inbox: eventId }).select({ _id: 1 }).lean()) !== null,
    save: async ({ cart: before, rev, seq }, { cart, events }, eventId) => {
      const occurredAt = clock();
      const { set, unset } = diffDates(before, cart);
      const document = await conditionalUpdate(model, {
        id: cart.userId,
        rev,
        set: { ...set, sent: cart.sent, orders: cart.orders, lineIds: collectLineIds(cart) },
        unset,
        ...(eventId === undefined ? {} : { appliedEventId: eventId }),
        publish: events.map((event, index) =>
          toOutboxEntry(event, cart, { seq: seq + 1 + index, occurredAt }),
        ),
        ...(rev === 0 ? { insertIfMissing: { _id: cart.userId, dates: {} } } : {}),
      });
      if (document) writtenCarts.set(cart.userId, toStored(cart.userId, document));
      return document !== null;
    },
  };
};
