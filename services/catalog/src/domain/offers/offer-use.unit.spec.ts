import { toOfferUses } from './offer-use.ts';

type Sale = NonNullable<Parameters<typeof toOfferUses>[0]['sale']>;

const buildLine = (change: Partial<Sale['lines'][number]>): Sale['lines'][number] => ({
  cartLineId: 1,
  name: 'Tea',
  unitName: '250 g',
  hsn: '0902',
  taxBasisPoints: 500,
  quantity: 1,
  ratePaise: 6666,
  mrpPaise: 7000,
  discountPaise: 1000,
  taxablePaise: 5666,
  cgstPaise: 142,
  sgstPaise: 142,
  igstPaise: 0,
  totalPaise: 5950,
  ...change,
});

describe('toOfferUses', () => {
  it('counts what the offer took off the price with tax', () =>
    expect(
      toOfferUses({ lines: [{ cartLineId: 1, offerId: 7 }], sale: { lines: [buildLine({})] } }),
    ).toEqual([{ offerId: 7, discountPaise: 7000 - 5950 }]));

  it('leaves the discount of a coupon to the coupon', () =>
    expect(
      toOfferUses({
        lines: [{ cartLineId: 1, offerId: 7 }],
        sale: { lines: [buildLine({ totalPaise: 5353, totalBeforeCouponPaise: 5950 })] },
      }),
    ).toEqual([{ offerId: 7, discountPaise: 1050 }]));

  it('sums the lines of an offer and counts an order once', () =>
    expect(
      toOfferUses({
        lines: [
          { cartLineId: 1, offerId: 7 },
          { cartLineId: 2, offerId: 7 },
          { cartLineId: 3, offerId: 0 },
        ],
        sale: {
          lines: [
            buildLine({}),
            buildLine({ cartLineId: 2, quantity: 3, totalPaise: 14_000 }),
            buildLine({ cartLineId: 3 }),
          ],
        },
      }),
    ).toEqual([{ offerId: 7, discountPaise: 1050 + 7000 }]));

  it('ignores lines of which nothing was packed, and orders without prices', () => {
    const lines = [{ cartLineId: 1, offerId: 7 }];
    expect(toOfferUses({ lines, sale: { lines: [buildLine({ quantity: 0 })] } })).toEqual([]);
    expect(toOfferUses({ lines })).toEqual([]);
  });
});
