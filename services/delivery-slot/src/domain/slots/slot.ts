import { addDays, kolkataInstant } from '@tokri/contracts/dates';
import { type SlotFees } from '@tokri/contracts/slots';

/** Why a day has no delivery, or ''. */
export type DayClosureReason = '' | 'blackout' | 'weekly-off';
export type ClosureReason = DayClosureReason | 'closed';

/** What staff say of a window beside its times and places: the same for a template and for a single day. */
export interface WindowTerms extends SlotFees {
  readonly partyFees: readonly { readonly partyId: number; readonly feePaise: number }[];
  readonly minimumOrderPaise: number;
  /** Orders end this many minutes before the start. */
  readonly cutOffMinutes: number;
  /** Orders end at this hour (0 to 23) of the day before, instead of the minutes; null without. */
  readonly cutOffHour: number | null;
}

/** A window of delivery of one group on one day, in Asia/Kolkata. */
export interface Slot extends WindowTerms {
  readonly slotId: number;
  readonly companyId: number;
  readonly groupId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Places that there are, taken or free: never fewer than are taken. */
  readonly capacity: number;
  /** Places that staff want (row S9): fewer than there are where they wanted fewer than were taken. */
  readonly configuredCapacity: number;
  /** Places that nobody holds or has booked. */
  readonly free: number;
  /** Pieces that may still be delivered, or null without such a limit; below 0 after staff have lowered it below what is taken. */
  readonly itemsFree: number | null;
  /** Closed by hand (row S25), whatever the day says. */
  readonly isClosedByStaff: boolean;
  /** Why the day has no delivery, whether staff have closed the slot by hand or not. */
  readonly dayClosureReason: DayClosureReason;
  /** People in the waiting list: places that come free are theirs first. */
  readonly waitlistLength: number;
}

const minuteMs = 60_000;

export const startsAt = ({ date, start }: Pick<Slot, 'date' | 'start'>): Date =>
  kolkataInstant(date, start);
export const endsAt = ({ date, end }: Pick<Slot, 'date' | 'end'>): Date =>
  kolkataInstant(date, end);

/** Minutes before the start, or an hour of the day before; whole hours of Kolkata. */
export const cutOffAt = (
  slot: Pick<Slot, 'date' | 'start' | 'cutOffMinutes' | 'cutOffHour'>,
): Date =>
  slot.cutOffHour === null
    ? new Date(startsAt(slot).getTime() - slot.cutOffMinutes * minuteMs)
    : kolkataInstant(addDays(slot.date, -1), `${String(slot.cutOffHour).padStart(2, '0')}:00`);

export type CapacityFields = Pick<Slot, 'capacity' | 'configuredCapacity' | 'free'>;

/** Places that may still be given to somebody, who waits or who comes; below 0 where more are taken than staff want. */
export const remainingCapacity = ({ capacity, configuredCapacity, free }: CapacityFields): number =>
  configuredCapacity - (capacity - free);

/** Places that anybody can still choose: with people waiting, none, for what comes free is offered to them. */
export const availableCapacity = ({
  waitlistLength,
  ...places
}: CapacityFields & Pick<Slot, 'waitlistLength'>): number =>
  waitlistLength > 0 ? 0 : Math.max(0, remainingCapacity(places));

/** The slot as it is for who has this hold: their place and its pieces are free for them, and nobody waits before them. */
export const withoutHold = (slot: Slot, { items }: { readonly items: number }): Slot => ({
  ...slot,
  free: slot.free + 1,
  waitlistLength: 0,
  itemsFree: slot.itemsFree === null ? null : slot.itemsFree + items,
});

/** One slot a company, group, day and start. */
export const slotKey = ({
  companyId,
  groupId,
  date,
  start,
}: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>): string =>
  `${companyId}:${groupId}:${date}:${start}`;
