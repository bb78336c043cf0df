import type { NewHold } from '../../application/ports/slot-aggregate.ts';
import {
  canHoldTransition,
  type Hold,
  type HoldTransition,
  transitions,
} from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import { storedHoldStates } from './slot-model.ts';

export const holdField = (hold: Pick<Hold, 'holdId'>, field: string): string =>
  `holds.${hold.holdId}.${field}`;

/** Matches nothing when the transition is not allowed from the state that was read. */
export const inState = (hold: Hold, transition: HoldTransition): Record<string, unknown> => ({
  [holdField(hold, 'st')]: {
    $in: canHoldTransition(hold, transition) ? [storedHoldStates[hold.state]] : [],
  },
});

export const freeChange = (transition: HoldTransition): Record<string, number> => ({
  free: transitions[transition].freeDelta,
});

export const itemsChange = (slot: Slot, count: number): Record<string, number> =>
  slot.piecesFree === null ? {} : { itemsFree: count };

export const itemLimitUnchanged = (slot: Slot): Record<string, unknown> => ({
  itemsFree: slot.piecesFree === null ? null : { $ne: null },
});

/** The slot that was decided on may come from a cache, so the write compares its rules. */
const rulesUnchanged = ({
  minimumOrderPaise,
  cutOffMinutes,
  cutOffHour,
}: Slot): Record<string, unknown> => ({ minimumOrderPaise, cutOffMinutes, cutOffHour });

const endedOrdersUnchanged = (hold: Hold): Record<string, unknown> => ({
  [holdField(hold, 'endedOrders')]:
    hold.endedOrderIds.length === 0 ? { $exists: false } : [...hold.endedOrderIds],
});

export const bookingUnchanged = (slot: Slot, hold: Hold): Record<string, unknown> => ({
  ...rulesUnchanged(slot),
  ...endedOrdersUnchanged(hold),
  closedFor: slot.dayClosureReason,
  [holdField(hold, 'cust')]: hold.userId,
  [holdField(hold, 'step')]: hold.seq,
});

const openSlot = { closedFor: '', closedByStaff: false };

/**
 * When staff want fewer units than exist, the difference must stay free and neither number may have
 * changed since the read.
 */
const hasUnsoldUnit = ({ capacity, configuredCapacity }: Slot): Record<string, unknown> =>
  configuredCapacity === capacity
    ? { free: { $gte: 1 }, wanted: { $exists: false } }
    : {
        free: { $gte: 1 + capacity - configuredCapacity },
        cap: capacity,
        wanted: configuredCapacity,
      };

export const hasCapacity = (slot: Slot, items: number): Record<string, unknown> => ({
  ...hasUnsoldUnit(slot),
  ...rulesUnchanged(slot),
  ...openSlot,
  itemsFree: slot.piecesFree === null ? null : { $gte: items },
});

export const waitlistIsEmpty = { 'line.0': { $exists: false } };

export const holdIsNew = ({ holdId, userId }: NewHold) => ({
  [`holds.${holdId}`]: { $exists: false },
  [`byCust.${userId}`]: { $exists: false },
});
