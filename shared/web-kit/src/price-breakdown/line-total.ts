import type { CartLineResponse } from '@tokri/contracts/api';

/**
 * The price of a line, in rupees. The breakdown shows the coupon once, so a line keeps its price;
 * orders from before the shop stored it show what is left after the coupon.
 */
export const lineTotal = ({
  Total,
  TotalBeforeCoupon = Total,
}: Pick<CartLineResponse, 'Total' | 'TotalBeforeCoupon'>): number => TotalBeforeCoupon;
