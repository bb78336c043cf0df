import { type SlotErrorCode } from '@tokri/contracts/slots';
import {
  cutOffAt,
  availableCapacity,
  startsAt,
  withoutHold,
  type Slot,
  remainingCapacity,
  type CapacityFields,
  type ClosureReason,
} from './slot.ts';

/** What a cart asks of its slot. */
export interface CartSummary {
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
  readonly itemsPaise: number;
}

/** What is asked of a slot. A listing asks for nothing yet: no pieces, no lead time, no sum. */
export interface SlotRequirements extends CartSummary {
  readonly now: Date;
}

type ReasonIn<Code> = Code extends `slot-${infer Name}` ? Name : never;
export type UnavailableReason = ReasonIn<SlotErrorCode>;
type Rule = (slot: Slot, requirements: SlotRequirements) => UnavailableReason | null;

const minuteMs = 60_000;

/** A slot that has begun takes nobody. */
export const checkNotPast: Rule = (slot, { now }) =>
  startsAt(slot).getTime() <= now.getTime() ? 'past' : null;
/** Staff closed it, or the day is a blackout day or the weekly off. */
export const checkNotClosed: Rule = (slot) => {
  const reason = closureReason(slot);
  return reason === '' ? null : reason;
};
/** A day without delivery: a blackout day or the weekly off, whether staff have closed the slot or not. */
export const checkDayHasDelivery: Rule = ({ dayClosureReason }) =>
  dayClosureReason === '' ? null : dayClosureReason;
/** Orders end some minutes before the start, or at an hour of the day before. */
export const checkBeforeCutOff: Rule = (slot, { now }) =>
  cutOffAt(slot).getTime() <= now.getTime() ? 'cut-off' : null;
/** The slowest item of the cart must be ready when the slot begins. */
export const checkLeadTime: Rule = (slot, { now, leadTimeMinutes }) =>
  startsAt(slot).getTime() - leadTimeMinutes * minuteMs < now.getTime() ? 'lead-time' : null;
/** A slot may ask for a minimum order. */
export const checkMinimumOrder: Rule = (slot, { itemsPaise }) =>
  itemsPaise < slot.minimumOrderPaise ? 'minimum-order' : null;
/** A slot may be limited in pieces, too. */
export const hasItemCapacity = (
  { itemsFree }: Pick<Slot, 'itemsFree'>,
  itemCount: number,
): boolean => itemsFree === null || itemsFree >= Math.max(1, itemCount);
export const checkItemCapacity: Rule = (slot, { itemCount }) =>
  hasItemCapacity(slot, itemCount) ? null : 'item-capacity';
/** At least one place is free, and nobody waits for it. */
export const checkCapacity: Rule = (slot) => (availableCapacity(slot) < 1 ? 'full' : null);

/** Whether the slot can take anyone at all, whoever asks; the order of the rules is the order in which reasons are told. */
const openSlotRules: readonly Rule[] = [checkNotPast, checkNotClosed, checkBeforeCutOff];
const cartRules: readonly Rule[] = [checkLeadTime, checkMinimumOrder];
const capacityRules: readonly Rule[] = [checkItemCapacity, checkCapacity];

/** What is asked for a place that is somebody's already, held or offered: they keep it also in a slot that staff have closed since, as long as that day is delivered. */
const assignedUnitRules: readonly Rule[] = [checkNotPast, checkDayHasDelivery, checkBeforeCutOff];

const firstFailure = (
  rules: readonly Rule[],
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null => {
  for (const rule of rules) {
    const reason = rule(slot, requirements);
    if (reason) return reason;
  }
  return null;
};

const unknownCart = {
  itemCount: 0,
  leadTimeMinutes: 0,
  itemsPaise: Number.MAX_SAFE_INTEGER,
} as const;

/** Why a place cannot be held, or null. Listing, hold, waiting list and order ask in this module and nowhere else. */
export const findHoldBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null =>
  firstFailure([...openSlotRules, ...cartRules, ...capacityRules], slot, requirements);
/** Why the place that is offered to somebody cannot be had by their cart, or null: of the slot without that place only the pieces are asked. */
export const findOfferAcceptBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null =>
  firstFailure([...assignedUnitRules, ...cartRules, checkItemCapacity], slot, requirements);
/** The rules that a cart is asked beyond what its place is held for: time that has passed since, and terms that staff changed since, take the place of an unchanged cart from nobody. */
const rulesForLargerCart = (held: CartSummary, cart: CartSummary): readonly Rule[] => [
  ...(cart.leadTimeMinutes > held.leadTimeMinutes ? [checkLeadTime] : []),
  ...(cart.itemsPaise < held.itemsPaise ? [checkMinimumOrder] : []),
  ...(cart.itemCount > held.itemCount ? [checkItemCapacity] : []),
];
/** Why an order placed at `now` cannot have the place that it holds, or null: the slot is decided again at the order, by the order's own cart (readings 18). */
export const findBookingBlocker = (
  slot: Slot,
  held: CartSummary,
  { now, ...cart }: SlotRequirements,
): UnavailableReason | null =>
  firstFailure(assignedUnitRules, slot, { now, ...cart }) ??
  firstFailure(rulesForLargerCart(held, cart), withoutHold(slot, { items: held.itemCount }), {
    now,
    ...cart,
  });
/** Why a paid order that had let its place go cannot have another, or null: its cart has been asked before. */
export const findRebookingBlocker = (
  slot: Slot,
  { now, itemCount }: Pick<SlotRequirements, 'now' | 'itemCount'>,
): UnavailableReason | null =>
  firstFailure([...openSlotRules, ...capacityRules], slot, { ...unknownCart, now, itemCount });
/** Why nobody can wait for a place here, or null; a full slot is what one waits for. */
export const findWaitlistBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null => firstFailure([...openSlotRules, ...cartRules], slot, requirements);
/** Why a place that came free cannot be offered, or null. */
export const findOfferBlocker = (slot: Slot, now: Date): UnavailableReason | null =>
  firstFailure(openSlotRules, slot, { now, ...unknownCart });
/** Why the slot is shown as not to be chosen, for a visitor whose cart is not known. */
export const findListingReason = (slot: Slot, now: Date): UnavailableReason | null =>
  firstFailure([...openSlotRules, ...capacityRules], slot, { now, ...unknownCart });

/** More places are taken than staff want: the slot is closed until enough have come back, or staff want as many (row S9, readings 21). */

export const isOverbooked = (slot: CapacityFields): boolean => remainingCapacity(slot) < 0;
/** Why nobody else gets a place, or ''. The day is told first: a single slot does not open it. */

export const closureReason = ({
  isClosedByStaff,
  dayClosureReason,
  ...places
}: CapacityFields & Pick<Slot, 'isClosedByStaff' | 'dayClosureReason'>): ClosureReason =>
  dayClosureReason === '' && (isClosedByStaff || isOverbooked(places))
    ? 'closed'
    : dayClosureReason;
