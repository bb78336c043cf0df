import { addDays } from '@tokri/contracts/dates';
import { isSlotSelectable, slotDisplayState, type SlotDisplayState } from '@tokri/contracts/slots';
import { findListingReason, type UnavailableReason } from './slot-availability.ts';
import { availableCapacity, type Slot } from './slot.ts';

export const listingState = (
  slot: Slot,
  now: Date,
): { readonly state: SlotDisplayState; readonly reason: UnavailableReason | null } => {
  const reason = findListingReason(slot, now);
  const capacity = { left: availableCapacity(slot), capacity: slot.configuredCapacity };
  return { state: slotDisplayState(reason, capacity), reason };
};

export const minimumDate = (slots: readonly Slot[], now: Date): string | null =>
  slots
    .filter((slot) => isSlotSelectable(listingState(slot, now).state))
    .map(({ date }) => date)
    .sort()[0] ??
  slots.map(({ date }) => date).sort()[0] ??
  null;

export const blockingDates = (minimum: string): readonly [first: string, second: string] => [
  minimum,
  addDays(minimum, 1),
];
