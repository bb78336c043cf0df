import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { NewHold } from '../../application/ports/slot-aggregate.ts';
import { type Hold, transitions } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { maxWaitlistLength, type WaitlistEntry } from '../../domain/waitlist/waitlist.ts';
import { insertHold } from '../holds/hold-document-updates.ts';
import {
  freeChange,
  hasCapacity,
  holdField,
  holdIsNew,
  inState,
  itemsChange,
} from '../slots/slot-conditions.ts';
import { storedHoldStates, type WaitlistEntryDocument } from '../slots/slot-model.ts';

/* The waitlist is part of the slot document, so a unit and its waitlist change in one update. */

const waitingMark = 1;

export const joinUpdate = (
  slotId: number,
  { userId, items, joinedAt, language }: WaitlistEntry,
): ConditionalUpdate => ({
  id: slotId,
  precondition: {
    waiters: { $ne: userId },
    [`byCust.${userId}`]: { $exists: false },
    [`line.${maxWaitlistLength - 1}`]: { $exists: false },
  },
  push: {
    line: { cust: userId, items, at: joinedAt, lang: language } satisfies WaitlistEntryDocument,
    waiters: userId,
  },
  set: { waiting: waitingMark },
});

export const leaveUpdate = (slotId: number, userId: number): ConditionalUpdate => ({
  id: slotId,
  precondition: { waiters: userId },
  pull: { line: { cust: userId }, waiters: userId },
});

export const emptyWaitlistUpdate = (slotId: number): ConditionalUpdate => ({
  id: slotId,
  precondition: { 'line.0': { $exists: false } },
  unset: ['waiting'],
});

export const expireWaitlistUpdate = (slotId: number, rev: number): ConditionalUpdate => ({
  id: slotId,
  rev,
  set: { line: [], waiters: [] },
  unset: ['waiting'],
});

export const withWaitlist: Readonly<Record<string, unknown>> = { waiting: waitingMark };

export const offerUpdate = (slot: Slot, hold: NewHold): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: { ...hasCapacity(slot, hold.items), waiters: hold.userId, ...holdIsNew(hold) },
  inc: { ...freeChange('offer'), ...itemsChange(slot, -hold.items) },
  set: insertHold(hold, 'offered'),
  push: { holdIds: hold.holdId, offered: hold.userId },
  pull: { line: { cust: hold.userId }, waiters: hold.userId },
  min: { nextExpiryAt: hold.expiresAt },
});

export const acceptOfferUpdate = (
  slot: Slot,
  offered: Hold,
  {
    holdKey,
    items,
    heldFor,
    expiresAt,
  }: Pick<NewHold, 'holdKey' | 'items' | 'heldFor' | 'expiresAt'>,
): ConditionalUpdate => ({
  id: slot.slotId,
  precondition: {
    ...inState(offered, 'accept'),
    [holdField(offered, 'cust')]: offered.userId,
    itemsFree: slot.piecesFree === null ? null : { $gte: items - offered.items },
  },
  inc: { [holdField(offered, 'step')]: 1, ...itemsChange(slot, offered.items - items) },
  set: {
    [holdField(offered, 'st')]: storedHoldStates[transitions.accept.to],
    [holdField(offered, 'key')]: holdKey,
    [holdField(offered, 'items')]: items,
    [holdField(offered, 'exp')]: expiresAt,
    ...(heldFor && {
      [holdField(offered, 'sum')]: heldFor.itemsPaise,
      [holdField(offered, 'lead')]: heldFor.leadTimeMinutes,
    }),
    [`byCust.${offered.userId}.key`]: holdKey,
  },
  push: { holders: offered.userId },
  pull: { offered: offered.userId },
});
