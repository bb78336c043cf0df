import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { DayClosureReason, Slot } from '../../domain/slots/slot.ts';

export const slotUpdate = (slot: Slot): ConditionalUpdate => ({
  id: slot.slotId,
  set: {
    end: slot.end,
    feePaise: slot.feePaise,
    partyFees: slot.partyFees,
    minimumOrderPaise: slot.minimumOrderPaise,
    cutOffMinutes: slot.cutOffMinutes,
    cutOffHour: slot.cutOffHour,
    cap: slot.capacity,
    free: slot.freeCapacity,
    itemsFree: slot.piecesFree,
    closedFor: slot.dayClosureReason,
    closedByStaff: slot.isClosedByStaff,
    termsRev: slot.termsRev,
    ...(slot.configuredCapacity === slot.capacity ? {} : { wanted: slot.configuredCapacity }),
  },
  ...(slot.configuredCapacity === slot.capacity ? { unset: ['wanted'] } : {}),
});

export const dayClosureUpdate = (
  slotId: number,
  dayClosureReason: DayClosureReason,
): ConditionalUpdate => ({
  id: slotId,
  set: { closedFor: dayClosureReason },
});

export const closedByStaffUpdate = (slotId: number, closedByStaff: boolean): ConditionalUpdate => ({
  id: slotId,
  set: { closedByStaff },
});
