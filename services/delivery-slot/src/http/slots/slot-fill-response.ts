import { formatInstant } from '@tokri/contracts/dates';
import type { SlotUsageResponse } from '@tokri/contracts/api';
import type { SlotAggregate } from '../../application/ports/slot-aggregate.ts';
import type { HoldState } from '../../domain/holds/hold.ts';
import { type CapacityPreview, totalPieceCapacity } from '../../domain/slots/save-slot.ts';
import { closureReason } from '../../domain/slots/slot-closure-rules.ts';
import { listingState } from '../../domain/slots/slot-listing.ts';
import { availableCapacity, cutOffAt } from '../../domain/slots/slot.ts';
import { toSlotTermsResponse } from './slot-terms.ts';

export const toSlotFillResponse = (
  { slot, holds }: Pick<SlotAggregate, 'slot' | 'holds'>,
  now: Date,
): SlotUsageResponse => {
  const count = (state: HoldState): number => holds.filter((hold) => hold.state === state).length;
  return {
    Id: slot.slotId,
    Rev: slot.termsRev,
    CompanyId: slot.companyId,
    GroupId: slot.groupId,
    Date: slot.date,
    Start: slot.start,
    End: slot.end,
    CutOffAt: formatInstant(cutOffAt(slot)),
    State: listingState(slot, now).state,
    ClosedFor: closureReason(slot),
    Capacity: slot.configuredCapacity,
    Left: availableCapacity(slot),
    Held: count('held'),
    Kept: count('reserved'),
    Booked: count('booked'),
    Offered: count('offered'),
    Waiting: slot.waitlistLength,
    ItemCount: totalPieceCapacity(slot, holds),
    ItemsTaken: holds.reduce((sum, { items }) => sum + items, 0),
    ...toSlotTermsResponse(slot),
  };
};

export const toCapacityPreviewResponse = (
  { before, preview }: { readonly before: SlotAggregate; readonly preview: CapacityPreview },
  now: Date,
) => ({
  Before: toSlotFillResponse(before, now),
  After: toSlotFillResponse({ ...before, slot: preview.after }, now),
  Closes: preview.willClose,
  Over: preview.excessHolds,
  ItemsOver: preview.excessPieces,
  Offers: preview.newOffers,
});
