import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { expiringMark } from '../holds/hold-expiry.ts';
import { holdField, inState } from '../slots/slot-conditions.ts';
import { storedHoldStates } from '../slots/slot-model.ts';

const openHoldEntries = ({ holdId, userId, holdKey }: Hold) => ({
  precondition: { [`byCust.${userId}`]: { $exists: false } },
  set: { [`byCust.${userId}`]: { holdId, key: holdKey } },
  push: { holders: userId },
});

/** The unit never becomes free, so nobody else can get it in between. */
export const returnHoldUpdate = (
  slot: Slot,
  hold: Hold,
  { orderId, expiresAt }: { readonly orderId: number; readonly expiresAt: Date },
): ConditionalUpdate => {
  const entries =
    hold.state === 'booked' ? openHoldEntries(hold) : { precondition: {}, set: {}, push: {} };
  return {
    id: slot.slotId,
    precondition: {
      ...inState(hold, 'return'),
      [holdField(hold, 'order')]: orderId,
      ...entries.precondition,
    },
    set: {
      [holdField(hold, 'st')]: storedHoldStates.held,
      [holdField(hold, 'order')]: null,
      [holdField(hold, 'exp')]: expiresAt,
      expiring: expiringMark,
      ...entries.set,
    },
    unset: [holdField(hold, 'heldUntil')],
    inc: { [holdField(hold, 'step')]: 1 },
    push: entries.push,
    addToSet: { [holdField(hold, 'endedOrders')]: orderId },
    pull: { line: { cust: hold.userId }, waiters: hold.userId },
    min: { nextExpiryAt: expiresAt },
  };
};

export const recordEndedOrderUpdate = (
  slot: Slot,
  hold: Hold,
  orderId: number,
): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: { [holdField(hold, 'st')]: storedHoldStates.held },
  addToSet: { [holdField(hold, 'endedOrders')]: orderId },
});
