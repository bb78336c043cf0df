import { addDays, closedDaysAheadMax, lastPlannedDate } from '@tokri/contracts';
import type { Hold } from './hold.ts';
import { closedFor, placesToGive, type DayClosedFor, type Slot } from './slot.ts';

/** A slot as staff want it (row S9). */
export interface SlotWish extends Omit<
  Slot,
  'slotId' | 'free' | 'itemsFree' | 'wanted' | 'isClosedByStaff' | 'dayClosedFor' | 'waiting'
> {
  /** Pieces at most, or null without such a limit. */
  readonly itemCapacity: number | null;
}

export type SlotWishRefusal = 'end-before-start' | 'slot-past' | 'date-too-far';

/** Delivery ends after it begins, on the same day. */
export const endsAfterStart = ({ start, end }: Pick<SlotWish, 'start' | 'end'>): boolean =>
  start < end;

/** Days that are over stay as they were. */
export const isFromTodayOn = ({ date }: Pick<SlotWish, 'date'>, today: string): boolean =>
  date >= today;

/** Why a slot cannot be saved, or null. */
export const slotWishRefusal = (wish: SlotWish, today: string): SlotWishRefusal | null => {
  if (!endsAfterStart(wish)) return 'end-before-start';
  if (!isFromTodayOn(wish, today)) return 'slot-past';
  return wish.date > lastPlannedDate(today) ? 'date-too-far' : null;
};

export type ClosedDayRefusal = 'date-too-far';

/** Why a day cannot be closed, or null. One that is closed can be opened, however far it is. */
export const closedDayRefusal = (
  { date, closed }: { readonly date: string; readonly closed: boolean },
  today: string,
): ClosedDayRefusal | null =>
  closed && date > addDays(today, closedDaysAheadMax) ? 'date-too-far' : null;

/** A slot as it is made: nobody holds a place; on a day without delivery it is closed like the others of that day. */
export const newSlot = (
  { itemCapacity, ...wish }: SlotWish,
  dayClosedFor: DayClosedFor,
): Omit<Slot, 'slotId'> => ({
  ...wish,
  wanted: wish.capacity,
  free: wish.capacity,
  itemsFree: itemCapacity,
  isClosedByStaff: false,
  dayClosedFor,
  waiting: 0,
});

const piecesTaken = (holds: readonly Hold[]): number =>
  holds.reduce((sum, { items }) => sum + items, 0);

/** Pieces that a slot allows in all: what is free and what its holds have. Null without such a limit. */
export const itemCapacityOf = (
  { itemsFree }: Pick<Slot, 'itemsFree'>,
  holds: readonly Hold[],
): number | null => (itemsFree === null ? null : itemsFree + piecesTaken(holds));

/** Capacity below what is taken keeps the takers and closes the slot until enough places came back or it is raised again (row S9, readings 21). What is closed by hand stays so, whatever is saved: only row S25 opens it. */
export const changedSlot = (
  { slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] },
  { itemCapacity, ...wish }: SlotWish,
  dayClosedFor: DayClosedFor,
): Slot => {
  const taken = slot.capacity - slot.free;
  const capacity = Math.max(taken, wish.capacity);
  return {
    ...slot,
    ...wish,
    capacity,
    wanted: wish.capacity,
    free: capacity - taken,
    itemsFree: itemCapacity === null ? null : itemCapacity - piecesTaken(holds),
    dayClosedFor,
  };
};

/** What a change of capacity comes to, before it is written. */
export interface CapacityPreview {
  readonly after: Slot;
  readonly closes: boolean;
  /** Places and pieces that are taken beyond what is wished. */
  readonly over: number;
  readonly itemsOver: number;
  /** How many of the waiting list get a place at once. */
  readonly offers: number;
}

export const previewCapacity = (
  held: { readonly slot: Slot; readonly holds: readonly Hold[] },
  wish: SlotWish,
  dayClosedFor: DayClosedFor,
): CapacityPreview => {
  const { slot, holds } = held;
  const after = changedSlot(held, wish, dayClosedFor);
  const isOpen = closedFor(after) === '';
  return {
    after,
    closes: closedFor(slot) === '' && !isOpen,
    over: Math.max(0, slot.capacity - slot.free - wish.capacity),
    itemsOver: wish.itemCapacity === null ? 0 : Math.max(0, piecesTaken(holds) - wish.itemCapacity),
    offers: isOpen ? Math.min(placesToGive(after), slot.waiting) : 0,
  };
};
