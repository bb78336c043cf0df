import {
  addDays,
  isChoosable,
  nearestInTime,
  shownSlotState,
  type SlotRefusal,
  type SlotShown,
} from '@tokri/contracts';
import { closedFor, cutOffAt, placesLeft, startsAt, withoutHold, type Slot } from './slot.ts';
import { daysFrom } from './template.ts';

/** What a cart asks of its slot. */
export interface CartSums {
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
  readonly itemsPaise: number;
}

/** What is asked of a slot. A listing asks for nothing yet: no pieces, no lead time, no sum. */
export interface Ask extends CartSums {
  readonly now: Date;
}

type NameOf<Code> = Code extends `slot-${infer Name}` ? Name : never;
export type SlotReason = NameOf<SlotRefusal>;
type Rule = (slot: Slot, ask: Ask) => SlotReason | null;

const minuteMs = 60_000;

/** A slot that has begun takes nobody. */
export const notPast: Rule = (slot, { now }) =>
  startsAt(slot).getTime() <= now.getTime() ? 'past' : null;
/** Staff closed it, or the day is a blackout day or the weekly off. */
export const notClosed: Rule = (slot) => {
  const reason = closedFor(slot);
  return reason === '' ? null : reason;
};
/** A day without delivery: a blackout day or the weekly off, whether staff have closed the slot or not. */
export const dayHasDelivery: Rule = ({ dayClosedFor }) =>
  dayClosedFor === '' ? null : dayClosedFor;
/** Orders end some minutes before the start, or at an hour of the day before. */
export const beforeCutOff: Rule = (slot, { now }) =>
  cutOffAt(slot).getTime() <= now.getTime() ? 'cut-off' : null;
/** The slowest item of the cart must be ready when the slot begins. */
export const leadTimeFits: Rule = (slot, { now, leadTimeMinutes }) =>
  startsAt(slot).getTime() - leadTimeMinutes * minuteMs < now.getTime() ? 'lead-time' : null;
/** A slot may ask for a minimum order. */
export const minimumReached: Rule = (slot, { itemsPaise }) =>
  itemsPaise < slot.minimumOrderPaise ? 'minimum-order' : null;
/** A slot may be limited in pieces, too. */
export const hasRoomForPieces = (
  { itemsFree }: Pick<Slot, 'itemsFree'>,
  itemCount: number,
): boolean => itemsFree === null || itemsFree >= Math.max(1, itemCount);
export const piecesFit: Rule = (slot, { itemCount }) =>
  hasRoomForPieces(slot, itemCount) ? null : 'item-capacity';
/** At least one place is free, and nobody waits for it. */
export const placeIsFree: Rule = (slot) => (placesLeft(slot) < 1 ? 'full' : null);

/** Whether the slot can take anyone at all, whoever asks; the order of the rules is the order in which reasons are told. */
const slotRules: readonly Rule[] = [notPast, notClosed, beforeCutOff];
const askRules: readonly Rule[] = [leadTimeFits, minimumReached];
const roomRules: readonly Rule[] = [piecesFit, placeIsFree];

/** What is asked for a place that is somebody's already, held or offered: they keep it also in a slot that staff have closed since, as long as that day is delivered. */
const takerRules: readonly Rule[] = [notPast, dayHasDelivery, beforeCutOff];

const first = (rules: readonly Rule[], slot: Slot, ask: Ask): SlotReason | null => {
  for (const rule of rules) {
    const reason = rule(slot, ask);
    if (reason) return reason;
  }
  return null;
};

const anyCart = { itemCount: 0, leadTimeMinutes: 0, itemsPaise: Number.MAX_SAFE_INTEGER } as const;

/** Why a place cannot be held, or null. Listing, hold, waiting list and order ask in this module and nowhere else. */
export const holdRefusal = (slot: Slot, ask: Ask): SlotReason | null =>
  first([...slotRules, ...askRules, ...roomRules], slot, ask);
/** Why the place that is offered to somebody cannot be had by their cart, or null: of the slot without that place only the pieces are asked. */
export const acceptRefusal = (slot: Slot, ask: Ask): SlotReason | null =>
  first([...takerRules, ...askRules, piecesFit], slot, ask);
/** The rules that a cart is asked beyond what its place is held for: time that has passed since, and terms that staff changed since, take the place of an unchanged cart from nobody. */
const rulesBeyond = (held: CartSums, cart: CartSums): readonly Rule[] => [
  ...(cart.leadTimeMinutes > held.leadTimeMinutes ? [leadTimeFits] : []),
  ...(cart.itemsPaise < held.itemsPaise ? [minimumReached] : []),
  ...(cart.itemCount > held.itemCount ? [piecesFit] : []),
];
/** Why an order placed at `now` cannot have the place that it holds, or null: the slot is decided again at the order, by the order's own cart (readings 18). */
export const orderRefusal = (
  slot: Slot,
  held: CartSums,
  { now, ...cart }: Ask,
): SlotReason | null =>
  first(takerRules, slot, { now, ...cart }) ??
  first(rulesBeyond(held, cart), withoutHold(slot, { items: held.itemCount }), { now, ...cart });
/** Why a paid order that had let its place go cannot have another, or null: its cart has been asked before. */
export const paidRefusal = (
  slot: Slot,
  { now, itemCount }: Pick<Ask, 'now' | 'itemCount'>,
): SlotReason | null => first([...slotRules, ...roomRules], slot, { ...anyCart, now, itemCount });
/** Why nobody can wait for a place here, or null; a full slot is what one waits for. */
export const waitRefusal = (slot: Slot, ask: Ask): SlotReason | null =>
  first([...slotRules, ...askRules], slot, ask);
/** Why a place that came free cannot be offered, or null. */
export const offerRefusal = (slot: Slot, now: Date): SlotReason | null =>
  first(slotRules, slot, { now, ...anyCart });
/** Why the slot is shown as not to be chosen, for a visitor whose cart is not known. */
export const listedReason = (slot: Slot, now: Date): SlotReason | null =>
  first([...slotRules, ...roomRules], slot, { now, ...anyCart });

/** State by the rule that the live stream has, too, and the reason beside it: for a visitor no place and no piece are the same. */
export const listedState = (
  slot: Slot,
  now: Date,
): { readonly state: SlotShown; readonly reason: SlotReason | null } => {
  const state = shownSlotState(
    {
      ...slot,
      capacity: slot.wanted,
      closedFor: closedFor(slot),
      left: placesLeft(slot),
      cutOffAt: cutOffAt(slot),
    },
    now,
  );
  return { state, reason: state === 'Full' ? 'full' : listedReason(slot, now) };
};

/** The first day that can be chosen: the blocking date of specification 4 (readings 18); without one, the first day listed. */
export const minimumDate = (slots: readonly Slot[], now: Date): string | null =>
  slots
    .filter((slot) => isChoosable(listedState(slot, now).state))
    .map(({ date }) => date)
    .sort()[0] ??
  slots.map(({ date }) => date).sort()[0] ??
  null;

/** The two quick choices of specification 4: the first day that can be chosen, and the one after it. */
export const blockingDates = (minimum: string): readonly [first: string, second: string] => [
  minimum,
  addDays(minimum, 1),
];

/** Alternatives lie this many days before and after. */
const nearDays = [-1, 0, 1, 2] as const;

/** Days on which an alternative may lie: near, and among those that can be chosen at all. */
export const datesNear = (date: string, today: string): readonly string[] => {
  const days = daysFrom(today);
  return nearDays.map((by) => addDays(date, by)).filter((near) => days.includes(near));
};

/** Open slots nearest in time to a full one. */
export const alternativesOf = (
  wanted: Slot,
  slots: readonly Slot[],
  { ask, limit }: { ask: Ask; limit: number },
): readonly Slot[] =>
  nearestInTime(
    wanted,
    slots.filter((slot) => slot.slotId !== wanted.slotId && holdRefusal(slot, ask) === null),
    (slot) => startsAt(slot).getTime(),
  ).slice(0, limit);
