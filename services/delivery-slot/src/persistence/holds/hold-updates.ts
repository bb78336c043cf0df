import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { NewHold } from '../../application/ports/slot-aggregate.ts';
import { expiryGraceMs, extensionMs, type Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import {
  freeChange,
  hasCapacity,
  holdField,
  holdIsNew,
  inState,
  itemLimitUnchanged,
  itemsChange,
  waitlistIsEmpty,
} from '../slots/slot-conditions.ts';
import { insertHold, removeHold } from './hold-document-updates.ts';

export const holdUpdate = (slot: Slot, hold: NewHold): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: { ...hasCapacity(slot, hold.items), ...waitlistIsEmpty, ...holdIsNew(hold) },
  inc: { ...freeChange('hold'), ...itemsChange(slot, -hold.items) },
  set: insertHold(hold, 'held'),
  push: { holdIds: hold.holdId, holders: hold.userId },
  min: { nextExpiryAt: hold.expiresAt },
});

export const extendUpdate = (slot: Slot, hold: Hold): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(hold, 'extend'),
    [holdField(hold, 'cust')]: hold.userId,
    [holdField(hold, 'key')]: hold.holdKey,
    [holdField(hold, 'ext')]: false,
  },
  set: {
    [holdField(hold, 'exp')]: new Date(hold.expiresAt.getTime() + extensionMs),
    [holdField(hold, 'ext')]: true,
  },
});

export const takeOverUpdate = (slot: Slot, hold: Hold, holdKey: string): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(hold, 'take-over'),
    [holdField(hold, 'cust')]: hold.userId,
  },
  set: {
    [holdField(hold, 'key')]: holdKey,
    [holdField(hold, 'takenOver')]: true,
    [`byCust.${hold.userId}.key`]: holdKey,
  },
});

export const releaseUpdate = (slot: Slot, hold: Hold): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(hold, 'release'),
    [holdField(hold, 'cust')]: hold.userId,
    [holdField(hold, 'key')]: hold.holdKey,
    ...itemLimitUnchanged(slot),
  },
  inc: { ...freeChange('release'), ...itemsChange(slot, hold.items) },
  ...removeHold(hold),
});

export const expireUpdate = (slot: Slot, hold: Hold, now: Date): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(hold, 'expire'),
    [holdField(hold, 'exp')]: { $lte: new Date(now.getTime() - expiryGraceMs) },
    ...itemLimitUnchanged(slot),
  },
  inc: { ...freeChange('expire'), ...itemsChange(slot, hold.items) },
  ...removeHold(hold),
});
