import { addDays, kolkataInstant } from '@tokri/contracts/dates';
import { type SlotFees } from '@tokri/contracts/slots';

export type DayClosureReason = '' | 'blackout' | 'weekly-off';
export type ClosureReason = DayClosureReason | 'closed';

export interface WindowTerms extends SlotFees {
  readonly partyFees: readonly { readonly partyId: number; readonly feePaise: number }[];
  readonly minimumOrderPaise: number;
  readonly cutOffMinutes: number;
  readonly cutOffHour: number | null;
}

export interface Slot extends WindowTerms {
  readonly slotId: number;
  readonly companyId: number;
  readonly groupId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Existing units, held, booked or free. Never below the units in use. */
  readonly capacity: number;
  /** Capacity set by staff. Below `capacity` when more units are in use than staff want. */
  readonly configuredCapacity: number;
  readonly free: number;
  /** Null: no limit. Negative after staff lowered the limit below the items in use. */
  readonly itemsFree: number | null;
  readonly isClosedByStaff: boolean;
  readonly dayClosureReason: DayClosureReason;
  readonly waitlistLength: number;
}

const minuteMs = 60_000;

export const startsAt = ({ date, start }: Pick<Slot, 'date' | 'start'>): Date =>
  kolkataInstant(date, start);
export const endsAt = ({ date, end }: Pick<Slot, 'date' | 'end'>): Date =>
  kolkataInstant(date, end);

export const cutOffAt = (
  slot: Pick<Slot, 'date' | 'start' | 'cutOffMinutes' | 'cutOffHour'>,
): Date =>
  slot.cutOffHour === null
    ? new Date(startsAt(slot).getTime() - slot.cutOffMinutes * minuteMs)
    : kolkataInstant(addDays(slot.date, -1), `${String(slot.cutOffHour).padStart(2, '0')}:00`);

export type CapacityFields = Pick<Slot, 'capacity' | 'configuredCapacity' | 'free'>;

export const remainingCapacity = ({ capacity, configuredCapacity, free }: CapacityFields): number =>
  configuredCapacity - (capacity - free);

/** 0 while somebody waits: free units are offered to the waitlist first. */
export const availableCapacity = ({
  waitlistLength,
  ...capacityFields
}: CapacityFields & Pick<Slot, 'waitlistLength'>): number =>
  waitlistLength > 0 ? 0 : Math.max(0, remainingCapacity(capacityFields));

export const withoutHold = (slot: Slot, { items }: { readonly items: number }): Slot => ({
  ...slot,
  free: slot.free + 1,
  waitlistLength: 0,
  itemsFree: slot.itemsFree === null ? null : slot.itemsFree + items,
});

export const slotKey = ({
  companyId,
  groupId,
  date,
  start,
}: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>): string =>
  `${companyId}:${groupId}:${date}:${start}`;
