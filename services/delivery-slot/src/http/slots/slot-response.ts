import { formatInstant } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import { slotFeeFor } from '@tokri/contracts/slots';
import type { SlotResponse } from '@tokri/contracts/api';
import { listingState } from '../../domain/slots/slot-listing.ts';
import {
  availableCapacity,
  cutOffAt,
  endsAt,
  type Slot,
  startsAt,
} from '../../domain/slots/slot.ts';

interface SlotResponseContext {
  readonly now: Date;
  readonly minimumDate: string;
  readonly partyId: number;
}

export const toSlotResponse = (
  slot: Slot,
  { now, minimumDate, partyId }: SlotResponseContext,
): SlotResponse => {
  const { state, reason } = listingState(slot, now);
  return {
    Id: slot.slotId,
    CompanyId: slot.companyId,
    GroupId: slot.groupId,
    Date: slot.date,
    MinimumDate: minimumDate,
    Start: slot.start,
    End: slot.end,
    StartsAt: formatInstant(startsAt(slot)),
    EndsAt: formatInstant(endsAt(slot)),
    CutOffAt: formatInstant(cutOffAt(slot)),
    Capacity: slot.configuredCapacity,
    Left: availableCapacity(slot),
    Fee: toRupees(slotFeeFor(slot, partyId)),
    State: state,
    Reason: reason === null || reason === 'item-capacity' ? '' : reason,
  };
};

export const toAlternativesResponse = (slots: readonly Slot[], now: Date): SlotResponse[] =>
  slots.map((slot) => toSlotResponse(slot, { now, minimumDate: slot.date, partyId: 0 }));
