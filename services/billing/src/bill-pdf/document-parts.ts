import { isUnitedKingdom } from '@tokri/contracts/market';
import type { PartyPaymentWay } from '@tokri/contracts/orders';
import { formatRupees, toPaise } from '@tokri/contracts/money';
import type { PdfContent } from '@tokri/service-kit/pdf';
import { secondaryColor } from '@tokri/service-kit/pdf-worker';

export const taxNumberLabel = (): string => (isUnitedKingdom() ? 'VAT number' : 'GSTIN');

/** Of rupees, with both decimal places. */
export const formatAmount = (rupees: number): string => formatRupees(toPaise(rupees), 'always');

/** After "received". */
export const paymentWayWords: Readonly<Record<PartyPaymentWay, string>> = {
  cash: 'in cash',
  bank: 'by bank transfer',
  upi: 'by UPI',
  cheque: 'by cheque',
  online: 'online',
};

/** Of the style `head`, which a document with header cells has. */
export const headerStyle = { color: secondaryColor, fontSize: 8 } as const;
export const headerCell = (text: string): PdfContent => ({ text, style: 'head' });
export const numericHeaderCell = (text: string): PdfContent => ({
  text,
  style: 'head',
  alignment: 'right',
});
export const numericCell = (text: string): PdfContent => ({
  text,
  alignment: 'right',
  noWrap: true,
});

const taxNumber = (gstin: string): readonly string[] =>
  gstin === '' ? [] : [`${taxNumberLabel()} ${gstin}`];

export const addressee = (place: {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
}): PdfContent => ({
  stack: [place.name, place.address, ...taxNumber(place.gstin)],
});
