import type { CouponRefusal } from '@tokri/contracts/price';
import { countersOf } from '../domain/coupon.ts';
import type { CouponClaim } from '../domain/coupon.ts';
import { precedes } from '../domain/standing.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { CouponStore } from './ports/coupons.ts';
import type { ReservationStore } from './ports/reservations.ts';

/** What an order says of its coupon. Prices of a live quote stand, so period and minimum, which the quote has judged, are not judged again. */
export interface CouponWanted {
  readonly code: string;
  readonly userId: number;
  readonly amountPaise: number;
}

/** How an order means to use its coupon, by the terms of now. */
export const claimCoupon = async (
  { coupons, clock }: { readonly coupons: CouponStore; readonly clock: Clock },
  wanted: CouponWanted,
): Promise<CouponClaim> => {
  const stored = await coupons.byCode(wanted.code);
  return {
    ...wanted,
    claimedAt: clock(),
    isFirstOrderOnly: stored?.terms.isFirstOrderOnly ?? false,
    counters: stored && countersOf(stored.terms, wanted.userId),
  };
};

interface TakeNeeds {
  readonly coupons: CouponStore;
  readonly reservations: ReservationStore;
  readonly checkpoint: (label: string) => Promise<void> | void;
}

/** Takes one of each that the coupon asks for, or says what lacks; whoever gives the reservation up gives back what was taken. */
export const takeCoupon = async (
  { coupons, reservations, checkpoint }: TakeNeeds,
  { orderId, coupon }: { readonly orderId: number; readonly coupon: CouponClaim },
): Promise<CouponRefusal | null> => {
  if (coupon.counters === null) return 'coupon-unknown';
  if (
    coupon.isFirstOrderOnly &&
    (await reservations.ofUser(coupon.userId)).some((other) => precedes(other, orderId))
  )
    return 'coupon-first-order';
  for (const counter of coupon.counters) {
    await coupons.open(counter.counterId);
    const taking = await coupons.take({
      orderId,
      unitId: counter.counterId,
      quantity: 1,
      lowest: counter.lowest,
    });
    await checkpoint('taking coupon');
    if (taking.kind === 'short' || taking.kind === 'let-go') return counter.refusal;
  }
  return null;
};
