import * as z from 'zod/mini';
import { isoDate } from '../../api/operation/fields.ts';
import type { Paise } from '../../money/money.ts';
import { couponAmount, couponShortfall } from './coupon-amount.ts';
import { coupon } from '../price-rules.ts';

const count = z.int().check(z.positive());

/** A coupon with all that decides who may use it when. */
export const couponTerms = z.object({
  couponId: count,
  companyId: count,
  coupon,
  name: z.string(),
  /** First and last day of ordering, both included, in Kolkata. */
  fromDate: isoDate,
  toDate: isoDate,
  /** Orders of one person at most; null: any number. */
  perUserMax: z.nullable(count),
  /** Orders of all people at most; null: any number. */
  usesMax: z.nullable(count),
  isFirstOrderOnly: z.boolean(),
  /** False when staff have taken it out. */
  isOn: z.boolean(),
});
export type CouponTerms = z.infer<typeof couponTerms>;

/** Why a coupon cannot be used, as `Code` of answers. `coupon-minimum` is the one that a fuller cart mends. */
export const couponErrorCodes = [
  'coupon-unknown',
  'coupon-not-yet-valid',
  'coupon-ended',
  'coupon-used-up',
  'coupon-first-order',
  'coupon-used',
  'coupon-minimum',
] as const;
export type CouponErrorCode = (typeof couponErrorCodes)[number];

/** An order of the same person from Placed to Delivered, other than the one in question (price.md 5). */
export interface CouponOrder {
  readonly couponCode: string | null;
}

export interface CouponUsage {
  /** Day of ordering. */
  readonly today: string;
  readonly orders: readonly CouponOrder[];
  /** Of all people; null: any number. */
  readonly usesLeft: number | null;
}

/** Codes are compared in capitals and without blanks around them. */
export const normalizeCouponCode = (text: string): string => text.trim().toUpperCase();

/** price.md 5: first order = no other order from Placed to Delivered. */
export const isFirstOrder = (orders: readonly CouponOrder[]): boolean => orders.length === 0;

export const countCouponUses = (code: string, orders: readonly CouponOrder[]): number =>
  orders.filter(({ couponCode }) => couponCode === code).length;

type Period = Pick<CouponTerms, 'fromDate' | 'toDate' | 'isOn'>;
const findPeriodError = (
  { fromDate, toDate, isOn }: Period,
  today: string,
): CouponErrorCode | null => {
  if (!isOn) return 'coupon-unknown';
  if (today < fromDate) return 'coupon-not-yet-valid';
  return today > toDate ? 'coupon-ended' : null;
};

/** Why this person may not use the coupon now; null when they may. The cart's minimum is judged by `couponWorth`. */
export const findCouponError = (
  terms: CouponTerms,
  { today, orders, usesLeft }: CouponUsage,
): CouponErrorCode | null => {
  const ofPeriod = findPeriodError(terms, today);
  if (ofPeriod) return ofPeriod;
  if (terms.usesMax !== null && (usesLeft ?? terms.usesMax) <= 0) return 'coupon-used-up';
  if (terms.isFirstOrderOnly && !isFirstOrder(orders)) return 'coupon-first-order';
  return terms.perUserMax !== null && countCouponUses(terms.coupon.code, orders) >= terms.perUserMax
    ? 'coupon-used'
    : null;
};

export interface CouponEvaluation {
  readonly amountPaise: Paise;
  readonly refusal: CouponErrorCode | null;
  /** What Items lacks for the minimum. */
  readonly shortPaise: Paise;
}

/** What a coupon takes off a cart for somebody, or why it takes nothing. */
export const evaluateCoupon = (
  terms: CouponTerms,
  user: CouponUsage,
  itemsPaise: Paise,
): CouponEvaluation => {
  const shortPaise = couponShortfall(terms.coupon, itemsPaise);
  const refusal = findCouponError(terms, user) ?? (shortPaise > 0 ? 'coupon-minimum' : null);
  return { amountPaise: refusal ? 0 : couponAmount(terms.coupon, itemsPaise), refusal, shortPaise };
};
