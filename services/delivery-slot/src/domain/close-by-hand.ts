import { isFromTodayOn } from './save-slot.ts';
import { isOverbooked, type DayClosedFor, type Slot } from './slot.ts';

/** What staff want of a single slot, and what its day allows. */
export interface CloseByHandWish {
  readonly isClosed: boolean;
  /** Why the day has no delivery, or ''. */
  readonly dayClosedFor: DayClosedFor;
  /** The day in India. */
  readonly today: string;
}

export type CloseByHandRefusal =
  'slot-past' | 'slot-overbooked' | 'slot-blackout' | 'slot-weekly-off';

/** Why staff cannot close or open a single slot (row S25), or null. One that is over takes neither; one whose whole day is closed, or in which more places are taken than staff want, is not opened by it. */
export const closeByHandRefusal = (
  slot: Pick<Slot, 'date' | 'capacity' | 'wanted' | 'free'>,
  { isClosed, dayClosedFor, today }: CloseByHandWish,
): CloseByHandRefusal | null => {
  if (!isFromTodayOn(slot, today)) return 'slot-past';
  if (isClosed) return null;
  if (dayClosedFor === '') return isOverbooked(slot) ? 'slot-overbooked' : null;
  return dayClosedFor === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
