import { shopDate } from '@tokri/contracts/dates';
import { evaluateCoupon, type CouponEvaluation, type CouponTerms } from '@tokri/contracts/pricing';
import type { CouponSnapshot } from '../../domain/catalog-view/catalog-item.ts';
import { findCoupon } from './find-coupon.ts';
import { loadSubtotal } from '../pricing/view-cart.ts';
import { type ViewCartDeps } from '../pricing/pricing-terms.ts';

export interface EvaluatedCoupon {
  readonly terms: CouponTerms;
  readonly evaluation: CouponEvaluation;
}

export interface CouponCustomer {
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  readonly pdate: string | null;
}

const createEvaluator = async (
  deps: ViewCartDeps,
  customer: CouponCustomer,
): Promise<(coupon: CouponSnapshot) => EvaluatedCoupon> => {
  const { itemsPaise, orders } = await loadSubtotal(deps, customer);
  const today = shopDate(deps.clock());
  return ({ terms, usesLeft }) => ({
    terms,
    evaluation: evaluateCoupon(terms, { today, orders, usesLeft }, itemsPaise),
  });
};

const compareByUsefulness = (a: EvaluatedCoupon, b: EvaluatedCoupon): number =>
  Number(a.evaluation.error !== null) - Number(b.evaluation.error !== null) ||
  b.evaluation.amountPaise - a.evaluation.amountPaise ||
  a.terms.couponId - b.terms.couponId;

/** The coupons of the shop that have not ended. */
export const evaluateCoupons = async (
  deps: ViewCartDeps,
  customer: CouponCustomer,
): Promise<readonly EvaluatedCoupon[]> => {
  const evaluate = await createEvaluator(deps, customer);
  const today = shopDate(deps.clock());
  return [...deps.offerView.coupons()]
    .filter(
      ({ terms }) => terms.isOn && terms.companyId === customer.companyId && terms.toDate >= today,
    )
    .map(evaluate)
    .sort(compareByUsefulness);
};

export const evaluateCouponCode = async (
  deps: ViewCartDeps,
  customer: CouponCustomer,
  code: string,
): Promise<EvaluatedCoupon | null> => {
  const coupon = findCoupon(deps.offerView, code, customer.companyId);
  return coupon ? (await createEvaluator(deps, customer))(coupon) : null;
};
