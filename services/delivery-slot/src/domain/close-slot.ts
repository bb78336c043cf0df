import { isFromTodayOn } from './save-slot.ts';
import { isOverbooked, type DayClosedFor, type Slot } from './slot.ts';

/** What staff want of a single slot, and what its day allows. */
export interface CloseWish {
  readonly isClosed: boolean;
  /** Why the day has no delivery, or ''. */
  readonly dayClosedFor: DayClosedFor;
  /** The day in India. */
  readonly today: string;
}

export type CloseRefusal = 'slot-past' | 'slot-overbooked' | 'slot-blackout' | 'slot-weekly-off';

/** Why a slot cannot be closed or opened by hand, or null: it is over, or its whole day is closed or more places are taken than staff want, neither of which a hand on a single slot opens. */
export const closeRefusal = (slot: Pick<Slot, 'date' | 'capacity' | 'wanted' | 'free'>, { isClosed, dayClosedFor, today }: CloseWish): CloseRefusal | null => {
  if (!isFromTodayOn(slot, today)) return 'slot-past';
  if (isClosed) return null;
  if (dayClosedFor === '') return isOverbooked(slot) ? 'slot-overbooked' : null;
  return dayClosedFor === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
