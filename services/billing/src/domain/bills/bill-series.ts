import {
  billPrefixesOf,
  receiptPrefix,
  type DatedBillPrefixes,
  type NumberedBillKind,
} from '@tokri/contracts/orders';

export type SeriesKind = NumberedBillKind | 'Receipt' | 'Other';

export interface ParsedSeries {
  readonly kind: SeriesKind;
  /** `2026-27` */
  readonly financialYear: string;
}

const seriesPattern = /^([A-Za-z0-9]+)\/(\d\d)-(\d\d)$/;

/** What `TI/26-27` numbers, by the prefixes of its year. */
export const parseSeries = (name: string, dated: readonly DatedBillPrefixes[]): ParsedSeries => {
  const [, prefix = '', from = '', to = ''] = seriesPattern.exec(name) ?? [];
  if (prefix === '') return { kind: 'Other', financialYear: '' };
  const financialYear = `20${from}-${to}`;
  if (prefix === receiptPrefix) return { kind: 'Receipt', financialYear };
  const prefixes = Object.entries(billPrefixesOf(dated, financialYear));
  const [kind] = prefixes.find(([, value]) => value === prefix) ?? [];
  return { kind: (kind as NumberedBillKind | undefined) ?? 'Other', financialYear };
};

/** Numbers that were taken and are on no document. */
export const countGaps = (
  { next, waiting }: { readonly next: number; readonly waiting: number },
  issued: number,
): number => Math.max(0, next - 1 - waiting - issued);
