import type { GuardedWrite } from '@tokri/service-kit/mongo';
import type { SlotStore } from '../application/ports.ts';
import type { SlotDocument } from './slot-model.ts';

export type WantedSlot = Parameters<SlotStore['upsert']>[0];

/** Capacity below what is taken keeps the takers and closes the slot (row S9); compared under rev, as it counts places. */
export const upsertWrite = (before: SlotDocument, wanted: WantedSlot): GuardedWrite => {
  const taken = before.cap - before.free;
  const fits = wanted.capacity >= taken;
  const capacity = Math.max(taken, wanted.capacity);
  return {
    id: before._id, rev: before.rev,
    set: {
      end: wanted.end, feePaise: wanted.feePaise, minimumOrderPaise: wanted.minimumOrderPaise, cutOffMinutes: wanted.cutOffMinutes, cap: capacity, free: capacity - taken,
      itemsFree: wanted.itemCapacity === null ? null : Math.max(0, wanted.itemCapacity - Object.values(before.holds).reduce((sum, { items }) => sum + items, 0)),
      closedFor: fits ? (before.closedFor === 'closed' ? '' : before.closedFor) : 'closed',
    },
  };
};
