import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { removeHold } from '../holds/hold-document-updates.ts';
import {
  freeChange,
  hasCapacity,
  holdField,
  inState,
  itemLimitUnchanged,
  itemsChange,
  waitlistIsEmpty,
} from '../slots/slot-conditions.ts';

interface OrderItems {
  readonly orderId: number;
  readonly items: number;
}

const adjustItems = (
  slot: Slot,
  hold: Hold,
  items: number,
): {
  readonly guard: Record<string, unknown>;
  readonly set: Record<string, unknown>;
  readonly inc: Record<string, number>;
} => {
  const more = items - hold.items;
  if (more === 0) return { guard: {}, set: {}, inc: {} };
  return {
    guard: {
      [holdField(hold, 'items')]: hold.items,
      ...(more > 0 && slot.itemsFree !== null
        ? { itemsFree: { $gte: more } }
        : itemLimitUnchanged(slot)),
    },
    set: { [holdField(hold, 'items')]: items },
    inc: itemsChange(slot, -more),
  };
};

export const reserveForPaymentUpdate = (
  slot: Slot,
  hold: Hold,
  { orderId, items, reservedUntil }: OrderItems & { readonly reservedUntil: Date },
): ConditionalUpdate => {
  const { guard, set, inc } = adjustItems(slot, hold, items);
  return {
    id: slot.slotId,
    precondition: {
      ...inState(hold, 'reserve-for-payment'),
      [holdField(hold, 'cust')]: hold.userId,
      ...guard,
    },
    set: {
      [holdField(hold, 'st')]: 'P',
      [holdField(hold, 'order')]: orderId,
      [holdField(hold, 'exp')]: reservedUntil,
      ...set,
    },
    inc: { [holdField(hold, 'step')]: 1, ...inc },
  };
};

/** A rebooked hold continues above any sequence number of its first life. */
export const rebookedHoldSeq = 10;

export const rebookUpdate = (
  slot: Slot,
  {
    holdId,
    userId,
    orderId,
    items,
  }: {
    readonly holdId: number;
    readonly userId: number;
    readonly orderId: number;
    readonly items: number;
  },
): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...hasCapacity(slot, items),
    ...waitlistIsEmpty,
    [`holds.${holdId}`]: { $exists: false },
  },
  inc: { ...freeChange('rebook'), ...itemsChange(slot, -items) },
  set: {
    [`holds.${holdId}`]: {
      cust: userId,
      key: '',
      order: orderId,
      items,
      st: 'B',
      step: rebookedHoldSeq + 1,
      exp: new Date(0),
      ext: false,
    },
  },
  push: { holdIds: holdId },
});

export const bookUpdate = (
  slot: Slot,
  hold: Hold,
  { orderId, items }: OrderItems,
): ConditionalUpdate => {
  const { guard, set, inc } = adjustItems(slot, hold, items);
  return {
    id: slot.slotId,
    precondition: {
      ...inState(hold, 'book'),
      [holdField(hold, 'cust')]: hold.userId,
      [holdField(hold, 'order')]: hold.orderId,
      ...guard,
    },
    set: { [holdField(hold, 'st')]: 'B', [holdField(hold, 'order')]: orderId, ...set },
    inc: { [holdField(hold, 'step')]: 1, ...inc },
    unset: [`byCust.${hold.userId}`],
    pull: { holders: hold.userId },
  };
};

export const releaseForOrderUpdate = (
  slot: Slot,
  hold: Hold,
  orderId: number,
): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(hold, 'release-for-order'),
    [holdField(hold, 'order')]: orderId,
    ...itemLimitUnchanged(slot),
  },
  inc: { ...freeChange('release-for-order'), ...itemsChange(slot, hold.items) },
  ...removeHold(hold),
});
