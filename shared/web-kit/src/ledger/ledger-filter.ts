import { addDays, financialYear, isDate } from '@tokri/contracts/dates';
import { ledgerTypes, type LedgerType } from '@tokri/contracts/orders';
import { today } from '@tokri/web-kit/ui';

export interface LedgerSpan {
  readonly fromDate: string;
  readonly toDate: string;
}

export interface LedgerFilter extends LedgerSpan {
  /** Empty lists entries of all types. */
  readonly type: LedgerType | '';
}

export const ledgerPresets = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type LedgerPreset = (typeof ledgerPresets)[number];

const quarterDays = 90;
const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

export const toLedgerSpan = (preset: LedgerPreset, day: string = today()): LedgerSpan => {
  switch (preset) {
    case 'month':
      return { fromDate: startOfMonth(day), toDate: day };
    case 'lastMonth': {
      const toDate = addDays(startOfMonth(day), -1);
      return { fromDate: startOfMonth(toDate), toDate };
    }
    case 'quarter':
      return { fromDate: addDays(day, 1 - quarterDays), toDate: day };
    case 'year':
      return { fromDate: `${financialYear(day).slice(0, 4)}-04-01`, toDate: day };
  }
};

export const isValidLedgerSpan = ({ fromDate, toDate }: LedgerSpan): boolean => fromDate <= toDate;

export const parseLedgerFilter = (params: URLSearchParams): LedgerFilter => {
  const [fromDate, toDate] = [params.get('FromDate') ?? '', params.get('ToDate') ?? ''];
  return {
    ...(isDate(fromDate) && isDate(toDate) ? { fromDate, toDate } : toLedgerSpan('quarter')),
    type: ledgerTypes.find((type) => type === params.get('Type')) ?? '',
  };
};

export const formatLedgerFilter = ({ fromDate, toDate, type }: LedgerFilter) => ({
  FromDate: fromDate,
  ToDate: toDate,
  ...(type === '' ? {} : { Type: type }),
});
