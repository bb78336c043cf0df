import type { GstSection } from '@tokri/contracts/tax';
import type { OutwardDocument } from './outward-document.ts';

export type DocumentSection = Extract<GstSection, 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur'>;

/**
 * Above this value an inter-State invoice of an unregistered buyer is listed by itself (table 5).
 * Notification 12/2024 – Central Tax of 10 July 2024 lowered it from ₹2,50,000 on 1 August 2024.
 */
const largeInvoiceLimits = [
  { fromDate: '2024-08-01', limitPaise: 1_00_000_00 },
  { fromDate: '2017-07-01', limitPaise: 2_50_000_00 },
] as const;

/** Of the invoice that a note is against, or of the invoice itself. */
export interface InvoiceValue {
  readonly date: string;
  readonly valuePaise: number;
}

export const isLargeInvoice = ({ date, valuePaise }: InvoiceValue): boolean =>
  valuePaise >
  (largeInvoiceLimits.find(({ fromDate }) => fromDate <= date)?.limitPaise ?? Infinity);

/**
 * The table of a document's taxed supplies; null when it has none. A note of an unregistered buyer is
 * listed by itself only if its invoice was (table 9B); else it changes table 7.
 */
export const sectionOf = (
  { bill, gstin, isCreditNote, isDebitNote, isInterState, valuePaise, taxed }: OutwardDocument,
  original: InvoiceValue | undefined,
): DocumentSection | null => {
  if (taxed.length === 0) return null;
  const isOfNote = isCreditNote || isDebitNote;
  if (gstin !== '') return isOfNote ? 'cdnr' : 'b2b';
  const invoice = isOfNote ? original : { date: bill.date, valuePaise };
  if (!isInterState || !invoice || !isLargeInvoice(invoice)) return 'b2cs';
  return isOfNote ? 'cdnur' : 'b2cl';
};
