import type { SlotResponse } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { isSelectable, type SlotDay } from './slot-days.ts';

/** The first slot's minimum date, the earliest day that can be chosen, and the day after it. */
export const blockingDates = (slots: readonly SlotResponse[]): readonly string[] => {
  const [first] = slots;
  return first ? [first.MinimumDate, addDays(first.MinimumDate, 1)] : [];
};

/** Closes what the list still offers before its minimum date. */
export const blockEarlierDays = (slots: SlotResponse[]): SlotResponse[] => {
  const [minimumDate = ''] = blockingDates(slots);
  return slots.map((slot) =>
    slot.Date < minimumDate && isSelectable(slot)
      ? { ...slot, State: 'Closed', Reason: 'closed' }
      : slot,
  );
};

export const findQuickDays = (
  slots: readonly SlotResponse[],
  days: readonly SlotDay[],
): readonly SlotDay[] => {
  const dates = blockingDates(slots);
  return days.filter(({ day, openCount }) => openCount > 0 && dates.includes(day));
};
