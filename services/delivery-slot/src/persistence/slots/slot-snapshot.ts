import { formatInstant } from '@tokri/contracts/dates';
import { closureReason } from '../../domain/slots/slot-closure-rules.ts';
import { availableCapacity, cutOffAt } from '../../domain/slots/slot.ts';
import { type SlotDocument, toSlot } from './slot-model.ts';

export const toSlotSnapshot = (document: SlotDocument) => {
  const slot = toSlot(document);
  return {
    slotId: slot.slotId,
    companyId: slot.companyId,
    groupId: slot.groupId,
    date: slot.date,
    start: slot.start,
    end: slot.end,
    cutOffAt: formatInstant(cutOffAt(slot)),
    feePaise: slot.feePaise,
    minimumOrderPaise: slot.minimumOrderPaise,
    capacity: slot.configuredCapacity,
    left: availableCapacity(slot),
    itemsFree: slot.piecesFree === null ? null : Math.max(0, slot.piecesFree),
    closedFor: closureReason(slot),
    partyFees: [...slot.partyFees],
  };
};
