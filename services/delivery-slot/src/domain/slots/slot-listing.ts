import { addDays } from '@tokri/contracts/dates';
import { isSlotSelectable, slotDisplayState, type SlotDisplayState } from '@tokri/contracts/slots';
import { closureReason, findListingReason, type UnavailableReason } from './slot-closing-rules.ts';
import { availableCapacity, cutOffAt, type Slot } from './slot.ts';

/** State by the rule that the live stream has, too, and the reason beside it: for a visitor no place and no piece are the same. */

export const listingState = (
  slot: Slot,
  now: Date,
): { readonly state: SlotDisplayState; readonly reason: UnavailableReason | null } => {
  const state = slotDisplayState(
    {
      ...slot,
      capacity: slot.configuredCapacity,
      closedFor: closureReason(slot),
      left: availableCapacity(slot),
      cutOffAt: cutOffAt(slot),
    },
    now,
  );
  return { state, reason: state === 'Full' ? 'full' : findListingReason(slot, now) };
};
/** The first day that can be chosen: the blocking date of specification 4 (readings 18); without one, the first day listed. */

export const minimumDate = (slots: readonly Slot[], now: Date): string | null =>
  slots
    .filter((slot) => isSlotSelectable(listingState(slot, now).state))
    .map(({ date }) => date)
    .sort()[0] ??
  slots.map(({ date }) => date).sort()[0] ??
  null;
/** The two quick choices of specification 4: the first day that can be chosen, and the one after it. */

export const blockingDates = (minimum: string): readonly [first: string, second: string] => [
  minimum,
  addDays(minimum, 1),
];
