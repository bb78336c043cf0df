import type { CouponErrorCode } from '@tokri/contracts/pricing';
import { requiredCounters } from '../../domain/coupons/coupon.ts';
import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import { blocksFirstOrder } from '../../domain/reservations/active-orders.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CouponStore } from '../ports/coupons.ts';
import type { ReservationStore } from '../ports/reservations.ts';

/** The signed quote has already checked period and minimum, so they are not checked again. */
export interface CouponUse {
  readonly code: string;
  readonly userId: number;
  readonly amountPaise: number;
}

export const prepareRedemption = async (
  { coupons, clock }: { readonly coupons: CouponStore; readonly clock: Clock },
  couponUse: CouponUse,
): Promise<CouponRedemption> => {
  const stored = await coupons.findByCode(couponUse.code);
  return {
    ...couponUse,
    redeemedAt: clock(),
    isFirstOrderOnly: stored?.terms.isFirstOrderOnly ?? false,
    counters: stored && requiredCounters(stored.terms, couponUse.userId),
  };
};

interface RedeemCouponDeps {
  readonly coupons: CouponStore;
  readonly reservations: ReservationStore;
}

export const redeemCoupon = async (
  { coupons, reservations }: RedeemCouponDeps,
  { reservationId, coupon }: { readonly reservationId: number; readonly coupon: CouponRedemption },
): Promise<CouponErrorCode | null> => {
  if (coupon.counters === null) return 'coupon-unknown';
  if (
    coupon.isFirstOrderOnly &&
    (await reservations.listByUser(coupon.userId)).some((other) =>
      blocksFirstOrder(other, reservationId),
    )
  )
    return 'coupon-first-order';
  for (const counter of coupon.counters) {
    await coupons.ensureCounter(counter.counterId);
    const result = await coupons.reserve({
      reservationId,
      resourceId: counter.counterId,
      quantity: 1,
      minAvailable: counter.minAvailable,
    });
    if (result.kind === 'short' || result.kind === 'released') return counter.errorCode;
  }
  return null;
};
