import { toPaise, toRupees } from '@tokri/contracts/money';
import type { SlotTerms } from '../../domain/slots/slot.ts';

interface SlotTermsBody {
  readonly Fee: number;
  readonly PartyFees: readonly { readonly PartyId: number; readonly Fee: number }[];
  readonly MinimumOrder: number;
  readonly CutOffMinutes: number;
  readonly CutOffHour?: number | undefined;
}

export const toSlotTerms = ({
  Fee,
  PartyFees,
  MinimumOrder,
  CutOffMinutes,
  CutOffHour,
}: SlotTermsBody): SlotTerms => ({
  feePaise: toPaise(Fee),
  partyFees: PartyFees.map((fee) => ({ partyId: fee.PartyId, feePaise: toPaise(fee.Fee) })),
  minimumOrderPaise: toPaise(MinimumOrder),
  cutOffMinutes: CutOffMinutes,
  cutOffHour: CutOffHour ?? null,
});

export const toSlotTermsResponse = ({
  feePaise,
  partyFees,
  minimumOrderPaise,
  cutOffMinutes,
  cutOffHour,
}: SlotTerms) => ({
  Fee: toRupees(feePaise),
  PartyFees: partyFees.map((fee) => ({ PartyId: fee.partyId, Fee: toRupees(fee.feePaise) })),
  MinimumOrder: toRupees(minimumOrderPaise),
  CutOffMinutes: cutOffMinutes,
  CutOffHour: cutOffHour,
});
