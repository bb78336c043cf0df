import {
  couponCodeFromCounterId,
  totalUsesCounterId,
  requiredCounters,
  toCouponTerms,
  remainingUses,
} from './coupon.ts';
import type { CouponInput } from './coupon.ts';

const buildInput = (change: Partial<CouponInput> = {}): CouponInput => ({
  code: 'FRESH10',
  name: 'Ten',
  companyId: 1,
  kind: 'percentage',
  amountPaise: 0,
  basisPoints: 1000,
  atMostPaise: 10_000,
  minimumItemsPaise: 0,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  perUser: 1,
  totalUses: 0,
  isFirstOrderOnly: false,
  isOn: true,
  ...change,
});
const terms = (change: Partial<CouponInput> = {}) => {
  const result = toCouponTerms(buildInput(change), 9);
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

describe('toCouponTerms', () => {
  it('keeps the limits of a percentage coupon and reads 0 as unlimited', () =>
    expect(terms()).toMatchObject({
      couponId: 9,
      coupon: {
        code: 'FRESH10',
        reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: 10_000 },
      },
      perUserMax: 1,
      usesMax: null,
    }));
  it('accepts an amount coupon', () =>
    expect(terms({ kind: 'amount', amountPaise: 5000 }).coupon.reward).toEqual({
      kind: 'amount',
      amountPaise: 5000,
    }));
  it.each([
    [{ basisPoints: 0 }, 'coupon-incomplete'],
    [{ kind: 'amount' as const }, 'coupon-incomplete'],
    [{ toDate: '2026-10-31' }, 'offer-period'],
  ])('rejects %j with %s', (change, code) =>
    expect(toCouponTerms(buildInput(change), 1)).toEqual({ ok: false, code }),
  );
});

describe('requiredCounters', () => {
  it.each<[Partial<CouponInput>, readonly string[]]>([
    [{}, ['person:FRESH10:7', 'all:FRESH10']],
    [{ perUser: 0, isFirstOrderOnly: true }, ['first:7', 'person:FRESH10:7', 'all:FRESH10']],
  ])('requiredCounters for %j are %j', (change, counters) =>
    expect(requiredCounters(terms(change), 7).map(({ counterId }) => counterId)).toEqual(counters),
  );
  it.each([
    [3, -3],
    [1, -1],
    [0, null],
  ])(
    'allows the counter of a customer with a limit of %i to go down to %j',
    (perUser, minAvailable) =>
      expect(requiredCounters(terms({ perUser }), 7)[0]).toMatchObject({ minAvailable }),
  );
  it.each([
    [5, 0],
    [0, null],
  ])('allows the total counter with a limit of %i to go down to %j', (totalUses, minAvailable) =>
    expect(requiredCounters(terms({ totalUses }), 7)[1]).toMatchObject({ minAvailable }),
  );
  it('finds the coupon code only in the id of a total counter', () =>
    expect([
      couponCodeFromCounterId(totalUsesCounterId('X1')),
      couponCodeFromCounterId('person:X1:7'),
    ]).toEqual(['X1', undefined]));
});

describe('remainingUses', () => {
  it.each<[Parameters<typeof remainingUses>[0], number | null, number]>([
    [null, 10, 10],
    [null, null, 0],
    [{ usesMax: 10, usesLeft: 4 }, 12, 6],
    [{ usesMax: 10, usesLeft: 4 }, 5, -1],
    [{ usesMax: 5, usesLeft: -1 }, 10, 4],
    [{ usesMax: 10, usesLeft: 4 }, 10, 4],
    [{ usesMax: null, usesLeft: 0 }, 3, 3],
    [{ usesMax: 3, usesLeft: 1 }, null, -2],
    [{ usesMax: null, usesLeft: -2 }, 3, 1],
    [{ usesMax: null, usesLeft: -60 }, 100, 40],
  ])('remainingUses from %j to the limit %j are %i', (before, usesMax, left) =>
    expect(remainingUses(before, usesMax)).toBe(left),
  );
});
