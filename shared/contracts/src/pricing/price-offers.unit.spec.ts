import { priceCart } from './price-cart.ts';
import { couponCases } from './testing/coupon-cases.fixture.ts';
import { offerCases } from './testing/offer-cases.fixture.ts';

describe('carts with offers and coupons', () => {
  it.each(Object.entries({ ...offerCases, ...couponCases }))(
    'calculates lines and totals of a cart with %s',
    (_case, { cart, lines, totals }) => {
      const priced = priceCart(cart);
      expect(
        priced.lines.map((line) => [line.appliedOffer?.offerId ?? 0, line.totalPaise]),
      ).toEqual(lines);
      expect(priced.totals).toMatchObject(totals);
    },
  );
});
