import { ok } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { couponOf, usesLeftAfter } from '../domain/coupon.ts';
import type { CouponWish } from '../domain/coupon.ts';
import type { Saved } from './outcome.ts';
import type { NextId } from './ports/clock-and-ids.ts';
import type { CouponStore } from './ports/coupons.ts';

/** Creates a coupon, or changes the one with this code. A limit that changes counts what was used before, by all and by each person. */
export const saveCouponFor = async (
  {
    coupons,
    allocateId,
  }: { readonly coupons: CouponStore; readonly allocateId: (next: NextId) => Promise<number> },
  wish: CouponWish,
): Promise<Saved> => {
  const judged = couponOf(wish, 1);
  if (!judged.ok) return judged;
  const freshId = (await coupons.byCode(wish.code)) === null ? await allocateId(coupons.nextId) : 0;
  return updateAggregate({
    load: () => coupons.byCode(wish.code),
    decide: (stored) => {
      const couponId = stored?.terms.couponId ?? freshId;
      const before = stored && { usesMax: stored.terms.usesMax, usesLeft: stored.usesLeft };
      return {
        terms: { ...judged.value, couponId },
        usesLeft: usesLeftAfter(before, judged.value.usesMax),
      };
    },
    save: async (stored, changed): Promise<Saved | typeof conflict> =>
      (await coupons.save(stored, changed)) ? ok(changed.terms.couponId) : conflict,
  });
};
