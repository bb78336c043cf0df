import {
  couponCodeFromCounterId,
  totalUsesCounterId,
  requiredCounters,
  toCouponTerms,
  remainingUses,
} from './coupon.ts';
import type { CouponInput } from './coupon.ts';

const wish = (change: Partial<CouponInput> = {}): CouponInput => ({
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
  const made = toCouponTerms(wish(change), 9);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};

describe('a coupon as staff wish it', () => {
  it('a percentage, keeps its limits; 0 is none', () =>
    expect(terms()).toMatchObject({
      couponId: 9,
      coupon: {
        code: 'FRESH10',
        reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: 10_000 },
      },
      perUserMax: 1,
      usesMax: null,
    }));
  it('an amount, is one', () =>
    expect(terms({ kind: 'amount', amountPaise: 5000 }).coupon.reward).toEqual({
      kind: 'amount',
      amountPaise: 5000,
    }));
  it.each([
    [{ basisPoints: 0 }, 'coupon-incomplete'],
    [{ kind: 'amount' as const }, 'coupon-incomplete'],
    [{ toDate: '2026-10-31' }, 'offer-period'],
  ])('%j, is refused as %s', (change, code) =>
    expect(toCouponTerms(wish(change), 1)).toEqual({ ok: false, code }),
  );
});

describe('what an order must get one of', () => {
  it.each<[Partial<CouponInput>, readonly string[]]>([
    [{}, ['person:FRESH10:7', 'all:FRESH10']],
    [{ perUser: 0, isFirstOrderOnly: true }, ['first:7', 'person:FRESH10:7', 'all:FRESH10']],
  ])('for a coupon with %j, is %j', (change, counters) =>
    expect(requiredCounters(terms(change), 7).map(({ counterId }) => counterId)).toEqual(counters),
  );
  it.each([
    [3, -3],
    [1, -1],
    [0, null],
  ])(
    "that each person may use %i times, may bring the person's counter down to %j",
    (perUser, lowest) =>
      expect(requiredCounters(terms({ perUser }), 7)[0]).toMatchObject({ lowest }),
  );
  it.each([
    [5, 0],
    [0, null],
  ])(
    'of all people together, with %i uses may bring what is left down to %j: uses are counted before there is a limit',
    (totalUses, lowest) =>
      expect(requiredCounters(terms({ totalUses }), 7)[1]).toMatchObject({ lowest }),
  );
  it('a counter of all people, names its code; others name none', () =>
    expect([
      couponCodeFromCounterId(totalUsesCounterId('X1')),
      couponCodeFromCounterId('person:X1:7'),
    ]).toEqual(['X1', undefined]));
});

describe('uses left when staff change how many there are', () => {
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
  ])('from %j to %j, are %i', (before, usesMax, left) =>
    expect(remainingUses(before, usesMax)).toBe(left),
  );
});
