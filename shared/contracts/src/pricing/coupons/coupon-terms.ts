import * as z from 'zod/mini';
import { isoDate } from '../../api/operation/fields.ts';
import type { Paise } from '../../money/money.ts';
import { couponAmount, couponShortfall } from './coupon-amount.ts';
import { coupon } from '../price-rules.ts';

const count = z.int().check(z.positive());

export const couponTerms = z.object({
  couponId: count,
  companyId: count,
  coupon,
  name: z.string(),
  hindiName: z.optional(z.string()),
  fromDate: isoDate,
  toDate: isoDate,
  perUserMax: z.nullable(count),
  usesMax: z.nullable(count),
  isFirstOrderOnly: z.boolean(),
  isOn: z.boolean(),
});
export type CouponTerms = z.infer<typeof couponTerms>;

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

export interface CouponOrder {
  readonly couponCode: string | null;
}

export interface CouponUsage {
  readonly today: string;
  readonly orders: readonly CouponOrder[];
  readonly usesLeft: number | null;
}

export const normalizeCouponCode = (text: string): string => text.trim().toUpperCase();

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

export const findCouponError = (
  terms: CouponTerms,
  { today, orders, usesLeft }: CouponUsage,
): CouponErrorCode | null => {
  const periodError = findPeriodError(terms, today);
  if (periodError) return periodError;
  if (terms.usesMax !== null && (usesLeft ?? terms.usesMax) <= 0) return 'coupon-used-up';
  if (terms.isFirstOrderOnly && !isFirstOrder(orders)) return 'coupon-first-order';
  return terms.perUserMax !== null && countCouponUses(terms.coupon.code, orders) >= terms.perUserMax
    ? 'coupon-used'
    : null;
};

export interface CouponEvaluation {
  readonly amountPaise: Paise;
  readonly error: CouponErrorCode | null;
  readonly shortPaise: Paise;
}

export const evaluateCoupon = (
  terms: CouponTerms,
  usage: CouponUsage,
  itemsPaise: Paise,
): CouponEvaluation => {
  const shortPaise = couponShortfall(terms.coupon, itemsPaise);
  const error = findCouponError(terms, usage) ?? (shortPaise > 0 ? 'coupon-minimum' : null);
  return {
    amountPaise: error ? 0 : couponAmount(terms.coupon, itemsPaise),
    error,
    shortPaise,
  };
};
