import { itemsScope, buildLine } from '../testing/carts.fixture.ts';
import type { PricingLine } from '../pricing-line.ts';
import type { Offer } from '../price-rules.ts';
import {
  percentage,
  amount,
  bundle,
  combo,
  threshold,
  one,
  other,
  priceOffers,
} from '../testing/offers.fixture.ts';

describe('single-line offers', () => {
  it.each<[string, PricingLine, Offer[], [number, number][]]>([
    ['a percentage', one(), [percentage(1, 1500, 1)], [[1, 8500]]],
    ['100 percent', one(), [percentage(1, 10_000, 1)], [[1, 0]]],
    ['an amount off each unit', one({ quantity: 3 }), [amount(1, 1000)], [[1, 27_000]]],
    [
      'an amount off taxed goods',
      one({ taxBasisPoints: 1800, quantity: 2 }),
      [amount(1, 1800)],
      [[1, 19_999]],
    ],
    ['an amount above the price', one(), [amount(1, 99_999)], [[1, 0]]],
    ['buy 2 get 1 with too few units', one({ quantity: 2 }), [bundle(1, 2, 1)], [[0, 20_000]]],
    ['buy 2 get 1 with 3 units', one({ quantity: 3 }), [bundle(1, 2, 1)], [[1, 20_000]]],
    ['buy 2 get 1 with 7 units', one({ quantity: 7 }), [bundle(1, 2, 1)], [[1, 50_000]]],
    [
      'the better of two offers',
      one({ quantity: 3 }),
      [percentage(1, 1000, 1), bundle(2, 2, 1)],
      [[2, 20_000]],
    ],
    [
      'two equal offers, where the older wins',
      one(),
      [percentage(5, 1000, 1), percentage(3, 1000, 1)],
      [[3, 9000]],
    ],
    ['an offer that saves nothing', one(), [percentage(1, 0, 1)], [[0, 10_000]]],
  ])('returns applied offer and total for %s', (...[_case, line, offers, expected]) => {
    expect(priceOffers([line], offers).lines).toEqual(expected);
  });

  it('keeps the requested offer even when another saves more', () => {
    expect(
      priceOffers([one({ offerId: 1 })], [percentage(1, 500, 1), percentage(2, 2000, 1)]),
    ).toEqual({ lines: [[1, 9500]], codes: [], offPaise: 500 });
  });

  it('falls back to the best offer with a message when the requested offer has ended', () => {
    expect(priceOffers([one({ offerId: 7 })], [percentage(2, 2000, 1)])).toEqual({
      lines: [[2, 8000]],
      codes: ['offer-ended'],
      offPaise: 2000,
    });
  });

  it('falls back to the best offer with a message when the requested offer is for other items', () => {
    expect(
      priceOffers([one({ offerId: 1 })], [percentage(1, 5000, 2), percentage(2, 2000, 1)]),
    ).toEqual({ lines: [[2, 8000]], codes: ['offer-not-for-item'], offPaise: 2000 });
  });
});

describe('combo offers', () => {
  it('prices a full set at the combo price and spreads it proportionally', () => {
    expect(priceOffers([one(), other()], [combo(1, 24_000)])).toEqual({
      lines: [
        [1, 8000],
        [1, 16_000],
      ],
      codes: [],
      offPaise: 6000,
    });
  });

  it('charges the normal price for units beyond full sets', () => {
    expect(
      priceOffers([one({ quantity: 3 }), other({ quantity: 2 })], [combo(1, 24_000)]).lines,
    ).toEqual([
      [1, 26_000],
      [1, 32_000],
    ]);
  });

  it.each([
    ['a missing part', [one()], [[0, 10_000]], undefined],
    [
      'too few of a part',
      [one(), other()],
      [
        [0, 10_000],
        [0, 20_000],
      ],
      [
        { itemId: 1, unitId: 1, quantity: 2 },
        { itemId: 2, unitId: 1, quantity: 1 },
      ],
    ],
    ['no parts', [one()], [[0, 10_000]], []],
    [
      'two parts of the same unit that exceed the quantity',
      [one()],
      [[0, 10_000]],
      [
        { itemId: 1, unitId: 1, quantity: 1 },
        { itemId: 1, unitId: 0, quantity: 1 },
      ],
    ],
  ])('changes no price for a combo with %s', (...[_case, lines, expected, parts]) => {
    expect(priceOffers(lines, [combo(1, 100, parts)]).lines).toEqual(expected);
  });

  it('does not apply a combo that costs more than its parts', () => {
    expect(priceOffers([one(), other()], [combo(1, 30_000)]).lines).toEqual([
      [0, 10_000],
      [0, 20_000],
    ]);
  });

  it('prefers single-line offers that save more than the combo', () => {
    expect(
      priceOffers([one(), other()], [combo(1, 24_000), percentage(2, 5000, 1, 2)]).lines,
    ).toEqual([
      [2, 5000],
      [2, 10_000],
    ]);
  });

  it('keeps a requested combo even when single-line offers save more', () => {
    expect(
      priceOffers(
        [one({ offerId: 1 }), other({ offerId: 1 })],
        [combo(1, 24_000), percentage(2, 5000, 1, 2)],
      ).lines,
    ).toEqual([
      [1, 8000],
      [1, 16_000],
    ]);
  });

  it('completes a requested combo before a group offer that saves more', () => {
    const competingCombo: Offer = {
      kind: 'threshold',
      offerId: 2,
      name: 'T',
      scope: itemsScope(2),
      minimumPaise: 0,
      reward: { kind: 'amount', amountPaise: 5000 },
    };
    expect(
      priceOffers([one({ offerId: 1 }), other()], [combo(1, 28_000), competingCombo]).lines,
    ).toEqual([
      [1, 9333],
      [1, 18_667],
    ]);
  });

  it('uses the best single-line offer without a message when a requested combo is incomplete', () => {
    expect(priceOffers([one({ offerId: 1 })], [combo(1, 24_000), percentage(2, 1000, 1)])).toEqual({
      lines: [[2, 9000]],
      codes: [],
      offPaise: 1000,
    });
  });

  it('does not add a line to a combo when it requests another offer', () => {
    expect(
      priceOffers([one({ offerId: 2 }), other()], [combo(1, 24_000), percentage(2, 100, 1)]).lines,
    ).toEqual([
      [2, 9900],
      [0, 20_000],
    ]);
  });

  it('uses the line that requests the combo first', () => {
    const lines = [one({ key: 'a' }), one({ key: 'b', offerId: 1 }), other()];
    expect(priceOffers(lines, [combo(1, 24_000)]).lines).toEqual([
      [0, 10_000],
      [1, 8000],
      [1, 16_000],
    ]);
  });
});

describe('threshold offers', () => {
  it('spreads the reward over the lines when the sum reaches the threshold exactly', () => {
    expect(priceOffers([one(), other()], [threshold(1, 30_000, 3000)])).toEqual({
      lines: [
        [1, 9000],
        [1, 18_000],
      ],
      codes: [],
      offPaise: 3000,
    });
  });

  it('gives no reward one paisa below the threshold', () => {
    expect(priceOffers([one(), other()], [threshold(1, 30_001, 3000)]).lines).toEqual([
      [0, 10_000],
      [0, 20_000],
    ]);
  });

  it('reduces the lines to zero at most when the reward exceeds the sum', () => {
    expect(priceOffers([one()], [threshold(1, 0, 99_999)]).lines).toEqual([[1, 0]]);
  });

  it('limits a percentage reward to its maximum', () => {
    const offer: Offer = {
      kind: 'threshold',
      offerId: 1,
      name: 'T',
      scope: { kind: 'everything' },
      minimumPaise: 0,
      reward: { kind: 'percentage', basisPoints: 5000, atMostPaise: 1500 },
    };
    expect(priceOffers([one(), other()], [offer]).lines).toEqual([
      [1, 9500],
      [1, 19_000],
    ]);
  });

  it('applies the group offer that saves more first and the other to the remaining lines', () => {
    const milk = buildLine({ key: 'milk', itemId: 3, ratePaise: 5000 });
    expect(
      priceOffers([one(), other(), milk], [threshold(1, 5000, 500), combo(2, 20_000)]).lines,
    ).toEqual([
      [2, 6667],
      [2, 13_333],
      [1, 4500],
    ]);
  });
});
