import { isUnitedKingdom } from '@tokri/contracts/market';
import type { QuotedTax, QuotedTotals } from '@tokri/contracts/pricing';
import type { OrderSale } from '@tokri/contracts/events';
import type { BillKind, PartyPaymentWay } from '@tokri/contracts/orders';
import type { BillAccount } from './bill-account.ts';
import type { Consolidation } from './consolidation.ts';
import type { UpiPayee } from './upi-payee.ts';

export interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string;
}

export type DeliveryLocation = Omit<Buyer, 'gstin'>;

export interface BillAddresses {
  readonly buyer: Buyer;
  readonly deliverTo: DeliveryLocation | null;
}

export const toBillAddresses = (
  deliveryLocation: DeliveryLocation,
  party: Buyer | null,
): BillAddresses => {
  if (!party) return { buyer: { ...deliveryLocation, gstin: '' }, deliverTo: null };
  const isSameAddress =
    deliveryLocation.address === party.address && deliveryLocation.pincode === party.pincode;
  return { buyer: party, deliverTo: isSameAddress ? null : deliveryLocation };
};

export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly fssai: string;
}

export interface DraftBill {
  /** Missing in bills from before they stored it, and in those of an imported account. */
  readonly seller?: Seller;
  readonly billId: number;
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly transactionNumber: string;
  readonly kind: BillKind;
  readonly date: string;
  readonly buyer: Buyer;
  readonly deliverTo: DeliveryLocation | null;
  readonly placeOfSupply: string;
  readonly lines: OrderSale['lines'];
  readonly taxSummary: readonly QuotedTax[];
  readonly totals: QuotedTotals;
  readonly against: {
    readonly billId: number;
    readonly number: string;
    readonly date: string;
  } | null;
  /** Of the payment whose advance a voucher is about; absent in other documents. */
  readonly advance?: {
    readonly paymentId: number;
    readonly receiptNumber: string;
    readonly way: PartyPaymentWay;
    readonly reference: string;
    readonly receivedOn: string;
  };
  /**
   * Why staff issued a credit or debit note or gave an advance back; absent in other documents and
   * for a cancelled order.
   */
  readonly reason?: string;
  /** Whom its UPI code pays, as of the issue; absent in other documents and without a UPI ID. */
  readonly upiPayee?: UpiPayee;
  /** Null for a bill that is not on the account of a party. */
  readonly account: BillAccount | null;
}

export interface Bill extends DraftBill {
  readonly number: string;
  /** Absent in a document of its own. */
  readonly consolidation?: Consolidation;
}

export interface BillPart {
  readonly kind: BillKind;
  readonly sale: Pick<OrderSale, 'lines' | 'taxSummary' | 'totals'>;
}

export const hasDelivery = ({ totals }: Pick<OrderSale, 'totals'>): boolean =>
  totals.deliveryChargePaise + totals.slotFeePaise > 0;
export const isTaxable = ({ taxBasisPoints }: { readonly taxBasisPoints: number }): boolean =>
  taxBasisPoints > 0;

/**
 * Delivery and round-off appear on one document only. Discounts are part of the line totals, so the
 * documents of an order add up to its price.
 */
export const sumTotals = (
  lines: OrderSale['lines'],
  delivery: Pick<
    QuotedTotals,
    'deliveryChargePaise' | 'slotFeePaise' | 'deliveryTaxPaise' | 'roundOffPaise'
  >,
): QuotedTotals => {
  const sum = (amount: (line: OrderSale['lines'][number]) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
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

export const noDelivery = {
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
 * Rule 46A: an unregistered buyer gets one combined document, a registered buyer one for taxable
 * and one for exempt goods. Delivery is taxable. A VAT invoice holds zero-rated goods as well.
 */
export const splitIntoBills = (
  sale: Pick<OrderSale, 'lines' | 'taxSummary' | 'totals'>,
  { isRegistered }: { readonly isRegistered: boolean },
): readonly BillPart[] => {
  if (isUnitedKingdom()) return [{ kind: 'TaxInvoice', sale }];
  const hasTaxed = sale.lines.some(isTaxable) || hasDelivery(sale);
  const hasExempt = sale.lines.some((line) => !isTaxable(line));
  if (!hasExempt) return [{ kind: 'TaxInvoice', sale }];
  if (!hasTaxed) return [{ kind: 'BillOfSupply', sale }];
  return isRegistered ? splitByTax(sale) : [{ kind: 'InvoiceCumBillOfSupply', sale }];
};

export const toCreditNote = (
  bill: Bill,
  {
    sale,
    ...note
  }: {
    readonly billId: number;
    readonly date: string;
    readonly reason?: string;
    readonly sale: BillPart['sale'];
  },
): DraftBill => {
  const { number, upiPayee: _upi, reason: _reason, consolidation: _part, ...fields } = bill;
  return {
    ...fields,
    lines: sale.lines,
    taxSummary: sale.taxSummary,
    totals: sale.totals,
    ...note,
    kind: 'CreditNote',
    account: null,
    against: { billId: bill.billId, number, date: bill.date },
  };
};

/** Rule 53(1A) of the CGST Rules. A party owes it on its account, however it paid the bill. */
export const toDebitNote = (
  bill: Bill,
  {
    sale,
    dueDate,
    upiPayee,
    ...note
  }: {
    readonly billId: number;
    readonly date: string;
    readonly dueDate: string;
    readonly reason: string;
    readonly upiPayee: UpiPayee | null;
    readonly sale: BillPart['sale'];
  },
): DraftBill => ({
  ...toCreditNote(bill, { ...note, sale }),
  ...(upiPayee && { upiPayee }),
  kind: 'DebitNote',
  account: bill.partyId > 0 ? { dueDate, paidPaise: 0 } : null,
});
