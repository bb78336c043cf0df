import { buildCart } from '@tokri/web-kit/testing';
import { estimateCart } from './estimate-cart.ts';

const rule = { Charge: 40, FreeAbove: 499, TaxPercent: 18 };
const line = { ItemId: 1, UnitId: 11, OfferId: 0, Quantity: 2, SeenRateWithTax: 154 };

describe('estimateCart', () => {
  it('adds delivery and its tax to the prices that the customer saw', () =>
    expect(estimateCart({ lines: [line], cart: undefined, rule })).toEqual({
      payable: 355,
      freeDeliveryShort: 191,
    }));

  it('counts the offer price that the customer saw', () =>
    expect(
      estimateCart({ lines: [{ ...line, SeenOfferPrice: 138.6 }], cart: undefined, rule }),
    ).toEqual({ payable: 324, freeDeliveryShort: 221.8 }));

  it('has free delivery from the threshold on', () =>
    expect(estimateCart({ lines: [{ ...line, Quantity: 4 }], cart: undefined, rule })).toEqual({
      payable: 616,
      freeDeliveryShort: 0,
    }));

  it('never becomes free without a threshold', () =>
    expect(
      estimateCart({ lines: [line], cart: undefined, rule: { ...rule, FreeAbove: 0 } }),
    ).toEqual({ payable: 355, freeDeliveryShort: 0 }));

  it('prefers the price of the last priced cart, with its coupon', () => {
    const cart = buildCart({ CouponDiscount: 50 });
    const priced = { ...line, Quantity: 1, Total: 150 } as unknown as (typeof cart.Lines)[number];
    expect(
      estimateCart({ lines: [line], cart: { ...cart, Lines: [priced] }, rule: undefined }),
    ).toEqual({ payable: 250, freeDeliveryShort: 0 });
  });

  it('is unknown while a price is unknown', () =>
    expect(
      estimateCart({
        lines: [line, { ItemId: 2, UnitId: 21, OfferId: 0, Quantity: 1 }],
        cart: undefined,
        rule,
      }),
    ).toBeUndefined());
});
