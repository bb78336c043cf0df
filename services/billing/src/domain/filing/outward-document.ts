import { isNote, isVoucherKind } from '@tokri/contracts/orders';
import { isStateCode, stateCodeFromGstin } from '@tokri/contracts/tax';
import type { Bill } from '../bills/bill.ts';
import type { EInvoice } from '../e-invoices/e-invoice.ts';

/** Its own numbers are not of this shop; a note against it is. */
export const isOfEarlierSystem = ({ orderId, kind }: Pick<Bill, 'orderId' | 'kind'>): boolean =>
  orderId === 0 && !isNote(kind) && !isVoucherKind(kind);

/** Paise. Those of a credit note are above 0 as well. */
export interface TaxAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

export interface RateRow extends TaxAmounts {
  readonly taxBasisPoints: number;
}

export interface OutwardDocument {
  readonly bill: Bill;
  readonly isCreditNote: boolean;
  readonly isDebitNote: boolean;
  /** Of the buyer; empty for an unregistered one. */
  readonly gstin: string;
  /** A State code; that of the supplier when the bill has none. */
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
  /** With tax and round-off. */
  readonly valuePaise: number;
  /** One row for each rate above 0, lowest first. */
  readonly taxed: readonly RateRow[];
  /** Goods without tax. */
  readonly exemptPaise: number;
  /** Null for a document that is not registered. */
  readonly eInvoice: EInvoice | null;
}

export const noAmounts: TaxAmounts = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
};

export const addAmounts = (sum: TaxAmounts, row: TaxAmounts, sign: 1 | -1 = 1): TaxAmounts => ({
  taxablePaise: sum.taxablePaise + sign * row.taxablePaise,
  cgstPaise: sum.cgstPaise + sign * row.cgstPaise,
  sgstPaise: sum.sgstPaise + sign * row.sgstPaise,
  igstPaise: sum.igstPaise + sign * row.igstPaise,
});

export const sumAmounts = (rows: readonly TaxAmounts[]): TaxAmounts =>
  rows.reduce<TaxAmounts>((sum, row) => addAmounts(sum, row), noAmounts);

export const withTaxPaise = ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: TaxAmounts): number => taxablePaise + cgstPaise + sgstPaise + igstPaise;

/** -1 where a credit note reduces a sum. */
export const signOf = ({ isCreditNote }: Pick<OutwardDocument, 'isCreditNote'>): 1 | -1 =>
  isCreditNote ? -1 : 1;

const toRateRows = (rows: Bill['taxSummary']): readonly RateRow[] => {
  const sums = new Map<number, TaxAmounts>();
  for (const row of rows)
    sums.set(row.taxBasisPoints, addAmounts(sums.get(row.taxBasisPoints) ?? noAmounts, row));
  return [...sums]
    .map(([taxBasisPoints, sum]) => ({ taxBasisPoints, ...sum }))
    .sort((a, b) => a.taxBasisPoints - b.taxBasisPoints);
};

/** @param supplierGstin decides which supplies are inter-State */
export const toOutwardDocument = (
  bill: Bill,
  supplierGstin: string,
  eInvoice: EInvoice | null = null,
): OutwardDocument => {
  const supplierState = stateCodeFromGstin(supplierGstin);
  const placeOfSupply = isStateCode(bill.placeOfSupply) ? bill.placeOfSupply : supplierState;
  return {
    bill,
    isCreditNote: bill.kind === 'CreditNote',
    isDebitNote: bill.kind === 'DebitNote',
    gstin: bill.buyer.gstin,
    placeOfSupply,
    isInterState: placeOfSupply !== supplierState,
    valuePaise: bill.totals.payablePaise,
    taxed: toRateRows(bill.taxSummary.filter(({ taxBasisPoints }) => taxBasisPoints > 0)),
    exemptPaise: bill.taxSummary
      .filter(({ taxBasisPoints }) => taxBasisPoints === 0)
      .reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
    eInvoice,
  };
};
