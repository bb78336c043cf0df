import { addDays, shopInstant, minuteMs } from '@tokri/contracts/dates';
import { type SlotFees } from '@tokri/contracts/slots';

export type DayClosureReason = '' | 'blackout' | 'weekly-off';
export type ClosureReason = DayClosureReason | 'closed';

export interface SlotTerms extends SlotFees {
  readonly partyFees: readonly { readonly partyId: number; readonly feePaise: number }[];
  readonly minimumOrderPaise: number;
  readonly cutOffMinutes: number;
  readonly cutOffHour: number | null;
}

export interface Slot extends SlotTerms {
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
  readonly freeCapacity: number;
  /** Null: no limit. Negative after staff lowered the limit below the items in use. */
  readonly piecesFree: number | null;
  readonly isClosedByStaff: boolean;
  readonly dayClosureReason: DayClosureReason;
  readonly waitlistLength: number;
  /** Rises with each change by staff, not with holds and bookings. */
  readonly termsRev: number;
}

export const startsAt = ({ date, start }: Pick<Slot, 'date' | 'start'>): Date =>
  shopInstant(date, start);
export const endsAt = ({ date, end }: Pick<Slot, 'date' | 'end'>): Date => shopInstant(date, end);

export const isTodayOrLater = ({ date }: Pick<Slot, 'date'>, today: string): boolean =>
  date >= today;

export const cutOffAt = (
  slot: Pick<Slot, 'date' | 'start' | 'cutOffMinutes' | 'cutOffHour'>,
): Date =>
  slot.cutOffHour === null
    ? new Date(startsAt(slot).getTime() - slot.cutOffMinutes * minuteMs)
    : shopInstant(addDays(slot.date, -1), `${String(slot.cutOffHour).padStart(2, '0')}:00`);

export type CapacityFields = Pick<Slot, 'capacity' | 'configuredCapacity' | 'freeCapacity'>;

/**
 * A unit is in use while it is held, offered or booked:
 * `freeCapacity = capacity - units in use` (what exists),
 * `remainingCapacity = configuredCapacity - units in use` (what staff want to sell, negative when
 * overbooked), `availableCapacity` = the remaining capacity for customers without an offer: 0 while
 * somebody waits, because the waitlist comes first.
 */
export const remainingCapacity = ({
  capacity,
  configuredCapacity,
  freeCapacity,
}: CapacityFields): number => configuredCapacity - (capacity - freeCapacity);

export const availableCapacity = ({
  waitlistLength,
  ...capacityFields
}: CapacityFields & Pick<Slot, 'waitlistLength'>): number =>
  waitlistLength > 0 ? 0 : Math.max(0, remainingCapacity(capacityFields));

export const withoutHold = (slot: Slot, { items }: { readonly items: number }): Slot => ({
  ...slot,
  freeCapacity: slot.freeCapacity + 1,
  waitlistLength: 0,
  piecesFree: slot.piecesFree === null ? null : slot.piecesFree + items,
});

export const slotKey = ({
  companyId,
  groupId,
  date,
  start,
}: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>): string =>
  `${companyId}:${groupId}:${date}:${start}`;
