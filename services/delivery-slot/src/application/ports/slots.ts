import type { DayClosedFor, Slot } from '../../domain/slot.ts';
import type { HeldSlot } from './held-slot.ts';
import type { HoldReads, HoldWrites } from './holds.ts';
import type { OrderPlaces } from './order-places.ts';
import type { LineReads, LineWrites } from './waiting-lines.ts';

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

/** All that one slot document answers and takes; a use case names the parts that it needs. */
export interface SlotStore
  extends SlotReads, HoldReads, LineReads, SlotPlanning, HoldWrites, LineWrites, OrderPlaces {}
