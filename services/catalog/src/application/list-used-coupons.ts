import { orderOfClaim } from '../domain/claim.ts';
import type { CouponClaim } from '../domain/coupon.ts';
import { standingStates } from '../domain/standing.ts';
import type { ReservationStore } from './ports/reservations.ts';

export interface UsedCoupon {
  readonly orderId: number;
  readonly coupon: CouponClaim;
}

/** Coupons that a customer's standing orders have used, newest first; one that is still being taken is not used yet. */
export const usedCoupons = async (
  { reservations }: { readonly reservations: ReservationStore },
  userId: number,
): Promise<readonly UsedCoupon[]> => {
  const orders = await reservations.ofUser(userId);
  const used = orders.flatMap(({ orderId, state, coupon }) =>
    coupon && state !== 'taking' && standingStates.includes(state)
      ? [{ orderId: orderOfClaim(orderId), coupon }]
      : [],
  );
  return used.sort(
    (a, b) => b.coupon.claimedAt.getTime() - a.coupon.claimedAt.getTime() || b.orderId - a.orderId,
  );
};
