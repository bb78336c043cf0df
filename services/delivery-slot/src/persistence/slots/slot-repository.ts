import type { Connection } from 'mongoose';
import type { SlotStore } from '../../application/ports/slots.ts';
import { createBookingWriter } from '../bookings/booking-writer.ts';
import { createHoldWriter } from '../holds/hold-writer.ts';
import { createWaitlistWriter } from '../waitlist/waitlist-writer.ts';
import { createLastWrittenSlots } from './last-written-slots.ts';
import { createSlotPlanWriter } from './slot-plan-writer.ts';
import { createSlotReader } from './slot-reader.ts';
import { createWriteSlot, type WriteSlotDeps } from './write-slot.ts';

export interface SlotRepositoryDeps extends Omit<WriteSlotDeps, 'writtenSlots'> {
  readonly connection: Connection;
}

export const slotRepository = (deps: SlotRepositoryDeps): SlotStore => {
  const { connection, model } = deps;
  const writtenSlots = createLastWrittenSlots();
  const reader = createSlotReader(model, writtenSlots);
  const writeSlot = createWriteSlot({ ...deps, writtenSlots });
  return {
    ...reader,
    ...createSlotPlanWriter({ connection, model, reader, writeSlot }),
    ...createHoldWriter({ connection, model, writeSlot }),
    ...createWaitlistWriter(writeSlot),
    ...createBookingWriter(model, writeSlot),
  };
};
