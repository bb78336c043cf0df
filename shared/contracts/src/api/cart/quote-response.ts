import { toRupees } from '../../money/money.ts';
import { deliveryTaxRow } from '../../pricing/delivery.ts';
import type { QuotedLine, QuotedTax, QuotedTotals } from '../../pricing/quote.ts';
import type { CartResponse, CartLineResponse, TotalsResponse } from './cart-schemas.ts';

export interface CurrentLineState {
  readonly stock: number;
  readonly message: string;
  readonly code: CartLineResponse['Code'];
  readonly maxQuantity: number;
}

export const toLineResponse = (
  line: QuotedLine,
  { stock, message, code, maxQuantity: most }: CurrentLineState = {
    stock: 0,
    message: '',
    code: '',
    maxQuantity: 0,
  },
): CartLineResponse => ({
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
  ...(line.totalBeforeCouponPaise === undefined
    ? {}
    : { TotalBeforeCoupon: toRupees(line.totalBeforeCouponPaise) }),
  ...(line.hindiName ? { Hindi: { Name: line.hindiName } } : {}),
});

export const toTotalsResponse = ({
  totals,
  taxSummary,
}: {
  readonly totals: QuotedTotals;
  readonly taxSummary: readonly QuotedTax[];
}): TotalsResponse => ({
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
  DeliveryTaxPercent: (deliveryTaxRow({ totals, taxSummary })?.taxBasisPoints ?? 0) / 100,
});

export const toTaxSummaryResponse = (row: QuotedTax): CartResponse['TaxSummary'][number] => ({
  HSN: row.hsn,
  TaxPercent: row.taxBasisPoints / 100,
  Taxable: toRupees(row.taxablePaise),
  Cgst: toRupees(row.cgstPaise),
  Sgst: toRupees(row.sgstPaise),
  Igst: toRupees(row.igstPaise),
});

export const toCouponResponse = (
  coupon: { readonly code: string; readonly amountPaise: number } | null,
): CartResponse['Coupon'] => coupon && { Code: coupon.code, Amount: toRupees(coupon.amountPaise) };
