import {
  billPrefixesOf,
  receiptPrefix,
  voucherPrefixes,
  type DatedBillPrefixes,
  type IssuedDocumentKind,
} from '@tokri/contracts/orders';

export type SeriesKind = IssuedDocumentKind | 'Receipt' | 'Other';

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
  const prefixes = { ...billPrefixesOf(dated, financialYear), ...voucherPrefixes };
  const [kind] = Object.entries(prefixes).find(([, value]) => value === prefix) ?? [];
  return { kind: (kind as IssuedDocumentKind | undefined) ?? 'Other', financialYear };
};

/** Numbers that were taken and are on no document. */
export const countGaps = (
  { next, waiting }: { readonly next: number; readonly waiting: number },
  issued: number,
): number => Math.max(0, next - 1 - waiting - issued);
