import type { DayClosureReason, Slot } from '../../domain/slots/slot.ts';
import type { SlotUse } from '../../domain/slots/slot-fill.ts';
import type { SlotAggregate } from './slot-aggregate.ts';
import type { HoldReader, HoldWriter } from './holds.ts';
import type { BookingWriter } from './bookings.ts';
import type { WaitlistReader, WaitlistWriter } from './waitlists.ts';

export interface SlotReader {
  findById(slotId: number): Promise<SlotAggregate | null>;
  /**
   * Cached by this process. Another process may have changed the slot since, so only a write that
   * compares what was decided on may follow.
   */
  findLastWritten(slotId: number): Promise<SlotAggregate | null>;
  findByIds(slotIds: readonly number[]): Promise<readonly SlotAggregate[]>;
  findByKey(
    key: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>,
  ): Promise<SlotAggregate | null>;
  findByDays(groupIds: readonly number[], dates: readonly string[]): Promise<readonly Slot[]>;
  listUse(
    groupIds: readonly number[],
    span: { readonly fromDate: string; readonly toDate: string },
  ): Promise<readonly SlotUse[]>;
  findFirstDate(groupIds: readonly number[]): Promise<string | null>;
}

export interface SlotPlanWriter {
  addMissing(planned: readonly Omit<Slot, 'slotId'>[]): Promise<number>;
  add(slot: Omit<Slot, 'slotId'>): Promise<number | null>;
  update(stored: SlotAggregate, slot: Slot): Promise<boolean>;
  setClosedByStaff(slotId: number, isClosedByStaff: boolean): Promise<void>;
  setDayClosureReason(slotId: number, dayClosureReason: DayClosureReason): Promise<void>;
}

export interface SlotStore
  extends
    SlotReader,
    HoldReader,
    WaitlistReader,
    SlotPlanWriter,
    HoldWriter,
    WaitlistWriter,
    BookingWriter {}
