import { toPaise, toRupees } from '@tokri/contracts/money';
import { paymentStatus } from '@tokri/contracts/orders';
import { reduceSoldCart, type SoldLine } from '@tokri/contracts/pricing';
import type { OrderResponse, TotalsResponse } from '@tokri/contracts/api';
import type { Packing } from './packing.ts';

type Line = NonNullable<OrderResponse['Lines']>[number];

const toSoldLine = (line: Line): SoldLine => ({
  cartLineId: line.Id,
  quantity: line.Quantity,
  hsn: line.HSN,
  ratePaise: toPaise(line.Rate),
  mrpPaise: toPaise(line.Mrp),
  rateWithTaxPaise: toPaise(line.RateWithTax),
  taxBasisPoints: Math.round(line.TaxPercent * 100),
  discountPaise: toPaise(line.Discount),
  taxablePaise: toPaise(line.Taxable),
  cgstPaise: toPaise(line.Cgst),
  sgstPaise: toPaise(line.Sgst),
  igstPaise: toPaise(line.Igst),
  totalPaise: toPaise(line.Total),
});

const toPricedTotals = (totals: TotalsResponse) => ({
  mrpPaise: toPaise(totals.Mrp),
  itemsPaise: toPaise(totals.Items),
  savingsPaise: toPaise(totals.Savings),
  offerDiscountPaise: toPaise(totals.OfferDiscount),
  couponDiscountPaise: toPaise(totals.CouponDiscount),
  taxablePaise: toPaise(totals.Taxable),
  cgstPaise: toPaise(totals.Cgst),
  sgstPaise: toPaise(totals.Sgst),
  igstPaise: toPaise(totals.Igst),
  deliveryChargePaise: toPaise(totals.DeliveryCharge),
  slotFeePaise: toPaise(totals.SlotFee),
  deliveryTaxPaise: toPaise(totals.DeliveryTax),
  roundOffPaise: toPaise(totals.RoundOff),
  payablePaise: toPaise(totals.Payable),
});

export interface PackedTotal {
  readonly ordered: number;
  readonly packed: number;
  /** What the customer gets back; 0 for an order that is not paid yet. */
  readonly refund: number;
}

/** The rule by which the order service reduces the sums. The response of packing has the last word. */
export const calculatePackedTotal = (
  { Lines = [], Totals, PaymentStatus }: Pick<OrderResponse, 'Lines' | 'Totals' | 'PaymentStatus'>,
  packedLines: Packing['lines'],
): PackedTotal => {
  const totals = toPricedTotals(Totals);
  const reduced = reduceSoldCart(
    { lines: Lines.map(toSoldLine), totals, taxSummary: [], coupon: null },
    new Map(packedLines.map(({ Id, Quantity }) => [Id, Quantity])),
  );
  const differencePaise = totals.payablePaise - reduced.totals.payablePaise;
  return {
    ordered: Totals.Payable,
    packed: toRupees(reduced.totals.payablePaise),
    refund: PaymentStatus === paymentStatus.Paid ? toRupees(Math.max(0, differencePaise)) : 0,
  };
};
