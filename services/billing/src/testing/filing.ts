import { gstinCheckDigit, calculateTax, taxSummary } from '@tokri/contracts/tax';
import { sumTotals, type Bill } from '../domain/bills/bill.ts';
import type { Credit } from '../domain/bills/credit.ts';
import { createGstr1, type Gstr1 } from '../domain/filing/gstr1.ts';
import type { EInvoice } from '../domain/e-invoices/e-invoice.ts';
import type { InvoiceValue } from '../domain/filing/gstr1-section.ts';

const withCheckDigit = (first14: string): string => first14 + gstinCheckDigit(first14);

export const supplierGstin = withCheckDigit('29AABCT1234F1Z');
export const buyerGstin = withCheckDigit('29AAKFA4321L1Z');
export const otherStateGstin = withCheckDigit('33AAKFA4321L1Z');

type BillLine = Bill['lines'][number];

export interface BuildLine {
  readonly hsn?: string;
  readonly unitName?: string;
  readonly quantity?: number;
  readonly taxablePaise: number;
  readonly taxBasisPoints: number;
}

const toLine = (
  { hsn = '3401', unitName = '500 ml', quantity = 1, taxablePaise, taxBasisPoints }: BuildLine,
  isInterState: boolean,
): BillLine => {
  const supply = isInterState ? 'inter-state' : 'intra-state';
  const tax = calculateTax({ taxablePaise, taxBasisPoints, supply });
  return {
    cartLineId: 1,
    name: 'Liquid soap',
    unitName,
    hsn,
    taxBasisPoints,
    quantity,
    ratePaise: taxablePaise,
    mrpPaise: 0,
    discountPaise: 0,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
  };
};

export interface BuildBill extends Partial<Omit<Bill, 'lines'>> {
  readonly gstin?: string;
  readonly lines?: readonly BuildLine[];
  readonly deliveryPaise?: number;
}

/** A bill of the shop in Karnataka, with amounts as `priceCart` calculates them. */
export const buildBill = ({
  gstin = '',
  lines = [{ taxablePaise: 8390, taxBasisPoints: 1800 }],
  deliveryPaise = 0,
  ...changes
}: BuildBill = {}): Bill => {
  const { placeOfSupply = '29' } = changes;
  const isInterState = placeOfSupply !== '29' && placeOfSupply !== '';
  const built = lines.map((line) => toLine(line, isInterState));
  const delivery = toLine(
    { hsn: '9965', taxablePaise: deliveryPaise, taxBasisPoints: 1800 },
    isInterState,
  );
  const duePaise = built.reduce((sum, { totalPaise }) => sum + totalPaise, delivery.totalPaise);
  const totals = sumTotals(built, {
    deliveryChargePaise: deliveryPaise,
    slotFeePaise: 0,
    deliveryTaxPaise: delivery.totalPaise - deliveryPaise,
    roundOffPaise: Math.round(duePaise / 100) * 100 - duePaise,
  });
  return {
    billId: 1,
    orderId: 42,
    userId: 7,
    partyId: 0,
    transactionNumber: 'T42',
    kind: 'TaxInvoice',
    number: 'TI/26-27/0000001',
    date: '2026-11-21',
    buyer: { name: 'Meera', address: '1 Main Road', pincode: '560034', gstin },
    deliverTo: null,
    placeOfSupply,
    lines: built,
    taxSummary: taxSummary(deliveryPaise > 0 ? [...built, delivery] : built),
    totals,
    against: null,
    account: null,
    ...changes,
  };
};

export const buildNote = ({
  against = { billId: 1, number: 'TI/26-27/0000001', date: '2026-11-21' },
  ...changes
}: BuildBill = {}): Bill =>
  buildBill({ kind: 'CreditNote', number: 'CN/26-27/0000001', against, ...changes });

export const buildDebitNote = (changes: BuildBill = {}): Bill =>
  buildNote({ kind: 'DebitNote', number: 'DN/26-27/0000001', ...changes });

/** The return of November 2026; `originals` are the invoices of notes by their id. */
export const buildReturn = (
  bills: readonly Bill[],
  {
    originals = {},
    ofOtherMonths = [],
    month = '2026-11',
    turnoverCrore = 0,
    firstEInvoiceDate = null,
    today = '2026-11-30',
    eInvoices = {},
    credits = {},
  }: {
    readonly originals?: Readonly<Record<number, InvoiceValue>>;
    readonly ofOtherMonths?: readonly string[];
    readonly month?: string;
    readonly turnoverCrore?: number;
    readonly firstEInvoiceDate?: string | null;
    readonly today?: string;
    readonly eInvoices?: Readonly<Record<number, EInvoice>>;
    /** Of bills by their ids. */
    readonly credits?: Readonly<Record<number, readonly Credit[]>>;
  } = {},
): Gstr1 => {
  const gstr1 = createGstr1({
    month,
    gstin: supplierGstin,
    rules: { turnoverCrore, firstEInvoiceDate, today },
  });
  for (const { number, ...bill } of bills)
    gstr1.add(
      {
        bill,
        number,
        supplierGstin,
        eInvoice: eInvoices[bill.billId] ?? null,
        credits: credits[bill.billId],
      },
      originals[bill.against?.billId ?? 0],
    );
  return gstr1.finish(new Set(ofOtherMonths));
};
