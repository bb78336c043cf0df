import { formatInstant } from '@tokri/contracts/dates';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { paginate } from '@tokri/contracts/platform';
import type { CouponBody, catalogCouponOperations } from '@tokri/contracts/api';
import { normalizeCouponCode } from '@tokri/contracts/pricing';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { listUsedCoupons } from '../../application/coupons/list-used-coupons.ts';
import { saveCoupon } from '../../application/coupons/save-coupon.ts';
import type { CouponStore } from '../../application/ports/coupons.ts';
import type { ReservationStore } from '../../application/ports/reservations.ts';
import type { CouponInput } from '../../domain/coupons/coupon.ts';
import { percentToBasisPoints } from '../offers/offer-handlers.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

const toInput = (body: CouponBody): CouponInput => ({
  code: normalizeCouponCode(body.Code),
  name: body.Name,
  hindiName: body.Hindi.Name,
  companyId: body.CompanyId,
  kind: body.Kind,
  amountPaise: toPaise(body.Amount),
  basisPoints: percentToBasisPoints(body.Percent),
  atMostPaise: toPaise(body.AtMost),
  minimumItemsPaise: toPaise(body.MinimumItems),
  fromDate: body.FromDate,
  toDate: body.ToDate,
  perUser: body.PerUser,
  totalUses: body.TotalUses,
  isFirstOrderOnly: body.FirstOrderOnly,
  isOn: body.Status === 1,
});

export const createCouponHandlers = (deps: {
  readonly coupons: CouponStore;
  readonly reservations: ReservationStore;
}): OperationHandlers<typeof catalogCouponOperations> => ({
  'save-coupon': async ({ body, language, allocateId }) => ({
    body: toResultEntries(
      await saveCoupon({ ...deps, allocateId }, toInput(body), {
        couponId: body.Id,
        termsRev: body.Rev,
      }),
      language,
    ),
  }),
  'list-used-coupons': async ({ query, pagination }) => {
    const used = await listUsedCoupons(deps, query.TUid);
    return {
      total: used.length,
      body: paginate(used, pagination).map(({ orderId, coupon }) => ({
        Code: coupon.code,
        Amount: toRupees(coupon.amountPaise),
        TransactionId: orderId,
        UsedAt: formatInstant(coupon.redeemedAt),
      })),
    };
  },
});
