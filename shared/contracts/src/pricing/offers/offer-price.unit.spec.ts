import {
  amount,
  bundle,
  one,
  percentage,
  priceOffers,
  threshold,
} from '../testing/offers.fixture.ts';
import { offerPriceOfUnit } from './offer-price.ts';

describe('offerPriceOfUnit', () => {
  it.each([
    ['a percentage', [percentage(1, 1500, 1)], 8500],
    ['an amount', [amount(1, 1800)], 8200],
    ['the better of two', [percentage(1, 1500, 1), amount(2, 1800)], 8200],
  ])('returns the price with %s, as the cart charges it', (_, offers, expected) => {
    expect(offerPriceOfUnit(one(), offers)?.totalPaise).toBe(expected);
    expect(priceOffers([one()], offers).lines[0]?.[1]).toBe(expected);
  });
  it('tells the price without tax as well', () =>
    expect(offerPriceOfUnit(one({ taxBasisPoints: 500 }), [percentage(1, 1000, 1)])).toEqual({
      taxablePaise: 9000,
      totalPaise: 9450,
    }));
  it.each([
    ['an offer for another item', [percentage(1, 1500, 2)]],
    ['an offer that needs more units', [bundle(1, 2, 1)]],
    ['an offer that counts the whole cart', [threshold(1, 0, 500)]],
    ['no offer', []],
  ])('returns nothing with %s', (_, offers) => {
    expect(offerPriceOfUnit(one(), offers)).toBeUndefined();
  });
});
