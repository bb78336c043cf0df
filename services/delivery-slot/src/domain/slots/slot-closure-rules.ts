import { weekday } from '@tokri/contracts/dates';
import {
  isTodayOrLater,
  remainingCapacity,
  type CapacityFields,
  type ClosureReason,
  type DayClosureReason,
  type Slot,
} from './slot.ts';

export interface NonDeliveryDays {
  readonly weeklyOff: readonly number[];
  readonly blackoutDays: ReadonlySet<string>;
}

export const findDayClosureReason = (
  date: string,
  { weeklyOff, blackoutDays }: NonDeliveryDays,
): DayClosureReason => {
  if (blackoutDays.has(date)) return 'blackout';
  return weeklyOff.includes(weekday(date)) ? 'weekly-off' : '';
};

/** Staff configured fewer units than are in use. */
export const isOverbooked = (slot: CapacityFields): boolean => remainingCapacity(slot) < 0;

/** Empty while the slot is open. A day without delivery takes precedence over staff. */
export const closureReason = ({
  isClosedByStaff,
  dayClosureReason,
  ...capacityFields
}: CapacityFields & Pick<Slot, 'isClosedByStaff' | 'dayClosureReason'>): ClosureReason =>
  dayClosureReason === '' && (isClosedByStaff || isOverbooked(capacityFields))
    ? 'closed'
    : dayClosureReason;

export interface ClosedByStaffChange {
  readonly isClosed: boolean;
  readonly dayClosureReason: DayClosureReason;
  readonly today: string;
}

export type ClosedByStaffError =
  'slot-past' | 'slot-overbooked' | 'slot-blackout' | 'slot-weekly-off';

export const validateClosedByStaffChange = (
  slot: CapacityFields & Pick<Slot, 'date'>,
  { isClosed, dayClosureReason, today }: ClosedByStaffChange,
): ClosedByStaffError | null => {
  if (!isTodayOrLater(slot, today)) return 'slot-past';
  if (isClosed) return null;
  if (dayClosureReason === '') return isOverbooked(slot) ? 'slot-overbooked' : null;
  return dayClosureReason === 'blackout' ? 'slot-blackout' : 'slot-weekly-off';
};
