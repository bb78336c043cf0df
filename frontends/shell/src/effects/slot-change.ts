import type { LiveEvents, SlotResponse } from '@tokri/contracts/api';
import { isSlotSelectable } from '@tokri/contracts/slots';

/**
 * The list with the new availability of one slot. A slot that opens before the minimum date makes
 * its day the minimum date, which the slot picker blocks earlier days by.
 */
export const withSlotAvailability = (
  slots: SlotResponse[],
  event: LiveEvents['slot.left'],
): SlotResponse[] => {
  const changed = slots.find(({ Id }) => Id === event.SlotId);
  if (!changed) return slots;
  const State = event.State as SlotResponse['State'];
  const earliestDate = isSlotSelectable(State) ? changed.Date : changed.MinimumDate;
  return slots.map((slot) => {
    const MinimumDate = earliestDate < slot.MinimumDate ? earliestDate : slot.MinimumDate;
    return slot === changed
      ? { ...slot, MinimumDate, Left: event.Left, State }
      : MinimumDate === slot.MinimumDate
        ? slot
        : { ...slot, MinimumDate };
  });
};
