import {
  cutOffMinutesMax,
  idDigitsMax,
  idMax,
  partyFeesMax,
  rupeesInMax,
  slotCapacityMax,
  slotPiecesMax,
} from '@tokri/contracts';
import type { SlotFill, slotOperations } from '@tokri/contracts/http';
import type { BodyInput } from '@tokri/web-kit/platform';
import { moneyExact } from '@tokri/web-kit/ui';
import { cutOffLengthOf, minutesOf, type CutOffUnit } from './cut-off.ts';
import { t } from '../texts.ts';

/** The terms of a window as one types them. */
export interface TermsDraft {
  readonly capacity: string;
  /** Empty is no limit. */
  readonly pieces: string;
  /** Some time before the start, or an hour of the day before. */
  readonly cutOffBy: 'length' | 'hour';
  readonly cutOffLength: string;
  readonly cutOffUnit: CutOffUnit;
  /** Hour of the day before, 0 to 23. */
  readonly cutOffHour: string;
  readonly fee: string;
  readonly minimumOrder: string;
  readonly partyFees: readonly { readonly party: string; readonly fee: string }[];
}

export type TermsField =
  'capacity' | 'pieces' | 'cutOffLength' | 'fee' | 'minimumOrder' | 'partyFees';
export type TermsErrors = Partial<Record<TermsField, string>>;

/** As S9 and S14 take them. */
export type Terms = Omit<
  BodyInput<typeof slotOperations.saveSlots>['Slots'][number],
  'Date' | 'Start' | 'End'
>;

type TermsRow = Pick<
  SlotFill,
  'Fee' | 'PartyFees' | 'MinimumOrder' | 'CutOffMinutes' | 'CutOffHour' | 'ItemCount'
> & { readonly capacity: number };

export const draftOf = ({
  capacity,
  ItemCount,
  Fee,
  PartyFees,
  MinimumOrder,
  CutOffMinutes,
  CutOffHour,
}: TermsRow): TermsDraft => ({
  capacity: String(capacity),
  pieces: ItemCount === null ? '' : String(ItemCount),
  cutOffBy: CutOffHour === null ? 'length' : 'hour',
  ...cutOffLengthOf(CutOffMinutes),
  cutOffHour: String(CutOffHour ?? 20),
  fee: String(Fee),
  minimumOrder: String(MinimumOrder),
  partyFees: PartyFees.map((of) => ({ party: String(of.PartyId), fee: String(of.Fee) })),
});

/** What a new window begins with. */
export const newDraft: TermsDraft = {
  capacity: '20',
  pieces: '',
  cutOffBy: 'length',
  cutOffLength: '2',
  cutOffUnit: 'hours',
  cutOffHour: '20',
  fee: '0',
  minimumOrder: '0',
  partyFees: [],
};

/** A whole number of a span, or null. */
export const wholeIn = (text: string, least: number, most: number): number | null => {
  const typed = text.trim();
  if (!new RegExp(`^\\d{1,${idDigitsMax}}$`).test(typed)) return null;
  const number = Number(typed);
  return number >= least && number <= most ? number : null;
};

const sumShape = /^-?\d+(\.\d+)?$/;
const sumTyped = (text: string): string =>
  text.trim().replace(/^₹/, '').replace(/^−/, '-').replaceAll(',', '');

/** What is wrong with a sum of rupees: no number, below 0, too much, or finer than a paisa; empty where it is well. */
export const rupeesError = (text: string): string => {
  const typed = sumTyped(text);
  if (!sumShape.test(typed)) return t('terms.rupees');
  const sum = Number(typed);
  if (sum < 0) return t('terms.rupees.least');
  if (sum > rupeesInMax) return t('terms.rupees.most', { most: moneyExact(rupeesInMax) });
  return /\.\d{3}/.test(typed) ? t('terms.rupees') : '';
};

/** Rupees as the rows take them, or null. */
export const rupeesOf = (text: string): number | null =>
  rupeesError(text) === '' ? Number(sumTyped(text)) : null;

const partyFeesError = ({ partyFees }: TermsDraft): string => {
  if (partyFees.length > partyFeesMax) return t('terms.parties.many', { most: partyFeesMax });
  if (partyFees.some(({ party }) => wholeIn(party, 1, idMax) === null))
    return t('terms.parties.wrong');
  const wrong = partyFees.find(({ fee }) => rupeesError(fee) !== '');
  if (wrong)
    return t('terms.parties.fee.wrong', {
      party: wrong.party.trim(),
      error: rupeesError(wrong.fee),
    });
  return new Set(partyFees.map(({ party }) => Number(party))).size < partyFees.length
    ? t('terms.parties.twice')
    : '';
};

const wholeError = (text: string, least: number, most: number): string =>
  wholeIn(text, least, most) === null ? t('terms.whole', { least, most }) : '';

/** What is not well, by field, each with its rule. */
export const termsErrors = (draft: TermsDraft): TermsErrors => {
  const errors: TermsErrors = {
    capacity: wholeError(draft.capacity, 0, slotCapacityMax),
    pieces:
      draft.pieces.trim() === '' || wholeIn(draft.pieces, 1, slotPiecesMax) !== null
        ? ''
        : t('terms.pieces.wrong', { most: slotPiecesMax }),
    cutOffLength:
      draft.cutOffBy === 'length'
        ? wholeError(draft.cutOffLength, 0, cutOffMinutesMax / minutesOf[draft.cutOffUnit])
        : '',
    fee: rupeesError(draft.fee),
    minimumOrder: rupeesError(draft.minimumOrder),
    partyFees: partyFeesError(draft),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

/** A draft without errors as the rows take it. */
export const termsOf = ({
  capacity,
  pieces,
  cutOffBy,
  cutOffLength,
  cutOffUnit,
  cutOffHour,
  fee,
  minimumOrder,
  partyFees,
}: TermsDraft): Terms => ({
  Count: Number(capacity),
  Fee: rupeesOf(fee) ?? 0,
  MinimumOrder: rupeesOf(minimumOrder) ?? 0,
  PartyFees: partyFees.map((of) => ({ PartyId: Number(of.party), Fee: rupeesOf(of.fee) ?? 0 })),
  CutOffMinutes: Math.min(
    cutOffMinutesMax,
    (wholeIn(cutOffLength, 0, cutOffMinutesMax) ?? 0) * minutesOf[cutOffUnit],
  ),
  ...(cutOffBy === 'hour' ? { CutOffHour: Number(cutOffHour) } : {}),
  ...(pieces.trim() === '' ? {} : { ItemCount: Number(pieces) }),
});
