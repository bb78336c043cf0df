import { type CapacityPreview, previewCapacityChange } from '../../domain/slots/save-slot.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import { findDayClosureReason, type PlanSlotsDeps } from './save-slots.ts';

interface CapacityChange {
  readonly slotId: number;
  readonly count: number;
  readonly itemCount: number | null;
}

export const previewCapacity = async (
  deps: PlanSlotsDeps,
  { slotId, count, itemCount }: CapacityChange,
): Promise<{ readonly before: SlotAggregate; readonly preview: CapacityPreview } | null> => {
  const before = await deps.slots.findById(slotId);
  if (!before) return null;
  const { slot } = before;
  return {
    before,
    preview: previewCapacityChange(
      before,
      { ...slot, capacity: count, pieceCapacity: itemCount },
      await findDayClosureReason(deps, slot.groupId, slot.date),
    ),
  };
};
