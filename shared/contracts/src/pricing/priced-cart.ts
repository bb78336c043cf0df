import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import type { OfferMessageCode } from './offers/choose-offers.ts';
import type { PricedDelivery } from './delivery.ts';
import type { PricingLine } from './pricing-line.ts';
import { roundOff } from './round-off.ts';
import { taxSummary, taxTotal } from '../tax/tax.ts';
import type { Tax, TaxSummaryRow } from '../tax/tax.ts';

export interface PricedLine extends PricingLine, Tax {
  readonly rateWithTaxPaise: Paise;
  readonly appliedOffer: { readonly offerId: number; readonly name: string } | null;
  /** With tax, after the offer, before the coupon: the line's share of Items. */
  readonly itemsPaise: Paise;
  /** With tax: what the offer took off. */
  readonly offerDiscountPaise: Paise;
  /** Rate × Quantity − Taxable: before tax, offer and coupon together. */
  readonly discountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly totalPaise: Paise;
}

/** The sums of shapes.md C2 in paise. Payable = Taxable + Cgst + Sgst + Igst + DeliveryCharge + SlotFee + DeliveryTax + RoundOff, always. */
export interface PricedTotals extends Tax {
  readonly mrpPaise: Paise;
  readonly itemsPaise: Paise;
  readonly savingsPaise: Paise;
  readonly offerDiscountPaise: Paise;
  readonly couponDiscountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly deliveryChargePaise: Paise;
  readonly deliveryTaxPaise: Paise;
  readonly slotFeePaise: Paise;
  readonly roundOffPaise: Paise;
  readonly payablePaise: Paise;
  /** Set where the shop rounds no sum: what becomes of this one later is not rounded either. */
  readonly keepsPaise?: true | undefined;
}

export interface PriceMessage {
  readonly code: OfferMessageCode | 'coupon-minimum';
  readonly lineKey: string | null;
}

export interface PricedCart {
  /** In the order given. */
  readonly lines: readonly PricedLine[];
  readonly supply: SupplyType;
  /** State code. */
  readonly placeOfSupply: string;
  readonly totals: PricedTotals;
  readonly delivery: PricedDelivery;
  /** By HSN and rate; the last row is delivery's when there is a charge or a fee (step 8). */
  readonly taxSummary: readonly TaxSummaryRow[];
  /** Null without one, and when its minimum is not reached. */
  readonly coupon: { readonly code: string; readonly amountPaise: Paise } | null;
  readonly minimumOrder: { readonly requiredPaise: Paise; readonly shortPaise: Paise };
  readonly freeDelivery: { readonly abovePaise: Paise; readonly shortPaise: Paise };
  readonly messages: readonly PriceMessage[];
  readonly roundToRupee: boolean;
}

type SumOf = (of: (line: PricedLine) => Paise) => Paise;

/** Step 7: every sum of a cart from its lines and its delivery. Tax of delivery stands apart from the tax of the lines. */
export const calculateTotals = (of: {
  readonly lines: readonly PricedLine[];
  readonly delivery: PricedDelivery;
  readonly couponDiscountPaise: Paise;
  readonly roundToRupee: boolean;
}): PricedTotals => {
  const { lines, delivery, couponDiscountPaise, roundToRupee } = of;
  const sum: SumOf = (value) => lines.reduce((total, line) => total + value(line), 0);
  const mrpPaise = sum((line) => line.mrpPaise * line.quantity);
  const linesPaise = sum((line) => line.totalPaise);
  const deliveryTaxPaise = taxTotal(delivery);
  const duePaise = linesPaise + delivery.chargePaise + delivery.slotFeePaise + deliveryTaxPaise;
  const roundOffPaise = roundOff(duePaise, roundToRupee);
  return {
    mrpPaise,
    itemsPaise: sum((line) => line.itemsPaise),
    savingsPaise: mrpPaise - linesPaise,
    offerDiscountPaise: sum((line) => line.offerDiscountPaise),
    couponDiscountPaise,
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    deliveryChargePaise: delivery.chargePaise,
    deliveryTaxPaise,
    slotFeePaise: delivery.slotFeePaise,
    roundOffPaise,
    payablePaise: duePaise + roundOffPaise,
    ...(roundToRupee ? {} : { keepsPaise: true }),
  };
};

/** Steps 7 and 8: the summary by HSN and rate, with a row of its own for delivery. */
export const summarizeTax = (
  lines: readonly PricedLine[],
  delivery: PricedDelivery,
): TaxSummaryRow[] => {
  const taxablePaise = delivery.chargePaise + delivery.slotFeePaise;
  return [
    ...taxSummary(lines),
    ...(taxablePaise > 0 ? taxSummary([{ ...delivery, taxablePaise }]) : []),
  ];
};

/** Step 7: what a breakdown shows as 'discount', so that MRP − discount − coupon is the value of the lines on paper. */
export const breakdownDiscount = (
  totals: Pick<PricedTotals, 'savingsPaise' | 'couponDiscountPaise'>,
): Paise => totals.savingsPaise - totals.couponDiscountPaise;
