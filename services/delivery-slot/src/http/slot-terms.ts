import { toPaise, toRupees } from '@tokri/contracts';
import type { WindowTerms } from '../domain/slot.ts';

interface TermsBody {
  readonly Fee: number;
  readonly PartyFees: readonly { readonly PartyId: number; readonly Fee: number }[];
  readonly MinimumOrder: number;
  readonly CutOffMinutes: number;
  readonly CutOffHour?: number | undefined;
}

/** The terms of a window as staff write them. */
export const readTerms = ({
  Fee,
  PartyFees,
  MinimumOrder,
  CutOffMinutes,
  CutOffHour,
}: TermsBody): WindowTerms => ({
  feePaise: toPaise(Fee),
  partyFees: PartyFees.map((of) => ({ partyId: of.PartyId, feePaise: toPaise(of.Fee) })),
  minimumOrderPaise: toPaise(MinimumOrder),
  cutOffMinutes: CutOffMinutes,
  cutOffHour: CutOffHour ?? null,
});

/** The terms of a window as staff read them. */
export const presentTerms = ({
  feePaise,
  partyFees,
  minimumOrderPaise,
  cutOffMinutes,
  cutOffHour,
}: WindowTerms) => ({
  Fee: toRupees(feePaise),
  PartyFees: partyFees.map((of) => ({ PartyId: of.partyId, Fee: toRupees(of.feePaise) })),
  MinimumOrder: toRupees(minimumOrderPaise),
  CutOffMinutes: cutOffMinutes,
  CutOffHour: cutOffHour,
});
