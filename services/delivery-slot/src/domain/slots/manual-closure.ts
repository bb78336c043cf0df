import { isFromTodayOn } from './save-slot.ts';
import { type DayClosureReason, type Slot } from './slot.ts';
import { isOverbooked } from './slot-closing-rules.ts';

/** What staff want of a single slot, and what its day allows. */
export interface ManualClosure {
  readonly isClosed: boolean;
  /** Why the day has no delivery, or ''. */
  readonly dayClosureReason: DayClosureReason;
  /** The day in India. */
  readonly today: string;
}

export type CloseSlotError = 'slot-past' | 'slot-overbooked' | 'slot-blackout' | 'slot-weekly-off';

/** Why staff cannot close or open a single slot (row S25), or null. One that is over takes neither; one whose whole day is closed, or in which more places are taken than staff want, is not opened by it. */
export const validateManualClosure = (
  slot: Pick<Slot, 'date' | 'capacity' | 'configuredCapacity' | 'free'>,
  { isClosed, dayClosureReason, today }: ManualClosure,
): CloseSlotError | null => {
  if (!isFromTodayOn(slot, today)) return 'slot-past';
  if (isClosed) return null;
  if (dayClosureReason === '') return isOverbooked(slot) ? 'slot-overbooked' : null;
  return dayClosureReason === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
