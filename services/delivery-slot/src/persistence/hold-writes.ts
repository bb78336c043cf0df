import type { GuardedWrite } from '@tokri/service-kit/mongo';
import type { NewHold } from '../application/ports.ts';
import { expiryGraceMs, extensionMs, transitions, type Hold } from '../domain/hold.ts';
import type { Slot } from '../domain/slot.ts';

/*
 * The transition table of reliability.md 5.1 as guarded writes. Each changes `free` only together with exactly one hold,
 * and only from a state that the table allows: so no interleaving, crash or repeat can sell a place twice or lose one.
 */

/** Marks a slot with open holds: the local store finds by equality only (reliability.md 3.1), so the sweeper asks for the mark first and the time second. */
const expiring = 1;

/** Ended holds that a slot remembers, so that repeating a release is known as done. */
const endedMax = 200;

const at = (hold: Pick<Hold, 'holdId'>, field: string): string => `holds.${hold.holdId}.${field}`;
const inState = (hold: Hold, transition: keyof typeof transitions): Record<string, unknown> => ({ [at(hold, 'st')]: { $in: [...transitions[transition]] } });
const pieces = (slot: Slot, count: number): Record<string, number> => (slot.itemsFree === null ? {} : { itemsFree: count });

const comesBack = (slot: Slot, hold: Hold): Pick<GuardedWrite, 'inc' | 'unset' | 'pull' | 'push'> => ({
  inc: { free: 1, ...pieces(slot, hold.items) },
  unset: [`holds.${hold.holdId}`, ...(hold.state === 'B' ? [] : [`byCust.${hold.userId}`])],
  pull: { holdIds: hold.holdId, ...(hold.state === 'B' ? {} : { holders: hold.userId }) },
  push: { ended: { $each: [{ holdId: hold.holdId, cust: hold.userId }], $slice: -endedMax }, endedIds: { $each: [hold.holdId], $slice: -endedMax } },
});

export const holdWrite = (slot: Slot, hold: NewHold): GuardedWrite => ({
  id: slot.slotId,
  guard: { free: { $gte: 1 }, closedFor: '', [`holds.${hold.holdId}`]: { $exists: false }, [`byCust.${hold.userId}`]: { $exists: false }, ...(slot.itemsFree === null ? {} : { itemsFree: { $gte: hold.items } }) },
  inc: { free: -1, ...pieces(slot, -hold.items) },
  set: {
    [`holds.${hold.holdId}`]: { cust: hold.userId, key: hold.holdKey, order: null, items: hold.items, st: 'H', step: 1, exp: hold.expiresAt, ext: false },
    [`byCust.${hold.userId}`]: { holdId: hold.holdId, key: hold.holdKey },
    expiring,
  },
  push: { holdIds: hold.holdId, holders: hold.userId },
  min: { nextExpiryAt: hold.expiresAt },
});

export const extendWrite = (slot: Slot, hold: Hold): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...inState(hold, 'extend'), [at(hold, 'cust')]: hold.userId, [at(hold, 'ext')]: false },
  set: { [at(hold, 'exp')]: new Date(hold.expiresAt.getTime() + extensionMs), [at(hold, 'ext')]: true },
});

/** `H → P`: the hold lives on until the payment's time is over; it still counts as one of the customer's here. */
export const keepWrite = (hold: Hold, { slotId, orderId, keptUntil }: { readonly slotId: number; readonly orderId: number; readonly keptUntil: Date }): GuardedWrite => ({
  id: slotId,
  guard: { ...inState(hold, 'keep'), [at(hold, 'cust')]: hold.userId },
  set: { [at(hold, 'st')]: 'P', [at(hold, 'order')]: orderId, [at(hold, 'exp')]: keptUntil },
  inc: { [at(hold, 'step')]: 1 },
});

/** A place that is taken a second time under one hold counts its steps on from here, beyond any step of its first life. */
export const secondLifeStep = 10;

export const takeAnewWrite = (slot: Slot, { holdId, userId, orderId, items }: { readonly holdId: number; readonly userId: number; readonly orderId: number; readonly items: number }): GuardedWrite => ({
  id: slot.slotId,
  guard: { free: { $gte: 1 }, closedFor: '', [`holds.${holdId}`]: { $exists: false }, ...(slot.itemsFree === null ? {} : { itemsFree: { $gte: items } }) },
  inc: { free: -1, ...pieces(slot, -items) },
  set: { [`holds.${holdId}`]: { cust: userId, key: '', order: orderId, items, st: 'B', step: secondLifeStep + 1, exp: new Date(0), ext: false } },
  push: { holdIds: holdId },
});

export const bookWrite = (slot: Slot, hold: Hold, orderId: number): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...inState(hold, 'book'), [at(hold, 'cust')]: hold.userId, [at(hold, 'order')]: hold.orderId },
  set: { [at(hold, 'st')]: 'B', [at(hold, 'order')]: orderId },
  inc: { [at(hold, 'step')]: 1 },
  unset: [`byCust.${hold.userId}`],
  pull: { holders: hold.userId },
});

export const releaseWrite = (slot: Slot, hold: Hold): GuardedWrite => ({ id: slot.slotId, guard: { ...inState(hold, 'release'), [at(hold, 'cust')]: hold.userId }, ...comesBack(slot, hold) });

export const expireWrite = (slot: Slot, hold: Hold, now: Date): GuardedWrite => ({
  id: slot.slotId, guard: { ...inState(hold, 'expire'), [at(hold, 'exp')]: { $lte: new Date(now.getTime() - expiryGraceMs) } }, ...comesBack(slot, hold),
});

export const freeForOrderWrite = (slot: Slot, hold: Hold, orderId: number): GuardedWrite => ({ id: slot.slotId, guard: { ...inState(hold, 'free-for-order'), [at(hold, 'order')]: orderId }, ...comesBack(slot, hold) });

/** What staff set on a slot, and what the domain made of it. */
export const changeWrite = (slot: Slot): GuardedWrite => ({
  id: slot.slotId,
  set: { end: slot.end, feePaise: slot.feePaise, minimumOrderPaise: slot.minimumOrderPaise, cutOffMinutes: slot.cutOffMinutes, cap: slot.capacity, free: slot.free, itemsFree: slot.itemsFree, closedFor: slot.closedFor },
});

/** When the sweeper looks again; null when nothing here can run out. */
export const expiryWrite = (next: Date | null): Pick<GuardedWrite, 'set' | 'unset'> => (next === null ? { unset: ['nextExpiryAt', 'expiring'] } : { set: { nextExpiryAt: next, expiring } });

/** Slots with a hold that has run out. Served by the index of the mark. */
export const lateSlots = (now: Date): Record<string, unknown> => ({ expiring, nextExpiryAt: { $lte: new Date(now.getTime() - expiryGraceMs) } });
