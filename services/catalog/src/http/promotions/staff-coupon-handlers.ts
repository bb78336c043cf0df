import type { promotionOperations, StaffCouponResponse } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { normalizeCouponCode, rewardLabel, type Coupon } from '@tokri/contracts/pricing';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import { switchCoupon } from '../../application/coupons/save-coupon.ts';
import type { CouponStore } from '../../application/ports/coupons.ts';
import type { PromotionUsageStore } from '../../application/ports/promotion-usage.ts';
import {
  findStaffCoupon,
  listStaffCoupons,
  type StaffCouponRow,
} from '../../application/promotions/list-promotions.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';
import { toPromotionFilter } from './staff-offer-handlers.ts';

interface Deps {
  readonly coupons: CouponStore;
  readonly promotionUsage: PromotionUsageStore;
  readonly clock: Clock;
}

const toRewardFields = ({ reward }: Coupon) => ({
  Kind: reward.kind,
  Amount: reward.kind === 'amount' ? toRupees(reward.amountPaise) : 0,
  Percent: reward.kind === 'percentage' ? reward.basisPoints / 100 : 0,
  AtMost: reward.kind === 'percentage' ? toRupees(reward.atMostPaise ?? 0) : 0,
});

const toStaffCouponResponse = (
  { terms, usesLeft, termsRev, stoppedOn, state, usage }: StaffCouponRow,
  language: Language,
): StaffCouponResponse => ({
  Id: terms.couponId,
  Rev: termsRev,
  Status: terms.isOn ? 1 : 0,
  State: state,
  StoppedOn: stoppedOn,
  Uses: usage.uses,
  Cost: toRupees(usage.costPaise),
  UsesLeft: terms.usesMax === null ? null : Math.max(0, usesLeft),
  Code: terms.coupon.code,
  Name: terms.name,
  Text: rewardLabel(terms.coupon.reward, language),
  ...toRewardFields(terms.coupon),
  MinimumItems: toRupees(terms.coupon.minimumItemsPaise),
  FromDate: terms.fromDate,
  ToDate: terms.toDate,
  PerUser: terms.perUserMax ?? 0,
  TotalUses: terms.usesMax ?? 0,
  FirstOrderOnly: terms.isFirstOrderOnly,
  CompanyId: terms.companyId,
  HindiTexts: { Name: terms.hindiName ?? '' },
});

export const createStaffCouponHandlers = (
  deps: Deps,
): Pick<
  OperationHandlers<typeof promotionOperations>,
  'list-staff-coupons' | 'read-staff-coupon' | 'switch-coupon'
> => ({
  'list-staff-coupons': async ({ query, pagination, language }) => {
    const { rows, total } = await listStaffCoupons(deps, toPromotionFilter(query), pagination);
    return { total, body: rows.map((row) => toStaffCouponResponse(row, language)) };
  },
  'read-staff-coupon': async ({ query, language }) => ({
    body: toStaffCouponResponse(
      await findStaffCoupon(deps, normalizeCouponCode(query.Code)),
      language,
    ),
  }),
  'switch-coupon': async ({ body, language }) => ({
    body: toResultEntries(
      await switchCoupon(deps, { code: normalizeCouponCode(body.Code), to: body.State }),
      language,
    ),
  }),
});
