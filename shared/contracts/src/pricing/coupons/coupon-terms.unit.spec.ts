import { normalizeCouponCode, findCouponError, evaluateCoupon } from './coupon-terms.ts';
import type { CouponErrorCode, CouponTerms, CouponUsage } from './coupon-terms.ts';
import { couponErrorMessage, isCouponErrorCode } from './coupon-error-messages.ts';

const buildTerms = (changes: Partial<CouponTerms> = {}): CouponTerms => ({
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
  ...changes,
});
const buildUsage = (changes: Partial<CouponUsage> = {}): CouponUsage => ({
  today: '2026-11-21',
  orders: [],
  usesLeft: null,
  ...changes,
});
const orderWithCoupon = { couponCode: 'FRESH10' };
const orderWithoutCoupon = { couponCode: null };

describe('findCouponError', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponUsage>, CouponErrorCode | null]>([
    ['within its period', {}, {}, null],
    ['on its first day', {}, { today: '2026-11-01' }, null],
    ['on the day before its first', {}, { today: '2026-10-31' }, 'coupon-not-yet-valid'],
    ['on its last day', {}, { today: '2026-11-30' }, null],
    ['on the day after its last', {}, { today: '2026-12-01' }, 'coupon-ended'],
    ['that staff switched off', { isOn: false }, {}, 'coupon-unknown'],
    ['with uses left', { usesMax: 5 }, { usesLeft: 1 }, null],
    ['with no uses left', { usesMax: 5 }, { usesLeft: 0 }, 'coupon-used-up'],
    ['without a limit of uses', {}, { usesLeft: 0 }, null],
    ['for first orders, on a first order', { isFirstOrderOnly: true }, {}, null],
    [
      'for first orders, on a later order',
      { isFirstOrderOnly: true },
      { orders: [orderWithoutCoupon] },
      'coupon-first-order',
    ],
    [
      'limited to one use, after an order with another coupon',
      { perUserMax: 1 },
      { orders: [orderWithoutCoupon] },
      null,
    ],
    [
      'limited to one use, after that use',
      { perUserMax: 1 },
      { orders: [orderWithoutCoupon, orderWithCoupon] },
      'coupon-used',
    ],
    ['limited to two uses, after one', { perUserMax: 2 }, { orders: [orderWithCoupon] }, null],
    [
      'limited to two uses, after both',
      { perUserMax: 2 },
      { orders: [orderWithCoupon, orderWithCoupon] },
      'coupon-used',
    ],
  ])('decides on a coupon %s', (_situation, changes, usage, expected) =>
    expect(findCouponError(buildTerms(changes), buildUsage(usage))).toBe(expected),
  );
});

describe('evaluateCoupon', () => {
  it.each<[string, number, Partial<CouponUsage>, [number, CouponErrorCode | null, number]]>([
    ['a cart at the minimum', 20_000, {}, [2000, null, 0]],
    ['a cart one paisa below the minimum', 19_999, {}, [0, 'coupon-minimum', 1]],
    ['a cart whose discount is capped', 500_000, {}, [10_000, null, 0]],
    [
      'an ended coupon and a cart below the minimum',
      0,
      { today: '2026-12-24' },
      [0, 'coupon-ended', 20_000],
    ],
  ])('returns discount, error and shortfall for %s', (_situation, itemsPaise, usage, expected) => {
    const { amountPaise, error, shortPaise } = evaluateCoupon(
      buildTerms(),
      buildUsage(usage),
      itemsPaise,
    );
    expect([amountPaise, error, shortPaise]).toEqual(expected);
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
