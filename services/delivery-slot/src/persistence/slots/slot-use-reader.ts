import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { SlotReader } from '../../application/ports/slots.ts';
import { dayKey, type SlotDocument } from './slot-model.ts';

const usedFields = {
  groupId: 1,
  date: 1,
  start: 1,
  end: 1,
  cap: 1,
  wanted: 1,
  free: 1,
  closedFor: 1,
  closedByStaff: 1,
} as const;

/** Ranges of the index on `day`: a year of many areas has tens of thousands of slots. */
export const createSlotUseReader = (
  model: Model<SlotDocument>,
): Pick<SlotReader, 'listUse' | 'findFirstDate'> => ({
  listUse: async (groupIds, { fromDate, toDate }) => {
    if (groupIds.length === 0) return [];
    const ranges = groupIds.map((groupId) => ({
      day: { $gte: dayKey(groupId, fromDate), $lte: dayKey(groupId, toDate) },
    }));
    const found = await model
      .find(trustedFilter({ $or: ranges }))
      .select(usedFields)
      .lean<Pick<SlotDocument, keyof typeof usedFields>[]>();
    return found.map(({ groupId, date, start, end, cap, wanted, free, ...slot }) => ({
      groupId,
      date,
      start,
      end,
      isClosedByStaff: slot.closedByStaff,
      dayClosureReason: slot.closedFor,
      capacity: wanted ?? cap,
      taken: cap - free,
    }));
  },
  findFirstDate: async (groupIds) => {
    const first = await Promise.all(
      groupIds.map((groupId) =>
        model
          .findOne(trustedFilter({ day: { $gte: dayKey(groupId, ''), $lt: dayKey(groupId, ':') } }))
          .select({ date: 1 })
          .sort({ day: 1 })
          .lean<Pick<SlotDocument, 'date'> | null>(),
      ),
    );
    return first.flatMap((slot) => (slot ? [slot.date] : [])).sort()[0] ?? null;
  },
});
