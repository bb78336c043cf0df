import { normalizeCouponCode, findCouponError, evaluateCoupon } from './coupon-terms.ts';
import type { CouponErrorCode, CouponTerms, CouponUsage } from './coupon-terms.ts';
import { couponErrorMessage, isCouponErrorCode } from './coupon-error-message.ts';

const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  couponId: 1,
  companyId: 1,
  coupon: {
    code: 'FRESH10',
    reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: 10_000 },
    minimumItemsPaise: 20_000,
  },
  name: 'Ten percent',
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  perUserMax: null,
  usesMax: null,
  isFirstOrderOnly: false,
  isOn: true,
  ...change,
});
const user = (change: Partial<CouponUsage> = {}): CouponUsage => ({
  today: '2026-11-21',
  orders: [],
  usesLeft: null,
  ...change,
});
const used = { couponCode: 'FRESH10' };
const other = { couponCode: null };

describe('findCouponError', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponUsage>, CouponErrorCode | null]>([
    ['within its period', {}, {}, null],
    ['on its first day', {}, { today: '2026-11-01' }, null],
    ['the day before', {}, { today: '2026-10-31' }, 'coupon-not-yet-valid'],
    ['on its last day', {}, { today: '2026-11-30' }, null],
    ['the day after', {}, { today: '2026-12-01' }, 'coupon-ended'],
    ['taken out by staff', { isOn: false }, {}, 'coupon-unknown'],
    ['with uses left', { usesMax: 5 }, { usesLeft: 1 }, null],
    ['with none left', { usesMax: 5 }, { usesLeft: 0 }, 'coupon-used-up'],
    ['without a limit and nothing left', {}, { usesLeft: 0 }, null],
    ['a first order', { isFirstOrderOnly: true }, {}, null],
    ['not the first order', { isFirstOrderOnly: true }, { orders: [other] }, 'coupon-first-order'],
    ['once a user, used by another order', { perUserMax: 1 }, { orders: [other] }, null],
    ['once a user, used', { perUserMax: 1 }, { orders: [other, used] }, 'coupon-used'],
    ['twice a user, used once', { perUserMax: 2 }, { orders: [used] }, null],
    ['twice a user, used twice', { perUserMax: 2 }, { orders: [used, used] }, 'coupon-used'],
  ])('%s, %#', (_situation, of, who, expected) =>
    expect(findCouponError(terms(of), user(who))).toBe(expected),
  );
});

describe('evaluateCoupon', () => {
  it.each<[string, number, Partial<CouponUsage>, [number, CouponErrorCode | null, number]]>([
    ['at its minimum', 20_000, {}, [2000, null, 0]],
    ['a paisa below it', 19_999, {}, [0, 'coupon-minimum', 1]],
    ['above its cap', 500_000, {}, [10_000, null, 0]],
    ['ended, and below its minimum', 0, { today: '2026-12-24' }, [0, 'coupon-ended', 20_000]],
  ])('%s, tells amount, reason and what lacks', (_situation, itemsPaise, who, expected) => {
    const { amountPaise, refusal, shortPaise } = evaluateCoupon(terms(), user(who), itemsPaise);
    expect([amountPaise, refusal, shortPaise]).toEqual(expected);
  });
});

it('normalizeCouponCode trims and upper-cases a code', () =>
  expect(normalizeCouponCode(' fresh10 ')).toBe('FRESH10'));

it('couponErrorMessage exists in both languages and names the missing amount for the minimum', () => {
  expect(couponErrorMessage('coupon-minimum', 'en', 9900)).toBe('Add ₹99 more to use this coupon.');
  expect(couponErrorMessage('coupon-ended', 'hi')).toBe('यह कूपन ख़त्म हो गया।');
  expect(['coupon-used', 'coupon-minimum', 'stock-short'].map(isCouponErrorCode)).toEqual([
    true,
    true,
    false,
  ]);
});
