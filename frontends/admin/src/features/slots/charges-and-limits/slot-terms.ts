import { maxRupees } from '@tokri/contracts/money';
import {
  maxCutOffMinutes,
  maxPartyFees,
  maxSlotCapacity,
  maxSlotPieces,
} from '@tokri/contracts/slots';
import {
  checkRupees,
  maxId,
  parseRupees,
  parseWholeNumber,
  type RupeesError,
} from '@tokri/contracts/validation';
import type { slotOperations, SlotUsageResponse } from '@tokri/contracts/api';
import type { RequestBody } from '@tokri/web-kit/platform';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { toCutOffLength, minutesPerUnit, type CutOffUnit } from './cut-off.ts';
import { t } from '../labels.ts';

export interface SlotTermsDraft {
  readonly capacity: string;
  readonly pieces: string;
  readonly cutOffBy: 'length' | 'hour';
  readonly cutOffLength: string;
  readonly cutOffUnit: CutOffUnit;
  /** Hour of the day before, 0 to 23. */
  readonly cutOffHour: string;
  readonly fee: string;
  readonly minimumOrder: string;
  readonly partyFees: readonly { readonly party: string; readonly fee: string }[];
}

export type SlotTermsField =
  'capacity' | 'pieces' | 'cutOffLength' | 'fee' | 'minimumOrder' | 'partyFees';
export type SlotTermsErrors = Partial<Record<SlotTermsField, string>>;

export type SlotTerms = Omit<
  RequestBody<typeof slotOperations.saveSlots>['Slots'][number],
  'Date' | 'Start' | 'End' | 'Rev'
>;

type SlotTermsSource = Pick<
  SlotUsageResponse,
  'Fee' | 'PartyFees' | 'MinimumOrder' | 'CutOffMinutes' | 'CutOffHour' | 'ItemCount'
> & { readonly capacity: number };

export const toTermsDraft = ({
  capacity,
  ItemCount,
  Fee,
  PartyFees,
  MinimumOrder,
  CutOffMinutes,
  CutOffHour,
}: SlotTermsSource): SlotTermsDraft => ({
  capacity: String(capacity),
  pieces: ItemCount === null ? '' : String(ItemCount),
  cutOffBy: CutOffHour === null ? 'length' : 'hour',
  ...toCutOffLength(CutOffMinutes),
  cutOffHour: String(CutOffHour ?? 20),
  fee: String(Fee),
  minimumOrder: String(MinimumOrder),
  partyFees: PartyFees.map((partyFee) => ({
    party: String(partyFee.PartyId),
    fee: String(partyFee.Fee),
  })),
});

export const newTermsDraft: SlotTermsDraft = {
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

const rupeesErrorLabels: Readonly<Record<RupeesError, () => string>> = {
  'not-rupees': () => t('terms.rupees'),
  negative: () => t('terms.rupees.min'),
  'too-much': () => t('terms.rupees.max', { max: formatExactPrice(maxRupees) }),
};

export const validateRupees = (text: string): string => {
  const checked = checkRupees(text);
  return checked.ok ? '' : rupeesErrorLabels[checked.code]();
};

const validatePartyFees = ({ partyFees }: SlotTermsDraft): string => {
  if (partyFees.length > maxPartyFees) return t('terms.parties.tooMany', { max: maxPartyFees });
  if (partyFees.some(({ party }) => parseWholeNumber(party, 1, maxId) === null))
    return t('terms.parties.numberRequired');
  const feeErrors = partyFees.map(({ fee }) => validateRupees(fee));
  const invalidIndex = feeErrors.findIndex(Boolean);
  if (invalidIndex >= 0)
    return t('terms.parties.feeInvalid', {
      row: invalidIndex + 1,
      error: feeErrors[invalidIndex] ?? '',
    });
  return new Set(partyFees.map(({ party }) => Number(party))).size < partyFees.length
    ? t('terms.parties.duplicate')
    : '';
};

const validateWholeNumber = (text: string, min: number, max: number): string =>
  parseWholeNumber(text, min, max) === null ? t('terms.wholeNumber', { min, max }) : '';

export const validateTerms = (draft: SlotTermsDraft): SlotTermsErrors => {
  const errors: SlotTermsErrors = {
    capacity: validateWholeNumber(draft.capacity, 0, maxSlotCapacity),
    pieces:
      draft.pieces.trim() === '' || parseWholeNumber(draft.pieces, 1, maxSlotPieces) !== null
        ? ''
        : t('terms.pieces.invalid', { max: maxSlotPieces }),
    cutOffLength:
      draft.cutOffBy === 'length'
        ? validateWholeNumber(
            draft.cutOffLength,
            0,
            maxCutOffMinutes / minutesPerUnit[draft.cutOffUnit],
          )
        : '',
    fee: validateRupees(draft.fee),
    minimumOrder: validateRupees(draft.minimumOrder),
    partyFees: validatePartyFees(draft),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''));
};

export const toSlotTerms = ({
  capacity,
  pieces,
  cutOffBy,
  cutOffLength,
  cutOffUnit,
  cutOffHour,
  fee,
  minimumOrder,
  partyFees,
}: SlotTermsDraft): SlotTerms => ({
  Count: Number(capacity),
  Fee: parseRupees(fee) ?? 0,
  MinimumOrder: parseRupees(minimumOrder) ?? 0,
  PartyFees: partyFees.map((partyFee) => ({
    PartyId: Number(partyFee.party),
    Fee: parseRupees(partyFee.fee) ?? 0,
  })),
  CutOffMinutes: Math.min(
    maxCutOffMinutes,
    (parseWholeNumber(cutOffLength, 0, maxCutOffMinutes) ?? 0) * minutesPerUnit[cutOffUnit],
  ),
  ...(cutOffBy === 'hour' ? { CutOffHour: Number(cutOffHour) } : {}),
  ...(pieces.trim() === '' ? {} : { ItemCount: Number(pieces) }),
});
