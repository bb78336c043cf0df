import type { QuotedTax, QuotedTotals } from '@tokri/contracts/pricing';
import type { OrderSale } from '@tokri/contracts/events';

export type BillKind =
  'OrderConfirmation' | 'TaxInvoice' | 'BillOfSupply' | 'InvoiceCumBillOfSupply' | 'CreditNote';

/** Whom goods go to. `gstin` is empty for who is not registered. */
export interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string;
}

export type DeliveryLocation = Omit<Buyer, 'gstin'>;

/** Whom a bill is for, and where the goods went when that is somewhere else (Rule 46). */
export interface BillAddresses {
  readonly buyer: Buyer;
  readonly deliverTo: DeliveryLocation | null;
}

/** A member of a party buys for the party, wherever the goods go; anybody else for themselves. */
export const toBillAddresses = (
  deliveryLocation: DeliveryLocation,
  party: Buyer | null,
): BillAddresses => {
  if (!party) return { buyer: { ...deliveryLocation, gstin: '' }, deliverTo: null };
  const isSameAddress =
    deliveryLocation.address === party.address && deliveryLocation.pincode === party.pincode;
  return { buyer: party, deliverTo: isSameAddress ? null : deliveryLocation };
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
  readonly deliverTo: DeliveryLocation | null;
  /** State code of the delivery (IGST s.10(1)(ca)). */
  readonly placeOfSupply: string;
  readonly lines: OrderSale['lines'];
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
  readonly sale: Pick<OrderSale, 'lines' | 'taxSummary' | 'totals'>;
}

const hasDelivery = ({ totals }: Pick<OrderSale, 'totals'>): boolean =>
  totals.deliveryChargePaise + totals.slotFeePaise > 0;
/** Taxable goods; the rest are exempt. */
export const isTaxable = ({ taxBasisPoints }: { readonly taxBasisPoints: number }): boolean =>
  taxBasisPoints > 0;

/**
 * Sums of some lines; delivery, fee, their tax and the round off stand on one document only (price.md 8). A line is worth what is paid for it, so offer and coupon are in the
 * lines and not named again: the documents of an order add up to what it costs, not to its Items and its Coupon.
 */
export const sumTotals = (
  lines: OrderSale['lines'],
  delivery: Pick<
    QuotedTotals,
    'deliveryChargePaise' | 'slotFeePaise' | 'deliveryTaxPaise' | 'roundOffPaise'
  >,
): QuotedTotals => {
  const sum = (of: (line: OrderSale['lines'][number]) => number) =>
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

const splitByTax = (
  sale: Pick<OrderSale, 'lines' | 'taxSummary' | 'totals'>,
): readonly BillPart[] => {
  const [taxed, exempt] = [
    sale.lines.filter(isTaxable),
    sale.lines.filter((line) => !isTaxable(line)),
  ];
  return [
    {
      kind: 'TaxInvoice',
      sale: {
        lines: taxed,
        taxSummary: sale.taxSummary.filter(isTaxable),
        totals: sumTotals(taxed, sale.totals),
      },
    },
    {
      kind: 'BillOfSupply',
      sale: {
        lines: exempt,
        taxSummary: sale.taxSummary.filter((row) => !isTaxable(row)),
        totals: sumTotals(exempt, noDelivery),
      },
    },
  ];
};

/**
 * Which documents a sale gets (facts.md 3.1): taxable goods a tax invoice, exempt ones a bill of supply; both together one invoice-cum-bill of
 * supply for who is not registered (Rule 46A), two documents for who is. Delivery is taxed.
 */
export const splitIntoBills = (
  sale: Pick<OrderSale, 'lines' | 'taxSummary' | 'totals'>,
  { isRegistered }: { readonly isRegistered: boolean },
): readonly BillPart[] => {
  const hasTaxed = sale.lines.some(isTaxable) || hasDelivery(sale);
  const hasExempt = sale.lines.some((line) => !isTaxable(line));
  if (!hasExempt) return [{ kind: 'TaxInvoice', sale }];
  if (!hasTaxed) return [{ kind: 'BillOfSupply', sale }];
  return isRegistered ? splitByTax(sale) : [{ kind: 'InvoiceCumBillOfSupply', sale }];
};

/** A credit note takes back a whole document; its sums are positive (shapes.md, Bills), and nothing of it is to be paid. */
export const toCreditNote = (
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
