import { addDays } from '@tokri/contracts/dates';
import { sortByTimeDistance } from '@tokri/contracts/slots';
import { planningDays } from '../plans/planned-slots.ts';
import { findHoldBlocker, type SlotRequirements } from './slot-availability.ts';
import { type Slot, startsAt } from './slot.ts';

export const alternativeDayOffsets = [-1, 0, 1, 2] as const;

export const alternativeDates = (date: string, today: string): readonly string[] => {
  const days = planningDays(today);
  return alternativeDayOffsets
    .map((offset) => addDays(date, offset))
    .filter((day) => days.includes(day));
};

export const nearestAlternatives = (
  requested: Slot,
  slots: readonly Slot[],
  { requirements, limit }: { requirements: SlotRequirements; limit: number },
): readonly Slot[] =>
  sortByTimeDistance(
    requested,
    slots.filter(
      (slot) => slot.slotId !== requested.slotId && findHoldBlocker(slot, requirements) === null,
    ),
    (slot) => startsAt(slot).getTime(),
  ).slice(0, limit);
