import { shopDate, minuteMs } from '@tokri/contracts/dates';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import { findListingReason } from '../../domain/slots/slot-availability.ts';
import { availableCapacity, type Slot } from '../../domain/slots/slot.ts';
import type { AreaDocument } from '../areas/area-repository.ts';
import { dayKey, storedHoldStates, toSlot, type SlotDocument } from './slot-model.ts';

const maxReadMs = 2_000;
const maxSlots = 5_000;

export interface SlotFigures {
  /** Units of capacity of the slots of today that are neither closed nor past their cut-off. */
  sumCapacity(now: Date): Promise<Readonly<Record<'available' | 'held' | 'booked', number>>>;
  /** Slots with a hold that ended a minute ago and was not removed. */
  countOverdue(now: Date): Promise<number>;
  countWaitlists(): Promise<number>;
}

/** A full slot is still offered: what is left of it is 0. */
const isOffered = (slot: Slot, now: Date): boolean =>
  [null, 'full'].includes(findListingReason(slot, now));

export const createSlotFigures = (
  slots: Model<SlotDocument>,
  areas: Model<AreaDocument>,
): SlotFigures => ({
  sumCapacity: async (now) => {
    const found = await areas
      .find()
      .select({ groupId: 1 })
      .maxTimeMS(maxReadMs)
      .lean<Pick<AreaDocument, 'groupId'>[]>();
    const days = found.map(({ groupId }) => dayKey(groupId, shopDate(now)));
    const today = await slots
      .find(trustedFilter({ day: { $in: days } }))
      .limit(maxSlots)
      .maxTimeMS(maxReadMs)
      .lean<SlotDocument[]>();
    const sums = { available: 0, held: 0, booked: 0 };
    for (const document of today.filter((each) => isOffered(toSlot(each), now))) {
      sums.available += availableCapacity(toSlot(document));
      for (const { st } of Object.values(document.holds))
        sums[st === storedHoldStates.booked ? 'booked' : 'held'] += 1;
    }
    return sums;
  },
  countOverdue: (now) =>
    slots
      .countDocuments(
        trustedFilter({
          expiring: 1,
          nextExpiryAt: { $lte: new Date(now.getTime() - minuteMs) },
        }),
      )
      .maxTimeMS(maxReadMs)
      .exec(),
  countWaitlists: () => slots.countDocuments({ waiting: 1 }).maxTimeMS(maxReadMs).exec(),
});
