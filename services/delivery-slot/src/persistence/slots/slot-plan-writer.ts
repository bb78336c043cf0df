import { createIdAllocator, insertAggregate } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { SlotPlanWriter, SlotReader } from '../../application/ports/slots.ts';
import { type Slot, slotKey } from '../../domain/slots/slot.ts';
import { newSlotDocument, type SlotDocument } from './slot-model.ts';
import { closedByStaffUpdate, dayClosureUpdate, slotUpdate } from './slot-updates.ts';
import type { WriteSlot } from './write-slot.ts';

export interface SlotPlanWriterDeps {
  readonly connection: Connection;
  readonly model: Model<SlotDocument>;
  readonly reader: Pick<SlotReader, 'findByDays'>;
  readonly writeSlot: WriteSlot;
}

export const createSlotPlanWriter = ({
  connection,
  model,
  reader,
  writeSlot,
}: SlotPlanWriterDeps): SlotPlanWriter => {
  const nextSlotId = createIdAllocator({ connection, name: 'slot' });
  const add = async (slot: Omit<Slot, 'slotId'>): Promise<number | null> => {
    const slotId = await nextSlotId();
    const result = await insertAggregate(model, newSlotDocument(slotId, slot), {
      needsPublishing: true,
    });
    return result === 'inserted' ? slotId : null;
  };
  return {
    add,
    addMissing: async (planned) => {
      const groups = [...new Set(planned.map(({ groupId }) => groupId))];
      const dates = [...new Set(planned.map(({ date }) => date))];
      const existing = new Set((await reader.findByDays(groups, dates)).map(slotKey));
      let created = 0;
      for (const slot of planned.filter((candidate) => !existing.has(slotKey(candidate))))
        if ((await add(slot)) !== null) created += 1;
      return created;
    },
    update: async ({ rev }, slot) => (await writeSlot({ ...slotUpdate(slot), rev }, null)) !== null,
    setClosedByStaff: async (slotId, isClosedByStaff) => {
      await writeSlot(closedByStaffUpdate(slotId, isClosedByStaff), null);
    },
    setDayClosureReason: async (slotId, dayClosureReason) => {
      await writeSlot(dayClosureUpdate(slotId, dayClosureReason), null);
    },
  };
};
