import { isFromTodayOn } from './save-slot.ts';
import { type DayClosureReason, type Slot } from './slot.ts';
import { isOverbooked } from './slot-closing-rules.ts';

export interface ManualClosure {
  readonly isClosed: boolean;
  readonly dayClosureReason: DayClosureReason;
  readonly today: string;
}

export type CloseSlotError = 'slot-past' | 'slot-overbooked' | 'slot-blackout' | 'slot-weekly-off';

export const validateManualClosure = (
  slot: Pick<Slot, 'date' | 'capacity' | 'configuredCapacity' | 'free'>,
  { isClosed, dayClosureReason, today }: ManualClosure,
): CloseSlotError | null => {
  if (!isFromTodayOn(slot, today)) return 'slot-past';
  if (isClosed) return null;
  if (dayClosureReason === '') return isOverbooked(slot) ? 'slot-overbooked' : null;
  return dayClosureReason === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
