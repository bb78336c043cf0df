import { financialYear } from '../../dates/dates.ts';
import type { issuedBillKinds, VoucherKind } from './bill-kind.ts';

export type NumberedBillKind = (typeof issuedBillKinds)[number];
export type BillPrefixes = Readonly<Record<NumberedBillKind, string>>;

/** Prefixes from the first day of a financial year on. */
export interface DatedBillPrefixes {
  readonly fromYear: string;
  readonly prefixes: BillPrefixes;
}

export const defaultBillPrefixes: BillPrefixes = {
  TaxInvoice: 'TI',
  BillOfSupply: 'BS',
  InvoiceCumBillOfSupply: 'IB',
  CreditNote: 'CN',
  DebitNote: 'DN',
};

/** Of receipts for payments on account. */
export const receiptPrefix = 'RC';
export const voucherPrefixes: Readonly<Record<VoucherKind, string>> = {
  ReceiptVoucher: 'RV',
  RefundVoucher: 'RF',
};
/** Bills cannot have them, or their numbers could be the same. */
export const reservedPrefixes: readonly string[] = [
  receiptPrefix,
  ...Object.values(voucherPrefixes),
];

/** Rule 46(b) of the CGST Rules: letters, digits, `-` and `/`. */
const maxNumberLength = 16;
const maxDigits = 7;
/** Leaves six digits for the bills of a year. */
export const billPrefixPattern = /^[A-Za-z0-9]{1,3}$/;

/** Years are `2026-27`: their order is that of their texts. */
export const billPrefixesOf = (
  dated: readonly DatedBillPrefixes[],
  year: string,
): BillPrefixes => ({
  // Prefixes that were stored before debit notes have none for them.
  ...defaultBillPrefixes,
  ...dated
    .filter(({ fromYear }) => fromYear <= year)
    .reduce<DatedBillPrefixes | undefined>(
      (latest, entry) => (latest && latest.fromYear > entry.fromYear ? latest : entry),
      undefined,
    )?.prefixes,
});

/** Every prefix that numbers of the shop have had or will have. */
export const listBillPrefixes = (dated: readonly DatedBillPrefixes[]): readonly string[] => [
  ...new Set(
    [voucherPrefixes, defaultBillPrefixes, ...dated.map(({ prefixes }) => prefixes)].flatMap(
      Object.values<string>,
    ),
  ),
];

export const nextFinancialYear = (date: string): string =>
  financialYear(`${Number(date.slice(0, 4)) + 1}${date.slice(4, 8)}01`);

export const billSeries = (prefix: string, year: string): string => `${prefix}/${year.slice(2)}`;

export const formatBillNumber = (series: string, sequenceNumber: number): string => {
  const digits = Math.min(maxDigits, maxNumberLength - series.length - 1);
  const number = `${series}/${String(sequenceNumber).padStart(digits, '0')}`;
  if (number.length > maxNumberLength || !/^[A-Za-z0-9][A-Za-z0-9\-/]*$/.test(number))
    throw new RangeError(`${number} is no number of a bill`);
  return number;
};
