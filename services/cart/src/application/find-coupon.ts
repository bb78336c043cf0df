import { couponCodeOf } from '@tokri/contracts/price';
import type { CouponNow } from '../domain/shelf.ts';
import type { Deals } from './ports.ts';

/** The coupon of a code; one of another company is none here. */
export const findCoupon = (
  deals: Deals,
  code: string,
  companyId: number,
): CouponNow | undefined => {
  const known = deals.coupon(couponCodeOf(code));
  return known?.terms.companyId === companyId ? known : undefined;
};
