import {
  isoInstant,
  slotFeeFor,
  stateName,
  toRupees,
  type Language,
  type Outcome,
} from '@tokri/contracts';
import { taxOf, taxTotal } from '@tokri/contracts/price';
import { done, refused, type ResultEntry, type SlotAnswer } from '@tokri/contracts/http';
import type { PlanSaved } from '../application/save-templates.ts';
import type { Area } from '../domain/area.ts';
import type { ChargeRule } from '../domain/charges.ts';
import { listedState } from '../domain/slot-rules.ts';
import { cutOffAt, endsAt, placesLeft, startsAt, type Slot } from '../domain/slot.ts';
import { text, type RefusalCode } from './texts.ts';

/** What a write by staff comes to: the id of what was written, or why not. */
export const presentSaved = (
  outcome: Outcome<number, RefusalCode>,
  language: Language,
): ResultEntry =>
  outcome.ok ? done(outcome.value) : refused(outcome.code, text(outcome.code, language));

/** What saving templates comes to: beside it the version that stands now, and what became of the slots that were there. */
export const presentPlan = (outcome: Outcome<PlanSaved, RefusalCode>, language: Language) => {
  if (!outcome.ok) return refused(outcome.code, text(outcome.code, language));
  const { groupId, rev, changed, refused: kept } = outcome.value;
  return done(groupId, {
    Rev: rev,
    Changed: changed,
    Refused: kept.map(({ date, start, code }) => ({
      Date: date,
      Start: start,
      Code: code,
      Message: text(code, language),
    })),
  });
};

interface Shown {
  readonly now: Date;
  readonly minimumDate: string;
  /** Whose fee is shown; 0 is the public. */
  readonly partyId: number;
}

/** A slot as shapes.md has it. */
export const presentSlot = (slot: Slot, { now, minimumDate, partyId }: Shown): SlotAnswer => {
  const { state, reason } = listedState(slot, now);
  return {
    Id: slot.slotId,
    CompanyId: slot.companyId,
    GroupId: slot.groupId,
    Date: slot.date,
    MinimumDate: minimumDate,
    Start: slot.start,
    End: slot.end,
    StartsAt: isoInstant(startsAt(slot)),
    EndsAt: isoInstant(endsAt(slot)),
    CutOffAt: isoInstant(cutOffAt(slot)),
    Capacity: slot.wanted,
    Left: placesLeft(slot),
    Fee: toRupees(slotFeeFor(slot, partyId)),
    State: state,
    Reason: reason === null || reason === 'item-capacity' ? '' : reason,
  };
};

/** Slots that could be had instead, for the public. */
export const presentAlternatives = (slots: readonly Slot[], now: Date): SlotAnswer[] =>
  slots.map((slot) => presentSlot(slot, { now, minimumDate: slot.date, partyId: 0 }));

/** One row a range, named by its first code: that is of one group and range only. */
export const presentArea = (area: Area) =>
  area.ranges.map(({ from, to }) => ({
    Id: Number(from),
    GroupId: area.groupId,
    GroupName: area.name,
    StateCode: area.stateCode,
    StateName: stateName(area.stateCode),
    PincodeFrom: from,
    PincodeTo: to,
    Status: 1 as const,
  }));

/** The tax as an order at home bears it (price.md 6); to another State it may be a paisa more or less. */
export const presentCharge = (rule: ChargeRule) => ({
  Id: rule.id,
  PincodeFrom: rule.pincodeFrom,
  PincodeTo: rule.pincodeTo,
  PartyId: rule.partyId,
  Charge: toRupees(rule.chargePaise),
  FreeAbove: toRupees(rule.freeAbovePaise),
  TaxPercent: rule.taxBasisPoints / 100,
  HSN: rule.hsn,
  Tax: toRupees(
    taxTotal(
      taxOf({
        taxablePaise: rule.chargePaise,
        taxBasisPoints: rule.taxBasisPoints,
        supply: 'intra-state',
      }),
    ),
  ),
});
