import { normalizeCouponCode } from '@tokri/contracts/pricing';
import type { CouponSnapshot } from '../../domain/catalog-view/catalog-item.ts';
import type { OfferView } from '../ports/catalog-view.ts';

export const findCoupon = (
  offerView: OfferView,
  code: string,
  companyId: number,
): CouponSnapshot | undefined => {
  const coupon = offerView.findCoupon(normalizeCouponCode(code));
  return coupon?.terms.companyId === companyId ? coupon : undefined;
};
