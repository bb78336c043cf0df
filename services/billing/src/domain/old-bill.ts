import { ok, refusal, type Outcome } from '@tokri/contracts';
import { roundOff, taxOf, taxSummary, taxTotal } from '@tokri/contracts/price';
import type { Sale } from '@tokri/contracts/events';
import { isTaxed, totalsOf, type Bill, type Buyer } from './bill.ts';

export interface OldLine {
  readonly name: string;
  readonly hsn: string;
  readonly unit: string;
  readonly quantity: number;
  readonly ratePaise: number;
  readonly taxBasisPoints: number;
}

/** A bill of the books before these: written then, under a number of then. */
export interface OldBill {
  readonly partyId: number;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly paidPaise: number;
  readonly lines: readonly OldLine[];
}

export type OldBillRefusal = 'number-taken' | 'date-order' | 'two-documents' | 'paid-too-much';

/** Series that this house gives out itself, by their first letters. */
const ourNumber = /^(TI|BS|IB|CN)\/\d\d-\d\d\//i;

const billedLine = (
  line: OldLine,
  index: number,
  isAcrossStates: boolean,
): Sale['lines'][number] => {
  const taxablePaise = line.ratePaise * line.quantity;
  const tax = taxOf({
    taxablePaise,
    taxBasisPoints: line.taxBasisPoints,
    supply: isAcrossStates ? 'inter-state' : 'intra-state',
  });
  const { name, hsn, taxBasisPoints, quantity, ratePaise } = line;
  return {
    cartLineId: index + 1,
    name,
    unitName: line.unit,
    hsn,
    taxBasisPoints,
    quantity,
    ratePaise,
    mrpPaise: 0,
    discountPaise: 0,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + taxTotal(tax),
  };
};

/**
 * The old bill as a document of these books. It has one number, so it holds taxable or exempt goods, not both (facts.md 3.1: a registered buyer gets two
 * documents). Its tax is by the States of buyer and supplier, its sum to the rupee.
 */
export const bringForward = (
  old: OldBill,
  of: {
    readonly billId: number;
    readonly buyer: Buyer;
    readonly stateCode: string;
    readonly supplierState: string;
    readonly today: string;
  },
): Outcome<Bill, OldBillRefusal> => {
  if (ourNumber.test(old.number)) return refusal('number-taken');
  if (old.dueDate < old.date || old.date > of.today) return refusal('date-order');
  const taxed = old.lines.filter(isTaxed).length;
  if (taxed > 0 && taxed < old.lines.length) return refusal('two-documents');
  const lines = old.lines.map((line, index) =>
    billedLine(line, index, of.stateCode !== of.supplierState),
  );
  const roundOffPaise = roundOff(
    lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    true,
  );
  const totals = totalsOf(lines, {
    deliveryChargePaise: 0,
    slotFeePaise: 0,
    deliveryTaxPaise: 0,
    roundOffPaise,
  });
  if (old.paidPaise > totals.payablePaise) return refusal('paid-too-much');
  return ok({
    billId: of.billId,
    orderId: 0,
    userId: 0,
    partyId: old.partyId,
    transactionNumber: '',
    kind: taxed > 0 ? 'TaxInvoice' : 'BillOfSupply',
    date: old.date,
    buyer: of.buyer,
    deliverTo: null,
    placeOfSupply: of.stateCode,
    // Nobody knows the MRP of that time.
    lines,
    taxSummary: taxSummary(lines),
    totals: { ...totals, mrpPaise: totals.itemsPaise, savingsPaise: 0 },
    against: null,
    account: { dueDate: old.dueDate, paidPaise: old.paidPaise },
    number: old.number,
  });
};

type SoldLine = Bill['lines'][number];
const isSameLine = (a: SoldLine, b: SoldLine | undefined): boolean =>
  b !== undefined &&
  a.name === b.name &&
  a.hsn === b.hsn &&
  a.unitName === b.unitName &&
  a.quantity === b.quantity &&
  a.ratePaise === b.ratePaise &&
  a.taxBasisPoints === b.taxBasisPoints;

const areSameLines = (a: readonly SoldLine[], b: readonly SoldLine[]): boolean =>
  a.length === b.length && a.every((line, index) => isSameLine(line, b[index]));

/** Whether two bills say the same, whatever their ids: then one brought forward again is the one that is there. */
export const isSameBill = (a: Bill, b: Bill): boolean =>
  a.partyId === b.partyId &&
  a.date === b.date &&
  areSameLines(a.lines, b.lines) &&
  a.account?.dueDate === b.account?.dueDate &&
  a.account?.paidPaise === b.account?.paidPaise;
