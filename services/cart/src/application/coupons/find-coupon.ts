import { normalizeCouponCode } from '@tokri/contracts/pricing';
import type { CouponSnapshot } from '../../domain/catalog-replica/catalog-item.ts';
import type { PromotionReplica } from '../ports/catalog-replica.ts';

export const findCoupon = (
  promotions: PromotionReplica,
  code: string,
  companyId: number,
): CouponSnapshot | undefined => {
  const coupon = promotions.findCoupon(normalizeCouponCode(code));
  return coupon?.terms.companyId === companyId ? coupon : undefined;
};
