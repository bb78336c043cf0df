import type { GuardedWrite } from '@tokri/service-kit/mongo';
import type { NewHold } from '../application/ports/held-slot.ts';
import {
  expiryGraceMs,
  extensionMs,
  mayGo,
  transitions,
  type Hold,
  type HoldTransition,
} from '../domain/hold.ts';
import type { DayClosedFor, Slot } from '../domain/slot.ts';

/*
 * The transition table of reliability.md 5.1 as guarded writes. Each changes `free` only together with exactly one hold,
 * and only from a state that the table allows: so no interleaving, crash or repeat can sell a place twice or lose one.
 */

/** Marks a slot with open holds: the local store finds by equality only (reliability.md 3.1), so the sweeper asks for the mark first and the time second. */
const expiring = 1;

/** Ended holds that a slot remembers, so that repeating a release is known as done. */
const endedMax = 200;

const at = (hold: Pick<Hold, 'holdId'>, field: string): string => `holds.${hold.holdId}.${field}`;
/** The hold is still in the state that was read, and the table lets it go from there; what else a write does depends on that state. Matches nothing where the table does not. */
const inState = (hold: Hold, transition: HoldTransition): Record<string, unknown> => ({
  [at(hold, 'st')]: { $in: mayGo(hold, transition) ? [hold.state] : [] },
});
/** `free` moves as the table says. */
const places = (transition: HoldTransition): Record<string, number> => ({
  free: transitions[transition].free,
});
/** Pieces are counted only in a slot that limits them; `limitAsRead` makes sure that staff have not set or lifted the limit since it was read. */
const pieces = (slot: Slot, count: number): Record<string, number> =>
  slot.itemsFree === null ? {} : { itemsFree: count };
const limitAsRead = (slot: Slot): Record<string, unknown> => ({
  itemsFree: slot.itemsFree === null ? null : { $ne: null },
});
/** Neither the day nor staff closed it. */
const open = { closedFor: '', closedByStaff: false };
/**
 * A free place that staff want to be sold. Where they want fewer places (`wanted`) than there are (`cap`), the difference must stay free, too, and neither
 * number may have changed since it was read.
 */
const toGive = ({ capacity, wanted }: Slot): Record<string, unknown> =>
  wanted === capacity
    ? { free: { $gte: 1 }, wanted: { $exists: false } }
    : { free: { $gte: 1 + capacity - wanted }, cap: capacity, wanted };
/** A place that may be given in an open slot, and room for so many pieces. */
const room = (slot: Slot, items: number): Record<string, unknown> => ({
  ...toGive(slot),
  ...open,
  itemsFree: slot.itemsFree === null ? null : { $gte: items },
});
/** A place that comes free goes to the people who wait for it first. */
const nobodyWaits = { 'line.0': { $exists: false } };

/** Which list of the slot names the customer of an open hold. Limits count `holders` only: an offered place counts for none. */
const countedIn = ({ state }: Hold): 'offered' | 'holders' =>
  state === 'O' ? 'offered' : 'holders';

const goes = (hold: Hold): Pick<GuardedWrite, 'unset' | 'pull' | 'push'> => ({
  unset: [`holds.${hold.holdId}`, ...(hold.state === 'B' ? [] : [`byCust.${hold.userId}`])],
  pull: { holdIds: hold.holdId, ...(hold.state === 'B' ? {} : { [countedIn(hold)]: hold.userId }) },
  push: {
    ended: { $each: [{ holdId: hold.holdId, cust: hold.userId }], $slice: -endedMax },
    endedIds: { $each: [hold.holdId], $slice: -endedMax },
  },
});

/** What is written into the slot for a new hold. */
const cameIn = (
  { holdId, userId, holdKey, items, heldFor, expiresAt, waitedSince }: NewHold,
  state: 'H' | 'O',
) => ({
  [`holds.${holdId}`]: {
    cust: userId,
    key: holdKey,
    order: null,
    items,
    ...(heldFor && { sum: heldFor.itemsPaise, lead: heldFor.leadTimeMinutes }),
    st: state,
    step: 1,
    exp: expiresAt,
    ext: false,
    ...(waitedSince && { since: waitedSince }),
  },
  [`byCust.${userId}`]: { holdId, key: holdKey },
  expiring,
});
const isNew = ({ holdId, userId }: NewHold) => ({
  [`holds.${holdId}`]: { $exists: false },
  [`byCust.${userId}`]: { $exists: false },
});

export const holdWrite = (slot: Slot, hold: NewHold): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...room(slot, hold.items), ...nobodyWaits, ...isNew(hold) },
  inc: { ...places('hold'), ...pieces(slot, -hold.items) },
  set: cameIn(hold, 'H'),
  push: { holdIds: hold.holdId, holders: hold.userId },
  min: { nextExpiryAt: hold.expiresAt },
});

/** Holds a place for somebody in the waiting list, who leaves the list by it. It counts for no limit until they accept it. */
export const offerWrite = (slot: Slot, hold: NewHold): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...room(slot, hold.items), waiters: hold.userId, ...isNew(hold) },
  inc: { ...places('offer'), ...pieces(slot, -hold.items) },
  set: cameIn(hold, 'O'),
  push: { holdIds: hold.holdId, offered: hold.userId },
  pull: { line: { cust: hold.userId }, waiters: hold.userId },
  min: { nextExpiryAt: hold.expiresAt },
});

/** `O → H`: the customer accepts the place that was offered. It gets the key of their hold, and as many pieces as their cart has now. */
export const acceptWrite = (
  slot: Slot,
  offered: Hold,
  {
    holdKey,
    items,
    heldFor,
    expiresAt,
  }: Pick<NewHold, 'holdKey' | 'items' | 'heldFor' | 'expiresAt'>,
): GuardedWrite => ({
  id: slot.slotId,
  guard: {
    ...inState(offered, 'accept'),
    [at(offered, 'cust')]: offered.userId,
    itemsFree: slot.itemsFree === null ? null : { $gte: items - offered.items },
  },
  inc: { [at(offered, 'step')]: 1, ...pieces(slot, offered.items - items) },
  set: {
    [at(offered, 'st')]: transitions.accept.to,
    [at(offered, 'key')]: holdKey,
    [at(offered, 'items')]: items,
    [at(offered, 'exp')]: expiresAt,
    ...(heldFor && {
      [at(offered, 'sum')]: heldFor.itemsPaise,
      [at(offered, 'lead')]: heldFor.leadTimeMinutes,
    }),
    [`byCust.${offered.userId}.key`]: holdKey,
  },
  push: { holders: offered.userId },
  pull: { offered: offered.userId },
});

export const extendWrite = (slot: Slot, hold: Hold): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...inState(hold, 'extend'), [at(hold, 'cust')]: hold.userId, [at(hold, 'ext')]: false },
  set: {
    [at(hold, 'exp')]: new Date(hold.expiresAt.getTime() + extensionMs),
    [at(hold, 'ext')]: true,
  },
});

/** An order may have another number of pieces than its place was held for: the free pieces of the slot change by the difference, and never go below 0. */
const corrected = (
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
      [at(hold, 'items')]: hold.items,
      ...(more > 0 && slot.itemsFree !== null ? { itemsFree: { $gte: more } } : limitAsRead(slot)),
    },
    set: { [at(hold, 'items')]: items },
    inc: pieces(slot, -more),
  };
};

/** An order, and how many pieces it has. */
interface OrderOfPieces {
  readonly orderId: number;
  readonly items: number;
}

/** `H → P`: the place is kept until the time to pay is over. It still counts as the customer's open hold in this slot. */
export const keepWrite = (
  slot: Slot,
  hold: Hold,
  { orderId, items, keptUntil }: OrderOfPieces & { readonly keptUntil: Date },
): GuardedWrite => {
  const { guard, set, inc } = corrected(slot, hold, items);
  return {
    id: slot.slotId,
    guard: { ...inState(hold, 'keep'), [at(hold, 'cust')]: hold.userId, ...guard },
    set: {
      [at(hold, 'st')]: 'P',
      [at(hold, 'order')]: orderId,
      [at(hold, 'exp')]: keptUntil,
      ...set,
    },
    inc: { [at(hold, 'step')]: 1, ...inc },
  };
};

/** A place that is taken a second time under one hold counts its steps on from here, beyond any step of its first life. */
export const secondLifeStep = 10;

export const takeAnewWrite = (
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
): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...room(slot, items), ...nobodyWaits, [`holds.${holdId}`]: { $exists: false } },
  inc: { ...places('take-anew'), ...pieces(slot, -items) },
  set: {
    [`holds.${holdId}`]: {
      cust: userId,
      key: '',
      order: orderId,
      items,
      st: 'B',
      step: secondLifeStep + 1,
      exp: new Date(0),
      ext: false,
    },
  },
  push: { holdIds: holdId },
});

export const bookWrite = (
  slot: Slot,
  hold: Hold,
  { orderId, items }: OrderOfPieces,
): GuardedWrite => {
  const { guard, set, inc } = corrected(slot, hold, items);
  return {
    id: slot.slotId,
    guard: {
      ...inState(hold, 'book'),
      [at(hold, 'cust')]: hold.userId,
      [at(hold, 'order')]: hold.orderId,
      ...guard,
    },
    set: { [at(hold, 'st')]: 'B', [at(hold, 'order')]: orderId, ...set },
    inc: { [at(hold, 'step')]: 1, ...inc },
    unset: [`byCust.${hold.userId}`],
    pull: { holders: hold.userId },
  };
};

export const releaseWrite = (slot: Slot, hold: Hold): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...inState(hold, 'release'), [at(hold, 'cust')]: hold.userId, ...limitAsRead(slot) },
  inc: { ...places('release'), ...pieces(slot, hold.items) },
  ...goes(hold),
});

export const expireWrite = (slot: Slot, hold: Hold, now: Date): GuardedWrite => ({
  id: slot.slotId,
  guard: {
    ...inState(hold, 'expire'),
    [at(hold, 'exp')]: { $lte: new Date(now.getTime() - expiryGraceMs) },
    ...limitAsRead(slot),
  },
  inc: { ...places('expire'), ...pieces(slot, hold.items) },
  ...goes(hold),
});

export const freeForOrderWrite = (slot: Slot, hold: Hold, orderId: number): GuardedWrite => ({
  id: slot.slotId,
  guard: { ...inState(hold, 'free-for-order'), [at(hold, 'order')]: orderId, ...limitAsRead(slot) },
  inc: { ...places('free-for-order'), ...pieces(slot, hold.items) },
  ...goes(hold),
});

/** A slot as the domain has decided it from what staff wish. */
export const changeWrite = (slot: Slot): GuardedWrite => ({
  id: slot.slotId,
  set: {
    end: slot.end,
    feePaise: slot.feePaise,
    partyFees: slot.partyFees,
    minimumOrderPaise: slot.minimumOrderPaise,
    cutOffMinutes: slot.cutOffMinutes,
    cutOffHour: slot.cutOffHour,
    cap: slot.capacity,
    free: slot.free,
    itemsFree: slot.itemsFree,
    closedFor: slot.dayClosedFor,
    closedByStaff: slot.isClosedByStaff,
    ...(slot.wanted === slot.capacity ? {} : { wanted: slot.wanted }),
  },
  ...(slot.wanted === slot.capacity ? { unset: ['wanted'] } : {}),
});

/** Why the day has no delivery; whether staff closed the slot stays as it is. */
export const dayWrite = (slotId: number, dayClosedFor: DayClosedFor): GuardedWrite => ({
  id: slotId,
  set: { closedFor: dayClosedFor },
});

/** Whether staff close the slot; what the day says stays as it is. */
export const closedByStaffWrite = (slotId: number, closedByStaff: boolean): GuardedWrite => ({
  id: slotId,
  set: { closedByStaff },
});

/** When the sweeper looks again; null when nothing here can run out. */
export const expiryWrite = (next: Date | null): Pick<GuardedWrite, 'set' | 'unset'> =>
  next === null
    ? { unset: ['nextExpiryAt', 'expiring'] }
    : { set: { nextExpiryAt: next, expiring } };

/** Slots with a hold that has run out. Served by the index of the mark. */
export const lateSlots = (now: Date): Record<string, unknown> => ({
  expiring,
  nextExpiryAt: { $lte: new Date(now.getTime() - expiryGraceMs) },
});
