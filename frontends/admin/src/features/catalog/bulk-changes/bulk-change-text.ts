import type { BulkChangeResponse, BulkChangeRowResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

type NameOfLocation = (locationId: number) => string;

export interface ChangeNames {
  readonly ofLocation: NameOfLocation;
  readonly ofParty: (partyId: number) => string;
}

const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);

const describeValue = (
  { Kind, Value, FromDate }: BulkChangeResponse,
  nameOfLocation: NameOfLocation,
): string => {
  switch (Kind) {
    case 'percent':
      return t('what.percent', { value: signed(Value), day: formatDate(FromDate) });
    case 'amount':
      return t('what.amount', {
        value: `${Number(Value) < 0 ? '−' : '+'} ${formatExactPrice(Math.abs(Number(Value)))}`,
        day: formatDate(FromDate),
      });
    case 'tax':
      return t('what.tax', { value: Value, day: formatDate(FromDate) });
    case 'status':
      return t('what.status', { value: Value === '1' ? t('status.1') : t('status.0') });
    case 'import':
      return t('what.import', { value: Number(Value) });
    case 'stock':
      return t('what.stock', { location: nameOfLocation(Number(Value)) });
    case 'category':
    case 'hsn':
      return t(`what.${Kind}`, { value: Value });
  }
};

export const describeChange = (change: BulkChangeResponse, names: ChangeNames): string =>
  [
    describeValue(change, names.ofLocation),
    change.PartyId > 0 ? t('what.party', { party: names.ofParty(change.PartyId) }) : '',
    change.Rounding === 'none' ? '' : t(`rounding.${change.Rounding}`),
  ]
    .filter(Boolean)
    .join(' • ');

export const pageTitle = (kind: BulkChangeResponse['Kind'] | undefined): string => {
  if (kind === 'import') return t('kind.import');
  return kind === 'stock' ? t('page.count') : t('page.title');
};

export const isFromFile = ({ Kind }: Pick<BulkChangeResponse, 'Kind'>): boolean =>
  Kind === 'import' || Kind === 'stock';

export const formatValue = (kind: BulkChangeResponse['Kind'], value: string): string => {
  if (value === '') return t('row.noValue');
  if (kind === 'percent' || kind === 'amount' || kind === 'import')
    return formatExactPrice(Number(value));
  if (kind === 'tax') return `${value}%`;
  if (kind === 'status') return value === '1' ? t('status.1') : t('status.0');
  return value;
};

/** A failure may be about another price of the pack, which only the server knows. */
export const problemText = ({
  Rejection,
  Failure,
  After,
  Mrp,
}: Pick<BulkChangeRowResponse, 'Rejection' | 'Failure' | 'After' | 'Mrp'>): string => {
  if (Rejection?.Code !== 'rate-above-mrp' || Mrp === '')
    return (Rejection ?? Failure)?.Message ?? '';
  return t('problem.aboveMrp', {
    price: formatExactPrice(Number(After)),
    mrp: formatExactPrice(Number(Mrp)),
  });
};

export const rowName = ({ ItemName, UnitName }: BulkChangeRowResponse): string =>
  [ItemName, UnitName].filter(Boolean).join(', ');

export const stateTones = {
  prepared: 'info',
  running: 'warning',
  done: 'success',
  undoing: 'warning',
  undone: 'info',
} as const;
