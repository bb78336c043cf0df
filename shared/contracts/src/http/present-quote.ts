import { toRupees } from '../money.ts';
import { deliveryRowOf } from '../price/delivery.ts';
import type { QuotedLine, QuotedTax, QuotedTotals } from '../quote.ts';
import type { CartAnswer, PricedLineAnswer, TotalsAnswer } from './cart.ts';

/** What of a line may change after the quote: told beside it. */
export interface LineNow {
  /** What is free to sell; 0 where stock is of no interest any more. */
  readonly stock: number;
  readonly message: string;
  readonly code: PricedLineAnswer['Code'];
  readonly most: number;
}

/** A quoted line in rupees, as cart, order and bill show it (shapes.md C2). */
export const presentQuotedLine = (
  line: QuotedLine,
  { stock, message, code, most }: LineNow = { stock: 0, message: '', code: '', most: 0 },
): PricedLineAnswer => ({
  Id: line.cartLineId,
  LineKey: line.lineKey,
  ItemId: line.itemId,
  UnitId: line.unitId,
  OfferId: line.offerId,
  Name: line.name,
  UnitName: line.unitName,
  Image: line.image,
  Quantity: line.quantity,
  Rate: toRupees(line.ratePaise),
  Mrp: toRupees(line.mrpPaise),
  RateWithTax: toRupees(line.rateWithTaxPaise),
  Discount: toRupees(line.discountPaise),
  Taxable: toRupees(line.taxablePaise),
  HSN: line.hsn,
  TaxPercent: line.taxBasisPoints / 100,
  Cgst: toRupees(line.cgstPaise),
  Sgst: toRupees(line.sgstPaise),
  Igst: toRupees(line.igstPaise),
  Total: toRupees(line.totalPaise),
  Stock: stock,
  Message: message,
  Code: code,
  Most: most,
  Brand: line.brand,
  Tint: line.tint,
  ItemGroupId: line.itemGroupId,
  MaxPerOrder: line.maxPerOrder,
  IsFood: line.isFood,
  Vegetarian: line.vegetarian,
});

/** All sums of a quote, an order or a bill in rupees. */
export const presentQuotedTotals = ({
  totals,
  taxSummary,
}: {
  readonly totals: QuotedTotals;
  readonly taxSummary: readonly QuotedTax[];
}): TotalsAnswer => ({
  Mrp: toRupees(totals.mrpPaise),
  Items: toRupees(totals.itemsPaise),
  Savings: toRupees(totals.savingsPaise),
  OfferDiscount: toRupees(totals.offerDiscountPaise),
  CouponDiscount: toRupees(totals.couponDiscountPaise),
  Taxable: toRupees(totals.taxablePaise),
  Cgst: toRupees(totals.cgstPaise),
  Sgst: toRupees(totals.sgstPaise),
  Igst: toRupees(totals.igstPaise),
  DeliveryCharge: toRupees(totals.deliveryChargePaise),
  DeliveryTax: toRupees(totals.deliveryTaxPaise),
  SlotFee: toRupees(totals.slotFeePaise),
  RoundOff: toRupees(totals.roundOffPaise),
  Payable: toRupees(totals.payablePaise),
  DeliveryTaxPercent: (deliveryRowOf({ totals, taxSummary })?.taxBasisPoints ?? 0) / 100,
});

/** A row of the summary by HSN and rate. */
export const presentQuotedTax = (row: QuotedTax): CartAnswer['TaxSummary'][number] => ({
  HSN: row.hsn,
  TaxPercent: row.taxBasisPoints / 100,
  Taxable: toRupees(row.taxablePaise),
  Cgst: toRupees(row.cgstPaise),
  Sgst: toRupees(row.sgstPaise),
  Igst: toRupees(row.igstPaise),
});

/** A coupon with what it takes off, or none. */
export const presentQuotedCoupon = (
  coupon: { readonly code: string; readonly amountPaise: number } | null,
): CartAnswer['Coupon'] => coupon && { Code: coupon.code, Amount: toRupees(coupon.amountPaise) };
