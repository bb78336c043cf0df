import { toOrderId } from '../../domain/reservations/reservation-id.ts';
import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import { activeStates } from '../../domain/reservations/active-orders.ts';
import type { ReservationStore } from '../ports/reservations.ts';

export interface UsedCoupon {
  readonly orderId: number;
  readonly coupon: CouponRedemption;
}

export const listUsedCoupons = async (
  { reservations }: { readonly reservations: ReservationStore },
  userId: number,
): Promise<readonly UsedCoupon[]> => {
  const customerReservations = await reservations.listByUser(userId);
  const usedCoupons = customerReservations.flatMap(({ reservationId, state, coupon }) =>
    coupon && state !== 'reserving' && activeStates.includes(state)
      ? [{ orderId: toOrderId(reservationId), coupon }]
      : [],
  );
  return usedCoupons.sort(
    (a, b) =>
      b.coupon.redeemedAt.getTime() - a.coupon.redeemedAt.getTime() || b.orderId - a.orderId,
  );
};
