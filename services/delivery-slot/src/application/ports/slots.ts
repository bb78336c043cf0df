import type { DayClosureReason, Slot } from '../../domain/slots/slot.ts';
import type { SlotAggregate } from './slot-aggregate.ts';
import type { HoldReader, HoldWriter } from './holds.ts';
import type { BookingWriter } from './bookings.ts';
import type { WaitlistReader, WaitlistWriter } from './waitlists.ts';

export interface SlotReader {
  findById(slotId: number): Promise<SlotAggregate | null>;
  /** With what stands in them, in no order. */
  findByIds(slotIds: readonly number[]): Promise<readonly SlotAggregate[]>;
  /** The slot of a company, group, day and start. */
  findByKey(
    key: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>,
  ): Promise<SlotAggregate | null>;
  findByDays(groupIds: readonly number[], dates: readonly string[]): Promise<readonly Slot[]>;
}

/** What staff and the calendar do to slots. */
export interface SlotPlanWriter {
  /** Makes planned slots that are missing; those that exist stay as they are. */
  addMissing(planned: readonly Omit<Slot, 'slotId'>[]): Promise<number>;
  /** Makes a slot that nobody holds; its id, or null when there is one already. */
  add(slot: Omit<Slot, 'slotId'>): Promise<number | null>;
  /** Replaces what staff may set, and what follows from it, under the version that was decided upon; false when another was faster. */
  update(stored: SlotAggregate, slot: Slot): Promise<boolean>;
  /** Notes whether staff have closed a slot; what its day says stays as it is. */
  setClosedByStaff(slotId: number, isClosedByStaff: boolean): Promise<void>;
  /** Says why the day of a slot has no delivery, or that it has; what staff closed stays closed. */
  setDayClosureReason(slotId: number, dayClosureReason: DayClosureReason): Promise<void>;
}

/** All that one slot document answers and takes; a use case names the parts that it needs. */
export interface SlotStore
  extends
    SlotReader,
    HoldReader,
    WaitlistReader,
    SlotPlanWriter,
    HoldWriter,
    WaitlistWriter,
    BookingWriter {}
