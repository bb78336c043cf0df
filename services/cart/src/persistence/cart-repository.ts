import {
  createIdAllocator,
  createLastWrittenCache,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { CartStore, StoredCart } from '../application/ports/carts.ts';
import { newCart, type Cart, type DayCart, type UserOrder } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';
import type { CartDocument, StoredDayCart, StoredUserOrder } from './cart-model.ts';

const toDayCart = ({ takenBy, ...day }: StoredDayCart): DayCart => ({
  ...day,
  reservedForOrderId: takenBy,
});

const toStoredDayCart = ({ reservedForOrderId, ...day }: DayCart): StoredDayCart => ({
  ...day,
  takenBy: reservedForOrderId,
});

const toUserOrder = ({ isStanding, ...order }: StoredUserOrder): UserOrder => ({
  ...order,
  isActive: isStanding,
});

const toStoredUserOrder = ({ isActive, ...order }: UserOrder): StoredUserOrder => ({
  ...order,
  isStanding: isActive,
});

const toDayCarts = (dates: CartDocument['dates'] = {}): Cart['dates'] =>
  Object.fromEntries(Object.entries(dates).map(([pdate, day]) => [pdate, toDayCart(day)]));

const toStored = (userId: number, document: CartDocument | null): StoredCart =>
  document
    ? {
        cart: {
          userId,
          dates: toDayCarts(document.dates),
          uploadedKeys: document.sent,
          orders: document.orders.map(toUserOrder),
        },
        rev: document.rev,
        seq: document.seq,
      }
    : { cart: newCart(userId), rev: 0, seq: 0 };

const collectLineIds = (cart: Cart): number[] => {
  const uploaded = cart.uploadedKeys.map(({ lineId }) => lineId);
  const current = Object.values(cart.dates).flatMap(({ lines }) =>
    lines.map(({ lineId }) => lineId),
  );
  return [...new Set([...uploaded, ...current])];
};

/** Writes only the dates that changed, so that the cost of a write does not grow with the cart. */
const diffDates = (before: Cart, { dates }: Cart) => ({
  set: Object.fromEntries(
    Object.entries(dates)
      .filter(([pdate, day]) => before.dates[pdate] !== day)
      .map(([pdate, day]) => [`dates.${pdate}`, toStoredDayCart(day)]),
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
        set: {
          ...set,
          sent: cart.uploadedKeys,
          orders: cart.orders.map(toStoredUserOrder),
          lineIds: collectLineIds(cart),
        },
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
