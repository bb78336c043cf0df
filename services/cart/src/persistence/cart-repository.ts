import { idAllocator, lastWritten, writeGuarded } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { CartStore, StoredCart } from '../application/ports.ts';
import { newCart, type Cart } from '../domain/cart.ts';
import type { CartFact } from '../domain/facts.ts';
import type { CartDocument } from './cart-model.ts';

const toStored = (userId: number, document: CartDocument | null): StoredCart =>
  document
    ? {
        cart: { userId, dates: document.dates ?? {}, sent: document.sent, orders: document.orders },
        rev: document.rev,
        seq: document.seq,
      }
    : { cart: newCart(userId), rev: 0, seq: 0 };

/** Bounded by the cart's own bounds: every line that stands is found by its id. */
const idsIn = (cart: Cart): number[] => {
  const sent = cart.sent.map(({ lineId }) => lineId);
  const standing = Object.values(cart.dates).flatMap(({ lines }) =>
    lines.map(({ lineId }) => lineId),
  );
  return [...new Set([...sent, ...standing])];
};

/** Only what differs is sent: a write costs what it changes, however many dates the cart has. */
const changedDates = (before: Cart, { dates }: Cart) => ({
  set: Object.fromEntries(
    Object.entries(dates)
      .filter(([pdate, day]) => before.dates[pdate] !== day)
      .map(([pdate, day]) => [`dates.${pdate}`, day]),
  ),
  unset: Object.keys(before.dates)
    .filter((pdate) => !(pdate in dates))
    .map((pdate) => `dates.${pdate}`),
});

export interface CartRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<CartDocument>;
  readonly entryOf: (
    fact: CartFact,
    cart: Cart,
    at: { seq: number; occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: () => Date;
}

/** One document a user: all dates, so that a move between dates and a take are one guarded write. */
export const cartRepository = ({
  connection,
  model,
  entryOf,
  clock,
}: CartRepositoryNeeds): CartStore => {
  const written = lastWritten<number, StoredCart>();
  const load = async (userId: number) =>
    toStored(userId, await model.findById(userId).lean<CartDocument | null>());
  return {
    nextLineId: idAllocator({ connection, name: 'cart-line' }),
    load,
    recall: async (userId) => written.of(userId) ?? load(userId),
    ownerOfLine: async (lineId) =>
      (await model.findOne({ lineIds: lineId }).select({ _id: 1 }).lean<{ _id: number } | null>())
        ?._id ?? null,
    hasSeen: async (userId, eventId) =>
      (await model.findOne({ _id: userId, inbox: eventId }).select({ _id: 1 }).lean()) !== null,
    save: async ({ cart: before, rev, seq }, { cart, facts }, seen) => {
      const occurredAt = clock();
      const { set, unset } = changedDates(before, cart);
      const document = await writeGuarded(model, {
        id: cart.userId,
        rev,
        set: { ...set, sent: cart.sent, orders: cart.orders, lineIds: idsIn(cart) },
        unset,
        ...(seen === undefined ? {} : { seen }),
        publish: facts.map((fact, index) =>
          entryOf(fact, cart, { seq: seq + 1 + index, occurredAt }),
        ),
        ...(rev === 0 ? { insertIfMissing: { _id: cart.userId, dates: {} } } : {}),
      });
      if (document) written.keep(cart.userId, toStored(cart.userId, document));
      return document !== null;
    },
  };
};
