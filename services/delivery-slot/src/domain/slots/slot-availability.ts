import { minuteMs } from '@tokri/contracts/dates';
import { listingReason, type SlotErrorCode } from '@tokri/contracts/slots';
import { closureReason } from './slot-closure-rules.ts';
import { availableCapacity, cutOffAt, startsAt, withoutHold, type Slot } from './slot.ts';

export interface CartSummary {
  readonly itemCount: number;
  readonly leadTimeMinutes: number;
  readonly itemsPaise: number;
}

export interface SlotRequirements extends CartSummary {
  readonly now: Date;
}

type ReasonIn<Code> = Code extends `slot-${infer Name}` ? Name : never;
export type UnavailableReason = ReasonIn<SlotErrorCode>;
type Rule = (slot: Slot, requirements: SlotRequirements) => UnavailableReason | null;

export const checkNotPast: Rule = (slot, { now }) =>
  startsAt(slot).getTime() <= now.getTime() ? 'past' : null;
/** Includes `checkDeliveryDay`: a slot is closed by its day, by staff or because it is overbooked. */
export const checkOpen: Rule = (slot) => {
  const reason = closureReason(slot);
  return reason === '' ? null : reason;
};
export const checkDeliveryDay: Rule = ({ dayClosureReason }) =>
  dayClosureReason === '' ? null : dayClosureReason;
export const checkBeforeCutOff: Rule = (slot, { now }) =>
  cutOffAt(slot).getTime() <= now.getTime() ? 'cut-off' : null;
export const checkLeadTime: Rule = (slot, { now, leadTimeMinutes }) =>
  startsAt(slot).getTime() - leadTimeMinutes * minuteMs < now.getTime() ? 'lead-time' : null;
export const checkMinimumOrder: Rule = (slot, { itemsPaise }) =>
  itemsPaise < slot.minimumOrderPaise ? 'minimum-order' : null;
export const hasPieceCapacity = (
  { piecesFree }: Pick<Slot, 'piecesFree'>,
  itemCount: number,
): boolean => piecesFree === null || piecesFree >= Math.max(1, itemCount);
export const checkPieceCapacity: Rule = (slot, { itemCount }) =>
  hasPieceCapacity(slot, itemCount) ? null : 'item-capacity';
export const checkCapacity: Rule = (slot) => (availableCapacity(slot) < 1 ? 'full' : null);

/** The order of the rules decides which reason is reported first. */
const openSlotRules: readonly Rule[] = [checkNotPast, checkOpen, checkBeforeCutOff];
const cartRules: readonly Rule[] = [checkLeadTime, checkMinimumOrder];
const capacityRules: readonly Rule[] = [checkPieceCapacity, checkCapacity];

/**
 * For a unit that is already held or offered: staff closing the slot does not take it away, a day
 * without delivery does.
 */
const heldSlotRules: readonly Rule[] = [checkNotPast, checkDeliveryDay, checkBeforeCutOff];

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

const unconstrainedCart = {
  itemCount: 0,
  leadTimeMinutes: 0,
  itemsPaise: Number.MAX_SAFE_INTEGER,
} as const;

/** Why a unit that a customer holds can no longer be ordered, whatever the cart. */
export const findHeldUnitBlocker = (slot: Slot, now: Date): UnavailableReason | null =>
  firstFailure(heldSlotRules, slot, { now, ...unconstrainedCart });
export const findHoldBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null =>
  firstFailure([...openSlotRules, ...cartRules, ...capacityRules], slot, requirements);
export const findOfferAcceptBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null =>
  firstFailure([...heldSlotRules, ...cartRules, checkPieceCapacity], slot, requirements);
const rulesForLargerCart = (held: CartSummary, cart: CartSummary): readonly Rule[] => [
  ...(cart.leadTimeMinutes > held.leadTimeMinutes ? [checkLeadTime] : []),
  ...(cart.itemsPaise < held.itemsPaise ? [checkMinimumOrder] : []),
  ...(cart.itemCount > held.itemCount ? [checkPieceCapacity] : []),
];
export const findBookingBlocker = (
  slot: Slot,
  held: CartSummary,
  { now, ...cart }: SlotRequirements,
): UnavailableReason | null =>
  firstFailure(heldSlotRules, slot, { now, ...cart }) ??
  firstFailure(rulesForLargerCart(held, cart), withoutHold(slot, { items: held.itemCount }), {
    now,
    ...cart,
  });
export const findRebookingBlocker = (
  slot: Slot,
  { now, itemCount }: Pick<SlotRequirements, 'now' | 'itemCount'>,
): UnavailableReason | null =>
  firstFailure([...openSlotRules, ...capacityRules], slot, {
    ...unconstrainedCart,
    now,
    itemCount,
  });
export const findWaitlistBlocker = (
  slot: Slot,
  requirements: SlotRequirements,
): UnavailableReason | null => firstFailure([...openSlotRules, ...cartRules], slot, requirements);
export const findOfferBlocker = (slot: Slot, now: Date): UnavailableReason | null =>
  firstFailure(openSlotRules, slot, { now, ...unconstrainedCart });
export const findListingReason = (slot: Slot, now: Date): UnavailableReason | null =>
  checkNotPast(slot, { now, ...unconstrainedCart }) ??
  listingReason(
    {
      closedFor: closureReason(slot),
      cutOffAt: cutOffAt(slot),
      left: availableCapacity(slot),
      itemsFree: slot.piecesFree,
    },
    now,
  );
