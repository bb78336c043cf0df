import { scaleHalfUp } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import { summarizeTax, calculateTotals } from './priced-cart.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import type { QuotedLine } from './quote.ts';
import { calculateTax, taxTotal } from '../tax/tax.ts';
import type { Tax } from '../tax/tax.ts';

export type ReducibleLine = Readonly<
  Pick<
    QuotedLine,
    | 'quantity'
    | 'ratePaise'
    | 'taxBasisPoints'
    | 'discountPaise'
    | 'taxablePaise'
    | 'totalPaise'
    | 'totalBeforeCouponPaise'
    | keyof Tax
  >
>;

const scaledTotalBeforeCoupon = (
  { totalBeforeCouponPaise, quantity: ordered }: ReducibleLine,
  quantity: number,
): Pick<ReducibleLine, 'totalBeforeCouponPaise'> =>
  totalBeforeCouponPaise === undefined
    ? {}
    : { totalBeforeCouponPaise: scaleHalfUp(totalBeforeCouponPaise, quantity, ordered) };

/**
 * Scales the taxable value by quantity ÷ ordered, half up, and taxes it again. Always pass the
 * ordered line: reducing twice would round twice. @throws RangeError for a quantity outside 0 …
 * ordered.
 */
export const reduceLine = <Line extends ReducibleLine>({
  line,
  quantity,
  supply,
}: {
  readonly line: Line;
  readonly quantity: number;
  readonly supply: SupplyType;
}): Line => {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity)
    throw new RangeError(`quantity ${quantity} is not within 0 and ${line.quantity}`);
  const taxablePaise = scaleHalfUp(line.taxablePaise, quantity, line.quantity);
  const tax = calculateTax({ taxablePaise, taxBasisPoints: line.taxBasisPoints, supply });
  return {
    ...line,
    quantity,
    discountPaise: line.ratePaise * quantity - taxablePaise,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + taxTotal(tax),
    ...scaledTotalBeforeCoupon(line, quantity),
  };
};

const reducePricedLine = (line: PricedLine, quantity: number, supply: SupplyType): PricedLine => ({
  ...reduceLine({ line, quantity, supply }),
  itemsPaise: scaleHalfUp(line.itemsPaise, quantity, line.quantity),
  offerDiscountPaise: scaleHalfUp(line.offerDiscountPaise, quantity, line.quantity),
});

export const reduceCart = (
  cart: PricedCart,
  quantities: ReadonlyMap<string, number>,
): PricedCart => {
  const unknownKey = [...quantities.keys()].find(
    (key) => !cart.lines.some((line) => line.key === key),
  );
  if (unknownKey !== undefined) throw new RangeError(`the cart has no line ${unknownKey}`);
  const lines = cart.lines.map((line) =>
    reducePricedLine(line, quantities.get(line.key) ?? line.quantity, cart.supply),
  );
  const itemsPaise = lines.reduce((total, line) => total + line.itemsPaise, 0);
  const couponDiscountPaise =
    cart.totals.itemsPaise === 0
      ? 0
      : scaleHalfUp(cart.totals.couponDiscountPaise, itemsPaise, cart.totals.itemsPaise);
  return {
    ...cart,
    lines,
    totals: calculateTotals({
      lines,
      delivery: cart.delivery,
      couponDiscountPaise,
      roundToRupee: cart.roundToRupee,
    }),
    taxSummary: summarizeTax(lines, cart.delivery),
    coupon: cart.coupon && { code: cart.coupon.code, amountPaise: couponDiscountPaise },
  };
};
