import { buildCart, buildLine, exampleCart } from './testing/carts.fixture.ts';
import { priceCart } from './price-cart.ts';
import { reduceCart, reduceLine } from './reduce-line.ts';

const worked = priceCart(exampleCart('29'));
const lineNamed = (key: string) => worked.lines.filter((line) => line.key === key);

describe('reduceLine', () => {
  it.each([
    ['onion', 1, { taxablePaise: 3780, totalPaise: 3780, discountPaise: 420 }],
    [
      'biscuits',
      2,
      { taxablePaise: 3429, cgstPaise: 86, sgstPaise: 86, totalPaise: 3601, discountPaise: 2287 },
    ],
    [
      'biscuits',
      1,
      { taxablePaise: 1714, cgstPaise: 43, sgstPaise: 43, totalPaise: 1800, discountPaise: 1144 },
    ],
    ['soap', 0, { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, totalPaise: 0, discountPaise: 0 }],
  ])(
    'scales the taxable value of %s in the worked example to %i packed units',
    (key, quantity, expected) => {
      expect(
        lineNamed(key).map((line) => reduceLine({ line, quantity, supply: 'intra-state' })),
      ).toEqual([expect.objectContaining({ ...expected, quantity })]);
    },
  );

  it('rounds half a paisa up', () => {
    const { lines } = priceCart(
      buildCart([buildLine({ ratePaise: 15, quantity: 2 })], {
        coupon: { code: 'C', reward: { kind: 'amount', amountPaise: 1 }, minimumItemsPaise: 0 },
      }),
    );
    expect(
      lines.map((line) => reduceLine({ line, quantity: 1, supply: 'intra-state' }).taxablePaise),
    ).toEqual([15]);
  });

  it('scales the price before the coupon, if the line has one', () => {
    const [line] = lineNamed('biscuits');
    if (!line) throw new Error('the worked example has no biscuits');
    const reduce = (totalBeforeCouponPaise?: number) =>
      reduceLine({
        line: { ...line, ...(totalBeforeCouponPaise ? { totalBeforeCouponPaise } : {}) },
        quantity: 2,
        supply: 'intra-state',
      });
    expect(reduce(6001)).toMatchObject({ totalBeforeCouponPaise: 4001 });
    expect(reduce()).not.toHaveProperty('totalBeforeCouponPaise');
  });

  it.each([-1, 4, 1.5, Number.NaN])('rejects the quantity %d for a line of three', (quantity) => {
    expect(() =>
      lineNamed('biscuits').map((line) => reduceLine({ line, quantity, supply: 'intra-state' })),
    ).toThrow(RangeError);
  });
});

describe('reduceCart', () => {
  it('keeps coupon, delivery and slot fee and still adds up when soap is removed', () => {
    const { totals, taxSummary, coupon } = reduceCart(worked, new Map([['soap', 0]]));
    expect(totals).toEqual({
      mrpPaise: 43_500,
      itemsPaise: 38_849,
      savingsPaise: 8537,
      offerDiscountPaise: 4050,
      couponDiscountPaise: 3885,
      taxablePaise: 33_659,
      cgstPaise: 652,
      sgstPaise: 652,
      igstPaise: 0,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 1080,
      slotFeePaise: 2000,
      roundOffPaise: -43,
      payablePaise: 42_000,
    });
    expect(coupon).toEqual({ code: 'FRESH10', amountPaise: 3885 });
    expect(taxSummary.at(-1)?.hsn).toBe('9965');
  });

  it('still charges delivery and slot fee when nothing is left', () => {
    const all = new Map(worked.lines.map((line) => [line.key, 0]));
    expect(reduceCart(worked, all).totals).toMatchObject({
      itemsPaise: 0,
      couponDiscountPaise: 0,
      payablePaise: 7100,
      deliveryTaxPaise: 1080,
    });
  });

  it('rejects an unknown line key', () => {
    expect(() => reduceCart(worked, new Map([['nothing', 1]]))).toThrow(
      'the cart has no line nothing',
    );
  });
});
