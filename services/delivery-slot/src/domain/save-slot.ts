import type { Hold } from './hold.ts';
import type { Slot } from './slot.ts';

/** A slot as staff want it (row S9). */
export interface SlotWish extends Omit<Slot, 'slotId' | 'free' | 'itemsFree' | 'closedFor'> {
  /** Pieces at most, or null without such a limit. */
  readonly itemCapacity: number | null;
}

export type SlotWishRefusal = 'end-before-start' | 'slot-past';

/** Delivery ends after it begins, on the same day. */
export const endsAfterStart = ({ start, end }: Pick<SlotWish, 'start' | 'end'>): boolean => start < end;

/** Days that are over stay as they were. */
export const isFromTodayOn = ({ date }: Pick<SlotWish, 'date'>, today: string): boolean => date >= today;

/** Why a slot cannot be saved, or null. */
export const slotWishRefusal = (wish: SlotWish, today: string): SlotWishRefusal | null => {
  if (!endsAfterStart(wish)) return 'end-before-start';
  return isFromTodayOn(wish, today) ? null : 'slot-past';
};

/** A slot as it is made: nobody holds a place. */
export const newSlot = ({ itemCapacity, ...wish }: SlotWish): Omit<Slot, 'slotId'> => ({ ...wish, free: wish.capacity, itemsFree: itemCapacity, closedFor: '' });

/** Capacity below what is taken keeps the takers and closes the slot (row S9); room for them again opens what staff had closed. */
export const changedSlot = ({ slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] }, { itemCapacity, ...wish }: SlotWish): Slot => {
  const taken = slot.capacity - slot.free;
  const piecesTaken = holds.reduce((sum, { items }) => sum + items, 0);
  const capacity = Math.max(taken, wish.capacity);
  const reopened = slot.closedFor === 'closed' ? '' : slot.closedFor;
  return {
    ...slot, ...wish, capacity, free: capacity - taken, itemsFree: itemCapacity === null ? null : Math.max(0, itemCapacity - piecesTaken),
    closedFor: wish.capacity < taken ? 'closed' : reopened,
  };
};
