import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import type { OfferMessageCode } from './offers/choose-offers.ts';
import type { PricedDelivery } from './delivery.ts';
import type { Offer } from './price-rules.ts';
import type { PricingLine } from './pricing-line.ts';
import type { QuotedLine, QuotedTotals } from './quote.ts';
import { roundOff } from './round-off.ts';
import { taxSummary, taxTotal } from '../tax/tax.ts';
import type { Tax, TaxSummaryRow } from '../tax/tax.ts';

export interface PricedLine
  extends
    PricingLine,
    Tax,
    Readonly<
      Pick<QuotedLine, 'rateWithTaxPaise' | 'discountPaise' | 'taxablePaise' | 'totalPaise'>
    > {
  readonly appliedOffer: Pick<Offer, 'offerId' | 'name' | 'hindiName'> | null;
  readonly itemsPaise: Paise;
  readonly offerDiscountPaise: Paise;
}

/**
 * Payable = Taxable + Cgst + Sgst + Igst + DeliveryCharge + SlotFee + DeliveryTax + RoundOff,
 * always.
 */
export type PricedTotals = Readonly<QuotedTotals>;

export interface PriceMessage {
  readonly code: OfferMessageCode | 'coupon-minimum';
  readonly lineKey: string | null;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly supply: SupplyType;
  readonly placeOfSupply: string;
  readonly totals: PricedTotals;
  readonly delivery: PricedDelivery;
  readonly taxSummary: readonly TaxSummaryRow[];
  readonly coupon: { readonly code: string; readonly amountPaise: Paise } | null;
  readonly minimumOrder: { readonly requiredPaise: Paise; readonly shortPaise: Paise };
  readonly freeDelivery: { readonly abovePaise: Paise; readonly shortPaise: Paise };
  readonly messages: readonly PriceMessage[];
  readonly roundToRupee: boolean;
}

export const calculateTotals = ({
  lines,
  delivery,
  couponDiscountPaise,
  roundToRupee,
}: {
  readonly lines: readonly PricedLine[];
  readonly delivery: PricedDelivery;
  readonly couponDiscountPaise: Paise;
  readonly roundToRupee: boolean;
}): PricedTotals => {
  const sum = (selectPaise: (line: PricedLine) => Paise): Paise =>
    lines.reduce((total, line) => total + selectPaise(line), 0);
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

export const breakdownDiscount = (
  totals: Pick<PricedTotals, 'savingsPaise' | 'couponDiscountPaise'>,
): Paise => totals.savingsPaise - totals.couponDiscountPaise;
