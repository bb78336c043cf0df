import { cutOffMinutesMax, partyFeesMax, slotCapacityMax } from '@tokri/contracts';
import type { SlotFill, slotOperations } from '@tokri/contracts/http';
import type { BodyInput } from '@tokri/web-kit/platform';
import { t } from './texts.ts';

/** The terms of a window as one types them. */
export interface TermsDraft {
  readonly capacity: string;
  /** Empty is no limit. */
  readonly pieces: string;
  readonly cutOffBy: 'minutes' | 'hour';
  readonly cutOffMinutes: string;
  /** Hour of the day before, 0 to 23. */
  readonly cutOffHour: string;
  readonly fee: string;
  readonly minimumOrder: string;
  readonly partyFees: readonly { readonly party: string; readonly fee: string }[];
}

export type TermsField = 'capacity' | 'pieces' | 'cutOffMinutes' | 'fee' | 'minimumOrder' | 'partyFees';
export type TermsErrors = Partial<Record<TermsField, string>>;

/** As S9 and S14 take them. */
export type Terms = Omit<BodyInput<typeof slotOperations.saveSlots>['Slots'][number], 'Date' | 'Start' | 'End'>;

type TermsRow = Pick<SlotFill, 'Fee' | 'PartyFees' | 'MinimumOrder' | 'CutOffMinutes' | 'CutOffHour' | 'ItemCount'> & { readonly capacity: number };

export const draftOf = ({ capacity, ItemCount, Fee, PartyFees, MinimumOrder, CutOffMinutes, CutOffHour }: TermsRow): TermsDraft => ({
  capacity: String(capacity), pieces: ItemCount === null ? '' : String(ItemCount), cutOffBy: CutOffHour === null ? 'minutes' : 'hour', cutOffMinutes: String(CutOffMinutes), cutOffHour: String(CutOffHour ?? 20),
  fee: String(Fee), minimumOrder: String(MinimumOrder), partyFees: PartyFees.map((of) => ({ party: String(of.PartyId), fee: String(of.Fee) })),
});

/** What a new window begins with. */
export const newDraft: TermsDraft = { capacity: '20', pieces: '', cutOffBy: 'minutes', cutOffMinutes: '120', cutOffHour: '20', fee: '0', minimumOrder: '0', partyFees: [] };

/** A whole number of a span, or null. */
export const wholeIn = (text: string, least: number, most: number): number | null => {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) return null;
  const number = Number(typed);
  return number >= least && number <= most ? number : null;
};

/** Rupees with at most two places, or null; the row says how many are too many. */
export const rupeesOf = (text: string): number | null => {
  const typed = text.trim().replace(/^₹/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
};

const piecesMost = 999_999;
const partyIdMost = 999_999_999;

const partyFeesError = ({ partyFees }: TermsDraft): string => {
  if (partyFees.length > partyFeesMax) return t('terms.parties.many', { most: partyFeesMax });
  if (partyFees.some(({ party, fee }) => wholeIn(party, 1, partyIdMost) === null || rupeesOf(fee) === null)) return t('terms.parties.wrong');
  return new Set(partyFees.map(({ party }) => Number(party))).size < partyFees.length ? t('terms.parties.twice') : '';
};

/** What is not well, by field, each with its rule. */
export const termsErrors = (draft: TermsDraft): TermsErrors => {
  const errors: TermsErrors = {
    capacity: wholeIn(draft.capacity, 0, slotCapacityMax) === null ? t('terms.whole', { least: 0, most: slotCapacityMax }) : '',
    pieces: draft.pieces.trim() !== '' && wholeIn(draft.pieces, 1, piecesMost) === null ? t('terms.pieces.wrong') : '',
    cutOffMinutes: draft.cutOffBy === 'minutes' && wholeIn(draft.cutOffMinutes, 0, cutOffMinutesMax) === null ? t('terms.whole', { least: 0, most: cutOffMinutesMax }) : '',
    fee: rupeesOf(draft.fee) === null ? t('terms.rupees') : '',
    minimumOrder: rupeesOf(draft.minimumOrder) === null ? t('terms.rupees') : '',
    partyFees: partyFeesError(draft),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

/** A draft without errors as the rows take it. */
export const termsOf = ({ capacity, pieces, cutOffBy, cutOffMinutes, cutOffHour, fee, minimumOrder, partyFees }: TermsDraft): Terms => ({
  Count: Number(capacity), Fee: rupeesOf(fee) ?? 0, MinimumOrder: rupeesOf(minimumOrder) ?? 0,
  PartyFees: partyFees.map((of) => ({ PartyId: Number(of.party), Fee: rupeesOf(of.fee) ?? 0 })), CutOffMinutes: Number(cutOffMinutes) || 0,
  ...(cutOffBy === 'hour' ? { CutOffHour: Number(cutOffHour) } : {}), ...(pieces.trim() === '' ? {} : { ItemCount: Number(pieces) }),
});

export const isSameDraft = (a: TermsDraft, b: TermsDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
