import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { removeHold } from '../holds/hold-document-updates.ts';
import {
  bookingUnchanged,
  freeChange,
  hasCapacity,
  holdField,
  inState,
  itemLimitUnchanged,
  itemsChange,
  waitlistIsEmpty,
} from '../slots/slot-conditions.ts';
import { storedHoldStates } from '../slots/slot-model.ts';

interface OrderItems {
  readonly orderId: number;
  readonly items: number;
}

const adjustItems = (
  slot: Slot,
  hold: Hold,
  items: number,
): {
  readonly precondition: Record<string, unknown>;
  readonly set: Record<string, unknown>;
  readonly inc: Record<string, number>;
} => {
  const additionalItems = items - hold.items;
  if (additionalItems === 0) return { precondition: {}, set: {}, inc: {} };
  return {
    precondition: {
      [holdField(hold, 'items')]: hold.items,
      ...(additionalItems > 0 && slot.piecesFree !== null
        ? { itemsFree: { $gte: additionalItems } }
        : itemLimitUnchanged(slot)),
    },
    set: { [holdField(hold, 'items')]: items },
    inc: itemsChange(slot, -additionalItems),
  };
};

export const reserveForPaymentUpdate = (
  slot: Slot,
  hold: Hold,
  { orderId, items, reservedUntil }: OrderItems & { readonly reservedUntil: Date },
): ConditionalUpdate => {
  const itemUpdate = adjustItems(slot, hold, items);
  return {
    id: slot.slotId,
    precondition: {
      ...inState(hold, 'reserve-for-payment'),
      ...bookingUnchanged(slot, hold),
      [holdField(hold, 'exp')]: hold.expiresAt,
      ...itemUpdate.precondition,
    },
    set: {
      [holdField(hold, 'st')]: storedHoldStates.reserved,
      [holdField(hold, 'order')]: orderId,
      [holdField(hold, 'exp')]: reservedUntil,
      [holdField(hold, 'heldUntil')]: hold.expiresAt,
      ...itemUpdate.set,
    },
    inc: { [holdField(hold, 'step')]: 1, ...itemUpdate.inc },
  };
};

/** A rebooked hold continues above any sequence number of its first life. */
export const rebookedHoldSeq = 20;

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
      st: storedHoldStates.booked,
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
  const itemUpdate = adjustItems(slot, hold, items);
  return {
    id: slot.slotId,
    precondition: {
      ...inState(hold, 'book'),
      ...bookingUnchanged(slot, hold),
      [holdField(hold, 'order')]: hold.orderId,
      ...itemUpdate.precondition,
    },
    set: {
      [holdField(hold, 'st')]: storedHoldStates.booked,
      [holdField(hold, 'order')]: orderId,
      ...itemUpdate.set,
    },
    inc: { [holdField(hold, 'step')]: 1, ...itemUpdate.inc },
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
