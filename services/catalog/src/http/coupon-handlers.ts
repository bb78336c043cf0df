import { isoInstant, pageOf, toPaise, toRupees } from '@tokri/contracts';
import type { CouponBody, offerOperations } from '@tokri/contracts/http';
import { couponCodeOf } from '@tokri/contracts/price';
import type { Handlers } from '@tokri/service-kit/http';
import { usedCoupons } from '../application/list-used-coupons.ts';
import { saveCouponFor } from '../application/save-coupon.ts';
import type { CouponStore } from '../application/ports/coupons.ts';
import type { ReservationStore } from '../application/ports/reservations.ts';
import type { CouponWish } from '../domain/coupon.ts';
import { basisPointsOf } from './offer-handlers.ts';
import { resultOf } from './texts.ts';

const wishOf = (body: CouponBody): CouponWish => ({
  code: couponCodeOf(body.Code),
  name: body.Name,
  companyId: body.CompanyId,
  kind: body.Kind,
  amountPaise: toPaise(body.Amount),
  basisPoints: basisPointsOf(body.Percent),
  atMostPaise: toPaise(body.AtMost),
  minimumItemsPaise: toPaise(body.MinimumItems),
  fromDate: body.FromDate,
  toDate: body.ToDate,
  perUser: body.PerUser,
  totalUses: body.TotalUses,
  isFirstOrderOnly: body.FirstOrderOnly,
  isOn: body.Status === 1,
});

/** Coupons as staff make them, and those that somebody has used. */
export const couponHandlers = (needs: {
  readonly coupons: CouponStore;
  readonly reservations: ReservationStore;
}): Pick<Handlers<typeof offerOperations>, 'save-coupon' | 'list-used-coupons'> => ({
  'save-coupon': async ({ body, language, allocateId }) => ({
    body: resultOf(await saveCouponFor({ ...needs, allocateId }, wishOf(body)), language),
  }),
  'list-used-coupons': async ({ query, page }) => {
    const used = await usedCoupons(needs, query.TUid);
    return {
      total: used.length,
      body: pageOf(used, page).map(({ orderId, coupon }) => ({
        Code: coupon.code,
        Amount: toRupees(coupon.amountPaise),
        TransactionId: orderId,
        UsedAt: isoInstant(coupon.claimedAt),
      })),
    };
  },
});
