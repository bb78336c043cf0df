import type { CartResponse } from '@tokri/contracts/api';
import type { CartItemRef } from '@tokri/web-kit/session';

export interface DeliveryRule {
  readonly Charge: number;
  /** 0 when delivery never becomes free. */
  readonly FreeAbove: number;
  readonly TaxPercent: number;
}

export interface CartEstimate {
  readonly payable: number;
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

const isSame = (a: CartItemRef, b: CartItemRef): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId;

/** What one more of the line costs, offers included as far as the last prices show them. */
const unitPrice = (line: EstimatedLine, cart: PricedCart | undefined): number | undefined => {
  const priced = cart?.Lines.find((candidate) => isSame(candidate, line));
  if (priced && priced.Quantity > 0) return priced.Total / priced.Quantity;
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
  const items = sumItems(lines, cart);
  if (items === undefined) return undefined;
  const { CouponDiscount = 0, SlotFee = 0 } = cart?.Totals ?? {};
  const isFree = rule === undefined || (rule.FreeAbove > 0 && items >= rule.FreeAbove);
  const charges = (isFree ? 0 : rule.Charge) + SlotFee;
  const tax = (charges * (rule?.TaxPercent ?? cart?.Totals.DeliveryTaxPercent ?? 0)) / 100;
  return {
    payable: Math.round(Math.max(0, items - CouponDiscount) + charges + tax),
    freeDeliveryShort:
      isFree || rule.Charge === 0 || rule.FreeAbove === 0 ? 0 : round(rule.FreeAbove - items),
  };
};
