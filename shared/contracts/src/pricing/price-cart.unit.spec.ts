import { buildCart, itemsScope, buildLine, noDelivery } from './testing/carts.fixture.ts';
import { priceCart } from './price-cart.ts';
import type { Offer } from './price-rules.ts';
import { exempt, amountCoupon, cartCases } from './testing/price-cart-cases.fixture.ts';

describe('priceCart', () => {
  it.each(Object.entries(cartCases))(
    'calculates the totals of a cart with %s',
    (_case, { cart, lines, totals }) => {
      const priced = priceCart(cart);
      expect(priced.totals).toMatchObject(totals);
      if (lines) expect(priced.lines.map((line) => line.totalPaise)).toEqual(lines);
    },
  );

  it('reports a coupon below its minimum and does not apply it', () => {
    const priced = priceCart(buildCart([exempt(100)], { coupon: amountCoupon(50, 101) }));
    expect([priced.coupon, priced.messages]).toEqual([
      null,
      [{ code: 'coupon-minimum', lineKey: null }],
    ]);
  });

  it('reports what is missing for the minimum order', () => {
    expect(
      priceCart(buildCart([exempt(9900)], { minimumOrderPaise: 10_000 })).minimumOrder,
    ).toEqual({
      requiredPaise: 10_000,
      shortPaise: 100,
    });
    expect(
      priceCart(buildCart([exempt(10_000)], { minimumOrderPaise: 10_000 })).minimumOrder,
    ).toEqual({ requiredPaise: 10_000, shortPaise: 0 });
  });

  it('has no tax row for 9965 when delivery and slot are free', () => {
    expect(priceCart(buildCart([exempt(100)])).taxSummary.map((row) => row.hsn)).toEqual(['0702']);
  });

  it('keeps two tax rows for lines of one HSN code at two rates', () => {
    const priced = priceCart(
      buildCart([
        buildLine({ key: 'a' }),
        buildLine({ key: 'b', taxBasisPoints: 500 }),
        buildLine({ key: 'c' }),
      ]),
    );
    expect(priced.taxSummary.map((row) => [row.taxBasisPoints, row.taxablePaise])).toEqual([
      [0, 20_000],
      [500, 10_000],
    ]);
  });

  it.each([
    ['doubled keys', [buildLine(), buildLine()]],
    ['quantity 0', [buildLine({ quantity: 0 })]],
    ['half a piece', [buildLine({ quantity: 0.5 })]],
    ['a fraction of a paisa', [buildLine({ ratePaise: 0.5 })]],
    ['a negative rate', [buildLine({ ratePaise: -1 })]],
  ])('rejects a cart with %s', (_case, lines) => {
    expect(() => priceCart(buildCart(lines))).toThrow(RangeError);
  });

  it('includes offer and coupon in Discount but only the offer in OfferDiscount', () => {
    const half: Offer = {
      kind: 'percentage',
      offerId: 9,
      name: 'Half',
      scope: itemsScope(1),
      basisPoints: 5000,
    };
    const priced = priceCart(
      buildCart([exempt(10_000)], {
        offers: [half],
        coupon: amountCoupon(1000),
        delivery: noDelivery,
      }),
    );
    expect(priced.lines[0]).toMatchObject({
      itemsPaise: 5000,
      offerDiscountPaise: 5000,
      discountPaise: 6000,
      totalPaise: 4000,
    });
  });
});
