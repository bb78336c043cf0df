import { scaleHalfUp } from '../money.ts';
import type { Supply } from '../gst.ts';
import { summaryOf, totalsOf } from './priced-cart.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import { taxOf, taxTotal } from './tax.ts';

/**
 * A short line keeps quantity ÷ ordered of its taxable value, half up, then tax again (shapes.md O16). Offer and coupon stand.
 * Always starts from the ordered line: reducing a reduced one would round twice.
 * @throws RangeError for a quantity that is not 0 … ordered.
 */
export const reduceLine = (of: { readonly line: PricedLine; readonly quantity: number; readonly supply: Supply }): PricedLine => {
  const { line, quantity, supply } = of;
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity) throw new RangeError(`quantity ${quantity} is not within 0 and ${line.quantity}`);
  const share = (sumPaise: number): number => scaleHalfUp(sumPaise, quantity, line.quantity);
  const taxablePaise = share(line.taxablePaise);
  const tax = taxOf({ taxablePaise, taxBasisPoints: line.taxBasisPoints, supply });
  return {
    ...line,
    quantity,
    itemsPaise: share(line.itemsPaise),
    offerDiscountPaise: share(line.offerDiscountPaise),
    discountPaise: line.ratePaise * quantity - taxablePaise,
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + taxTotal(tax),
  };
};

/**
 * An order packed short: lines as by `reduceLine`, sums anew; delivery and fee stand, free or not (shapes.md O16).
 * Lines that `quantities` (by key) does not name stay whole. The coupon's sum shrinks with Items, so that the breakdown still adds up.
 */
export const reduceCart = (cart: PricedCart, quantities: ReadonlyMap<string, number>): PricedCart => {
  const lines = cart.lines.map((line) => reduceLine({ line, quantity: quantities.get(line.key) ?? line.quantity, supply: cart.supply }));
  const itemsPaise = lines.reduce((total, line) => total + line.itemsPaise, 0);
  const couponDiscountPaise = cart.totals.itemsPaise === 0 ? 0 : scaleHalfUp(cart.totals.couponDiscountPaise, itemsPaise, cart.totals.itemsPaise);
  return {
    ...cart,
    lines,
    totals: totalsOf({ lines, delivery: cart.delivery, couponDiscountPaise, roundToRupee: cart.roundToRupee }),
    taxSummary: summaryOf(lines, cart.delivery),
    coupon: cart.coupon && { code: cart.coupon.code, amountPaise: couponDiscountPaise },
  };
};
