import type { Language } from '@tokri/contracts';
import type { Fates } from '../domain/claims.ts';
import type { Hold } from '../domain/hold.ts';
import type { DayClosedFor, Slot } from '../domain/slot.ts';
import type { Waiter } from '../domain/waiting-list.ts';

/** A slot with the holds and the waiting list that stand in its document. */
export interface HeldSlot {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
  readonly line: readonly Waiter[];
  readonly rev: number;
}

export interface NewHold {
  readonly holdId: number;
  readonly userId: number;
  readonly holdKey: string;
  readonly items: number;
  readonly heldFor: Hold['heldFor'];
  readonly expiresAt: Date;
  readonly waitedSince?: Date;
}

export interface SlotReads {
  byId(slotId: number): Promise<HeldSlot | null>;
  /** With what stands in them, in no order. */
  byIds(slotIds: readonly number[]): Promise<readonly HeldSlot[]>;
  /** The slot of a company, group, day and start. */
  byKey(of: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>): Promise<HeldSlot | null>;
  ofDays(groupIds: readonly number[], dates: readonly string[]): Promise<readonly Slot[]>;
}

/** What staff and the calendar do to slots. */
export interface SlotPlanning {
  /** Makes planned slots that are missing; those that exist stay as they are. */
  addMissing(planned: readonly Omit<Slot, 'slotId'>[]): Promise<number>;
  /** Makes a slot that nobody holds; its id, or null when there is one already. */
  add(slot: Omit<Slot, 'slotId'>): Promise<number | null>;
  /** Replaces what staff may set, and what follows from it, under the version that was decided upon; false when another was faster. */
  change(before: HeldSlot, slot: Slot): Promise<boolean>;
  /** Notes whether staff have closed a slot; what its day says stays as it is. */
  setClosedByStaff(slotId: number, isClosedByStaff: boolean): Promise<void>;
  /** Says why the day of a slot has no delivery, or that it has; what staff closed stays closed. */
  setDay(slotId: number, dayClosedFor: DayClosedFor): Promise<void>;
}

export interface HoldReads {
  /** The slot in whose document a hold stands. */
  byHold(holdId: number): Promise<HeldSlot | null>;
  /** Who had a hold that is gone, or null. */
  formerHolder(holdId: number): Promise<number | null>;
  /** Slots in which a customer holds a place. */
  heldBy(userId: number): Promise<readonly HeldSlot[]>;
  /** What became of holds that a customer asked for: those that they hold and no order has, and those that ended or are booked. */
  fatesOfHolds(userId: number, holdIds: readonly number[]): Promise<Fates>;
  /** Ids of slots that may have expired holds. */
  withExpiredHolds(now: Date, limit: number): Promise<readonly number[]>;
}

/** A customer's own hold, from the free place to the place let go (reliability.md 5.1). */
export interface HoldWrites {
  nextHoldId(): Promise<number>;
  /** The write that decides: `free ≥ 1`, not closed, no hold of this customer here. Null when the guard did not hold. */
  hold(slot: Slot, hold: NewHold): Promise<Hold | null>;
  extend(slot: Slot, hold: Hold): Promise<Hold | null>;
  release(slot: Slot, hold: Hold): Promise<boolean>;
  expire(slot: Slot, hold: Hold, now: Date): Promise<boolean>;
  noteNextExpiry(held: HeldSlot): Promise<void>;
}

export interface LineReads {
  /** Slots in whose line a customer stands. */
  waitedForBy(userId: number): Promise<readonly HeldSlot[]>;
  /** Slots in which a place is offered to a customer. */
  offeredTo(userId: number): Promise<readonly HeldSlot[]>;
  /** Ids of slots in which somebody may wait. */
  withLines(afterSlotId: number, limit: number): Promise<readonly number[]>;
}

export interface LineWrites {
  /** The slot with the new one at the end of its line, or null when they may not stand there. */
  join(slotId: number, waiter: Waiter): Promise<HeldSlot | null>;
  leave(slotId: number, userId: number): Promise<boolean>;
  /** A free place for one of the line, who leaves it and is told in their language. */
  offer(slot: Slot, hold: NewHold, language: Language): Promise<boolean>;
  /** The offered place becomes a hold of the customer's own. */
  accept(slot: Slot, offered: Hold, by: Pick<NewHold, 'holdKey' | 'items' | 'heldFor' | 'expiresAt'>): Promise<Hold | null>;
  /** Nobody waits in this slot any more; a hopeless line is sent home first. */
  noteLineEnded(held: HeldSlot, line: { readonly isHopeless: boolean }): Promise<void>;
}

/** What an order does to places; each write once per event. */
export interface OrderPlaces {
  /** Books for an order of so many pieces. */
  book(slot: Slot, hold: Hold, by: { orderId: number; eventId: string; items: number }): Promise<boolean>;
  /** Keeps the place for an order's payment. */
  keep(slot: Slot, hold: Hold, by: { orderId: number; eventId: string; items: number; keptUntil: Date }): Promise<boolean>;
  /** A place for an order that had let its own go: the same guard as of a hold, booked at once. */
  takeAnew(slot: Slot, by: { orderId: number; holdId: number; userId: number; items: number; eventId: string }): Promise<boolean>;
  refuse(held: HeldSlot, refusal: { orderId: number; holdId: number; code: string; eventId: string }): Promise<boolean>;
  freeForOrder(slot: Slot, hold: Hold, by: { orderId: number; eventId: string }): Promise<boolean>;
}

/** All that one slot document answers and takes; a use case names the parts that it needs. */
export interface SlotStore extends SlotReads, HoldReads, LineReads, SlotPlanning, HoldWrites, LineWrites, OrderPlaces {}
