import { pageOf, toRupees, type Language } from '@tokri/contracts';
import type { Caller, couponOperations, UserCoupon } from '@tokri/contracts/http';
import { couponCodeOf, couponText, rewardText } from '@tokri/contracts/price';
import type { Handlers } from '@tokri/service-kit/http';
import { judgeCode, judgeCoupons, type JudgedCoupon } from '../application/judge-coupons.ts';
import type { ViewNeeds } from '../application/view-cart.ts';

const presentCoupon = ({ terms, worth }: JudgedCoupon, language: Language): UserCoupon => {
  const { refusal, amountPaise, shortPaise } = worth;
  return {
    Id: terms.couponId,
    Code: terms.coupon.code,
    Name: terms.name,
    Text: rewardText(terms.coupon.reward, language),
    MinimumItems: toRupees(terms.coupon.minimumItemsPaise),
    FromDate: terms.fromDate,
    ToDate: terms.toDate,
    FirstOrderOnly: terms.isFirstOrderOnly,
    Usable: refusal === null,
    Amount: toRupees(amountPaise),
    Short: toRupees(shortPaise),
    Error: refusal === null ? 0 : 1,
    Reason: refusal ?? '',
    Message: refusal === null ? '' : couponText(refusal, language, shortPaise),
  };
};

const unknownCoupon = (code: string, language: Language): UserCoupon => ({
  Id: 0,
  Code: couponCodeOf(code),
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
  Message: couponText('coupon-unknown', language),
});

interface Asked {
  readonly CouponForUser: number;
  readonly cmpId: number;
  readonly PDate?: string | undefined;
}

const askerOf = ({ partyId }: Caller, { CouponForUser, cmpId, PDate }: Asked) => ({
  userId: CouponForUser,
  partyId,
  companyId: cmpId,
  pdate: PDate ?? null,
});

/** What coupons are worth to a customer's cart. */
export const couponHandlers = (needs: ViewNeeds): Handlers<typeof couponOperations> => ({
  'list-coupons-for-user': async ({ query, caller, page, language }) => {
    const judged = await judgeCoupons(needs, askerOf(caller, query));
    return {
      total: judged.length,
      body: pageOf(judged, page).map((coupon) => presentCoupon(coupon, language)),
    };
  },
  'check-coupon': async ({ query, caller, language }) => {
    const judged = await judgeCode(needs, askerOf(caller, query), query.code);
    return {
      body: [judged ? presentCoupon(judged, language) : unknownCoupon(query.code, language)],
    };
  },
});
