import type { QuotedTax, QuotedTotals } from '@tokri/contracts';
import type { Sale } from '@tokri/contracts/events';

export type BillKind =
  'OrderConfirmation' | 'TaxInvoice' | 'BillOfSupply' | 'InvoiceCumBillOfSupply' | 'CreditNote';

/** Whom goods go to. `gstin` is empty for who is not registered. */
export interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string;
}

export type Place = Omit<Buyer, 'gstin'>;

/** Whom a bill is for, and where the goods went when that is somewhere else (Rule 46). */
export interface Addressee {
  readonly buyer: Buyer;
  readonly deliverTo: Place | null;
}

/** A member of a party buys for the party, wherever the goods go; anybody else for themselves. */
export const addresseeOf = (place: Place, party: Buyer | null): Addressee => {
  if (!party) return { buyer: { ...place, gstin: '' }, deliverTo: null };
  const isThere = place.address === party.address && place.pincode === party.pincode;
  return { buyer: party, deliverTo: isThere ? null : place };
};

/** A document before it has its number. */
export interface DraftBill {
  readonly billId: number;
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly kind: BillKind;
  /** `yyyy-MM-dd` in Kolkata; its financial year is the number's. */
  readonly date: string;
  readonly buyer: Buyer;
  readonly deliverTo: Place | null;
  /** State code of the delivery (IGST s.10(1)(ca)). */
  readonly placeOfSupply: string;
  readonly lines: Sale['lines'];
  readonly taxSummary: readonly QuotedTax[];
  readonly totals: QuotedTotals;
  /** The document that a credit note is against, with its day (Rule 53(1A)). */
  readonly against: {
    readonly billId: number;
    readonly number: string;
    readonly date: string;
  } | null;
  /** When it is to be paid and what was, of a bill on a party's account; null for one that its order pays. */
  readonly account: { readonly dueDate: string; readonly paidPaise: number } | null;
}

export interface Bill extends DraftBill {
  readonly number: string;
}

/** The part of a sale that stands on one document. */
export interface BillPart {
  readonly kind: BillKind;
  readonly sale: Pick<Sale, 'lines' | 'taxSummary' | 'totals'>;
}

const hasDelivery = ({ totals }: Pick<Sale, 'totals'>): boolean =>
  totals.deliveryChargePaise + totals.slotFeePaise > 0;
/** Taxable goods; the rest are exempt. */
export const isTaxed = ({ taxBasisPoints }: { readonly taxBasisPoints: number }): boolean =>
  taxBasisPoints > 0;

/**
 * Sums of some lines; delivery, fee, their tax and the round off stand on one document only (price.md 8). A line is worth what is paid for it, so offer and coupon are in the
 * lines and not named again: the documents of an order add up to what it costs, not to its Items and its Coupon.
 */
export const totalsOf = (
  lines: Sale['lines'],
  delivery: Pick<
    QuotedTotals,
    'deliveryChargePaise' | 'slotFeePaise' | 'deliveryTaxPaise' | 'roundOffPaise'
  >,
): QuotedTotals => {
  const sum = (of: (line: Sale['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const [mrpPaise, itemsPaise] = [
    sum((line) => line.mrpPaise * line.quantity),
    sum((line) => line.totalPaise),
  ];
  const { deliveryChargePaise, slotFeePaise, deliveryTaxPaise, roundOffPaise } = delivery;
  return {
    mrpPaise,
    itemsPaise,
    savingsPaise: mrpPaise - itemsPaise,
    offerDiscountPaise: 0,
    couponDiscountPaise: 0,
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    deliveryChargePaise,
    slotFeePaise,
    deliveryTaxPaise,
    roundOffPaise,
    payablePaise:
      itemsPaise + deliveryChargePaise + slotFeePaise + deliveryTaxPaise + roundOffPaise,
  };
};

const noDelivery = {
  deliveryChargePaise: 0,
  slotFeePaise: 0,
  deliveryTaxPaise: 0,
  roundOffPaise: 0,
};

const twoDocuments = (sale: Pick<Sale, 'lines' | 'taxSummary' | 'totals'>): readonly BillPart[] => {
  const [taxed, exempt] = [sale.lines.filter(isTaxed), sale.lines.filter((line) => !isTaxed(line))];
  return [
    {
      kind: 'TaxInvoice',
      sale: {
        lines: taxed,
        taxSummary: sale.taxSummary.filter(isTaxed),
        totals: totalsOf(taxed, sale.totals),
      },
    },
    {
      kind: 'BillOfSupply',
      sale: {
        lines: exempt,
        taxSummary: sale.taxSummary.filter((row) => !isTaxed(row)),
        totals: totalsOf(exempt, noDelivery),
      },
    },
  ];
};

/**
 * Which documents a sale gets (facts.md 3.1): taxable goods a tax invoice, exempt ones a bill of supply; both together one invoice-cum-bill of
 * supply for who is not registered (Rule 46A), two documents for who is. Delivery is taxed.
 */
export const billParts = (
  sale: Pick<Sale, 'lines' | 'taxSummary' | 'totals'>,
  { isRegistered }: { readonly isRegistered: boolean },
): readonly BillPart[] => {
  const hasTaxed = sale.lines.some(isTaxed) || hasDelivery(sale);
  const hasExempt = sale.lines.some((line) => !isTaxed(line));
  if (!hasExempt) return [{ kind: 'TaxInvoice', sale }];
  if (!hasTaxed) return [{ kind: 'BillOfSupply', sale }];
  return isRegistered ? twoDocuments(sale) : [{ kind: 'InvoiceCumBillOfSupply', sale }];
};

/** A credit note takes back a whole document; its sums are positive (shapes.md, Bills), and nothing of it is to be paid. */
export const creditNoteFor = (
  bill: Bill,
  { billId, date }: { readonly billId: number; readonly date: string },
): DraftBill => {
  const { number, ...whole } = bill;
  return {
    ...whole,
    billId,
    date,
    kind: 'CreditNote',
    account: null,
    against: { billId: bill.billId, number, date: bill.date },
  };
};
