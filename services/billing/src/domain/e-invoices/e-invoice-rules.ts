import { isUnitedKingdom } from '@tokri/contracts/market';
import type { DraftBill } from '../bills/bill.ts';
import { isOfEarlierSystem } from '../filing/outward-document.ts';

/** Above this aggregate turnover, documents from that date on are registered. */
export interface EInvoiceThreshold {
  readonly fromDate: string;
  readonly aboveCrore: number;
}

export interface EInvoiceSettings {
  readonly thresholds: readonly EInvoiceThreshold[];
  /** In crore rupees, the highest of a financial year since 2017-18. */
  readonly turnoverCrore: number;
  /** No document before it is registered; empty for the date of the threshold. */
  readonly fromDate: string;
}

/** Date of the first document that the shop registers; null when it registers none. */
export const firstEInvoiceDate = ({
  thresholds,
  turnoverCrore,
  fromDate,
}: EInvoiceSettings): string | null => {
  const dates = thresholds
    .filter(({ aboveCrore }) => turnoverCrore > aboveCrore)
    .map((threshold) => threshold.fromDate)
    .sort();
  const [first] = dates;
  if (first === undefined || isUnitedKingdom()) return null;
  return first > fromDate ? first : fromDate;
};

/** As schema INV-01 names kinds of documents. */
export type EInvoiceDocumentType = 'INV' | 'CRN' | 'DBN';

const documentTypes: Readonly<Record<string, EInvoiceDocumentType>> = {
  TaxInvoice: 'INV',
  CreditNote: 'CRN',
  DebitNote: 'DBN',
};

export const eInvoiceDocumentType = ({
  kind,
}: Pick<DraftBill, 'kind'>): EInvoiceDocumentType | undefined => documentTypes[kind];

type RegistrableBill = Pick<DraftBill, 'orderId' | 'kind' | 'buyer' | 'taxSummary'>;

/**
 * CGST Rule 48(4): invoices, credit and debit notes of registered buyers. Supplies without tax are on
 * a bill of supply, which is not registered.
 */
export const isRegistrable = (bill: RegistrableBill): boolean =>
  !isUnitedKingdom() &&
  bill.buyer.gstin !== '' &&
  eInvoiceDocumentType(bill) !== undefined &&
  !isOfEarlierSystem(bill) &&
  bill.taxSummary.some(({ taxBasisPoints }) => taxBasisPoints > 0);

/** @param firstDate as `firstEInvoiceDate` tells it */
export const needsRegistration = (
  bill: RegistrableBill & Pick<DraftBill, 'date'>,
  firstDate: string | null,
): boolean => firstDate !== null && bill.date >= firstDate && isRegistrable(bill);
