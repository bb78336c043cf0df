import { slotOperations } from '@tokri/contracts/api';
import {
  checkDeliveryCode,
  maxId,
  parseRupees,
  parseWholeNumber,
} from '@tokri/contracts/validation';
import { sendCommand } from '@tokri/web-kit/platform';
import {
  compareForms,
  type ComparedField,
} from '../../../components/versioned-save/find-differences.ts';
import { validateRupees } from '../charges-and-limits/slot-terms.ts';
import { t } from '../labels.ts';
import type { DeliveryCharge } from '../slot-queries.ts';

export interface ChargeDraft {
  readonly from: string;
  readonly to: string;
  readonly party: string;
  readonly charge: string;
  readonly freeAbove: string;
}

export const toChargeDraft = (charge: DeliveryCharge | null): ChargeDraft =>
  charge
    ? {
        from: charge.PincodeFrom,
        to: charge.PincodeTo,
        party: charge.PartyId ? String(charge.PartyId) : '',
        charge: String(charge.Charge),
        freeAbove: String(charge.FreeAbove),
      }
    : { from: '', to: '', party: '', charge: '40', freeAbove: '499' };

export type ChargeErrors = Partial<Record<keyof ChargeDraft, string>>;

export const validateCharge = ({
  from,
  to,
  party,
  charge,
  freeAbove,
}: ChargeDraft): ChargeErrors => {
  const errors: ChargeErrors = {
    from: checkDeliveryCode(from).ok ? '' : t('charge.pincodeInvalid'),
    to: !checkDeliveryCode(to).ok
      ? t('charge.pincodeInvalid')
      : checkDeliveryCode(from).ok && from.trim() > to.trim()
        ? t('charge.crossed')
        : '',
    party:
      party.trim() !== '' && parseWholeNumber(party, 1, maxId) === null
        ? t('charge.partyInvalid')
        : '',
    charge: validateRupees(charge),
    freeAbove: validateRupees(freeAbove),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

export const sendCharge = (
  { from, to, party, charge, freeAbove }: ChargeDraft,
  { id, rev }: { readonly id: number; readonly rev: number },
) =>
  sendCommand(slotOperations.saveCharge, {
    body: {
      Id: id,
      PincodeFrom: from.trim(),
      PincodeTo: to.trim(),
      PartyId: Number(party) || 0,
      Charge: parseRupees(charge) ?? 0,
      FreeAbove: parseRupees(freeAbove) ?? 0,
      Rev: rev,
    },
  });

const labels = {
  from: 'charge.from',
  to: 'charge.to',
  party: 'charge.party',
  charge: 'charge.amount',
  freeAbove: 'charge.freeAbove',
} as const satisfies Readonly<Record<keyof ChargeDraft, string>>;

export const compareCharges = (
  mine: ChargeDraft,
  theirs: ChargeDraft,
  nameOfParty: (partyId: number) => string,
): readonly ComparedField[] => {
  const withPartyName = (draft: ChargeDraft): ChargeDraft => ({
    ...draft,
    party: draft.party === '' ? t('charge.everyone') : nameOfParty(Number(draft.party)),
  });
  return compareForms(withPartyName(mine), withPartyName(theirs), (field) => t(labels[field]));
};
