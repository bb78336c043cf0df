import { hindiTexts, type Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { paginate } from '@tokri/contracts/platform';
import type { Caller, couponOperations, UserCoupon } from '@tokri/contracts/api';
import { couponErrorMessage, normalizeCouponCode, rewardLabel } from '@tokri/contracts/pricing';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  evaluateCouponCode,
  evaluateCoupons,
  type EvaluatedCoupon,
} from '../application/coupons/evaluate-coupons.ts';
import type { ViewCartDeps } from '../application/pricing/pricing-terms.ts';

const toCouponResponse = (
  { terms, evaluation: { error, amountPaise, shortPaise } }: EvaluatedCoupon,
  language: Language,
): UserCoupon => {
  return {
    Id: terms.couponId,
    Code: terms.coupon.code,
    Name: terms.name,
    Text: rewardLabel(terms.coupon.reward, language),
    MinimumItems: toRupees(terms.coupon.minimumItemsPaise),
    FromDate: terms.fromDate,
    ToDate: terms.toDate,
    FirstOrderOnly: terms.isFirstOrderOnly,
    Usable: error === null,
    Amount: toRupees(amountPaise),
    Short: toRupees(shortPaise),
    Error: error === null ? 0 : 1,
    Reason: error ?? '',
    Message: error === null ? '' : couponErrorMessage(error, language, shortPaise),
    Hindi: hindiTexts({ Name: terms.hindiName }),
  };
};

const toUnknownCouponResponse = (code: string, language: Language): UserCoupon => ({
  Id: 0,
  Code: normalizeCouponCode(code),
  Name: '',
  Text: '',
  MinimumItems: 0,
  FromDate: '',
  ToDate: '',
  FirstOrderOnly: false,
  Usable: false,
  Amount: 0,
  Short: 0,
  Error: 1,
  Reason: 'coupon-unknown',
  Message: couponErrorMessage('coupon-unknown', language),
});

interface CouponQuery {
  readonly CouponForUser: number;
  readonly cmpId: number;
  readonly PDate?: string | undefined;
}

const toCouponCustomer = ({ partyId }: Caller, { CouponForUser, cmpId, PDate }: CouponQuery) => ({
  userId: CouponForUser,
  partyId,
  companyId: cmpId,
  pdate: PDate ?? null,
});

export const createCouponHandlers = (
  deps: ViewCartDeps,
): OperationHandlers<typeof couponOperations> => ({
  'list-coupons-for-user': async ({ query, caller, pagination, language }) => {
    const evaluated = await evaluateCoupons(deps, toCouponCustomer(caller, query));
    return {
      total: evaluated.length,
      body: paginate(evaluated, pagination).map((coupon) => toCouponResponse(coupon, language)),
    };
  },
  'check-coupon': async ({ query, caller, language }) => {
    const evaluated = await evaluateCouponCode(deps, toCouponCustomer(caller, query), query.code);
    return {
      body: [
        evaluated
          ? toCouponResponse(evaluated, language)
          : toUnknownCouponResponse(query.code, language),
      ],
    };
  },
});
