import { addDays, kolkataDate } from '@tokri/contracts';
import { couponWorth, type CouponTerms, type CouponWorth } from '@tokri/contracts/price';
import type { CouponNow } from '../domain/shelf.ts';
import { findCoupon } from './find-coupon.ts';
import { itemsOf, type ViewNeeds } from './view-cart.ts';

/** A coupon that has ended is still shown for so long, with the reason. */
const endedShownDays = 14;

export interface JudgedCoupon {
  readonly terms: CouponTerms;
  readonly worth: CouponWorth;
}

export interface CouponAsker {
  readonly userId: number;
  readonly partyId: number;
  readonly companyId: number;
  /** Null is the nearest open date. */
  readonly pdate: string | null;
}

const judgeFor = async (
  needs: ViewNeeds,
  asker: CouponAsker,
): Promise<(coupon: CouponNow) => JudgedCoupon> => {
  const { itemsPaise, orders } = await itemsOf(needs, asker);
  const today = kolkataDate(needs.clock());
  return ({ terms, usesLeft }) => ({
    terms,
    worth: couponWorth(terms, { today, orders, usesLeft }, itemsPaise),
  });
};

const byUse = (a: JudgedCoupon, b: JudgedCoupon): number =>
  Number(a.worth.refusal !== null) - Number(b.worth.refusal !== null) ||
  b.worth.amountPaise - a.worth.amountPaise ||
  a.terms.couponId - b.terms.couponId;

/** Coupons of a company with what each takes off the customer's cart, or why it takes nothing; the most useful first. */
export const judgeCoupons = async (
  needs: ViewNeeds,
  asker: CouponAsker,
): Promise<readonly JudgedCoupon[]> => {
  const judge = await judgeFor(needs, asker);
  const shownFrom = addDays(kolkataDate(needs.clock()), -endedShownDays);
  return [...needs.deals.coupons()]
    .filter(
      ({ terms }) => terms.isOn && terms.companyId === asker.companyId && terms.toDate >= shownFrom,
    )
    .map(judge)
    .sort(byUse);
};

/** The same for one code; null for one that is none. */
export const judgeCode = async (
  needs: ViewNeeds,
  asker: CouponAsker,
  code: string,
): Promise<JudgedCoupon | null> => {
  const known = findCoupon(needs.deals, code, asker.companyId);
  return known ? (await judgeFor(needs, asker))(known) : null;
};
