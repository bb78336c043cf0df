import { isFromTodayOn } from './save-slot.ts';
import type { DayClosedFor, Slot } from './slot.ts';

/** What staff want of a single slot, and what its day allows. */
export interface CloseWish {
  readonly isClosed: boolean;
  /** Why the day has no delivery, or ''. */
  readonly dayClosedFor: DayClosedFor;
  /** The day in India. */
  readonly today: string;
}

export type CloseRefusal = 'slot-past' | 'slot-blackout' | 'slot-weekly-off';

/** Why a slot cannot be closed or opened by hand, or null: it is over, or its whole day is closed, which a single slot does not open. */
export const closeRefusal = (slot: Pick<Slot, 'date'>, { isClosed, dayClosedFor, today }: CloseWish): CloseRefusal | null => {
  if (!isFromTodayOn(slot, today)) return 'slot-past';
  if (isClosed || dayClosedFor === '') return null;
  return dayClosedFor === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
