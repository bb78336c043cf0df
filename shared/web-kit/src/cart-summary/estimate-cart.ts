import type { CartResponse } from '@tokri/contracts/api';
import type { CartItemRef } from '@tokri/web-kit/session';

export interface DeliveryRule {
  readonly Charge: number;
  /** 0 when delivery never becomes free. */
  readonly FreeAbove: number;
}

export interface CartEstimate {
  /** Rupees for the items with GST and offers, before coupon and delivery. */
  readonly itemsTotal: number;
  /** Rupees that are missing to free delivery; 0 when it is free or never will be. */
  readonly freeDeliveryShort: number;
}

export type EstimatedLine = CartItemRef & {
  readonly Quantity: number;
  readonly SeenRateWithTax?: number | undefined;
  readonly SeenOfferPrice?: number | undefined;
};

type PricedCart = Pick<CartResponse, 'Lines' | 'Totals'>;

const round = (rupees: number): number => Math.round(rupees * 100) / 100;

/** A priced line is after the coupon, which is spread over all lines in proportion. */
const factorBeforeCoupon = ({ Totals: { Items, CouponDiscount } }: PricedCart): number =>
  CouponDiscount > 0 && CouponDiscount < Items ? Items / (Items - CouponDiscount) : 1;

const isSame = (a: CartItemRef, b: CartItemRef): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId;

/** What one more of the line costs, offers included as far as the last prices show them. */
const unitPrice = (line: EstimatedLine, cart: PricedCart | undefined): number | undefined => {
  const priced = cart?.Lines.find((candidate) => isSame(candidate, line));
  if (cart && priced && priced.Quantity > 0)
    return (priced.Total / priced.Quantity) * factorBeforeCoupon(cart);
  return line.SeenOfferPrice ?? line.SeenRateWithTax;
};

const sumItems = (
  lines: readonly EstimatedLine[],
  cart: PricedCart | undefined,
): number | undefined => {
  const sums = lines.map((line) => {
    const price = unitPrice(line, cart);
    return price === undefined ? undefined : price * line.Quantity;
  });
  return sums.includes(undefined)
    ? undefined
    : round(sums.reduce<number>((total, sum) => total + (sum ?? 0), 0));
};

/**
 * The sum of the changed cart, to show until the server has priced it. Undefined when a price is
 * not known.
 */
export const estimateCart = ({
  lines,
  cart,
  rule,
}: {
  readonly lines: readonly EstimatedLine[];
  readonly cart: PricedCart | undefined;
  readonly rule: DeliveryRule | undefined;
}): CartEstimate | undefined => {
  const itemsTotal = sumItems(lines, cart);
  if (itemsTotal === undefined) return undefined;
  const hasCharge = rule !== undefined && rule.Charge > 0;
  return {
    itemsTotal,
    freeDeliveryShort: hasCharge ? Math.max(0, round(rule.FreeAbove - itemsTotal)) : 0,
  };
};
