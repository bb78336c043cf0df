import { buildCart } from '@tokri/web-kit/testing';
import { estimateCart } from './estimate-cart.ts';

const rule = { Charge: 40, FreeAbove: 499 };
const line = { ItemId: 1, UnitId: 11, OfferId: 0, Quantity: 2, SeenRateWithTax: 154 };

describe('estimateCart', () => {
  it('adds up the prices that the customer saw, without delivery', () =>
    expect(estimateCart({ lines: [line], cart: undefined, rule })).toEqual({
      itemsTotal: 308,
      freeDeliveryShort: 191,
    }));

  it('counts the offer price that the customer saw', () =>
    expect(
      estimateCart({ lines: [{ ...line, SeenOfferPrice: 138.6 }], cart: undefined, rule }),
    ).toEqual({ itemsTotal: 277.2, freeDeliveryShort: 221.8 }));

  it('has free delivery from the threshold on', () =>
    expect(estimateCart({ lines: [{ ...line, Quantity: 4 }], cart: undefined, rule })).toEqual({
      itemsTotal: 616,
      freeDeliveryShort: 0,
    }));

  it('never becomes free without a threshold', () =>
    expect(
      estimateCart({ lines: [line], cart: undefined, rule: { ...rule, FreeAbove: 0 } }),
    ).toEqual({ itemsTotal: 308, freeDeliveryShort: 0 }));

  it('prefers the price of the last priced cart, before its coupon', () => {
    const cart = buildCart({ Items: 200, CouponDiscount: 50 });
    const priced = { ...line, Quantity: 1, Total: 150 } as unknown as (typeof cart.Lines)[number];
    expect(
      estimateCart({ lines: [line], cart: { ...cart, Lines: [priced] }, rule: undefined }),
    ).toEqual({ itemsTotal: 400, freeDeliveryShort: 0 });
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
