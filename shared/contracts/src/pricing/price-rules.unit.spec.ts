import * as z from 'zod/mini';
import { fresh10, exampleOffers } from './testing/carts.fixture.ts';
import { coupon, deliveryRule, offer } from './price-rules.ts';

describe('price rule schemas', () => {
  it('parse the offers and coupon of the worked example unchanged', () => {
    expect(exampleOffers.map((one) => z.parse(offer, one))).toEqual(exampleOffers);
    expect(z.parse(coupon, fresh10)).toEqual(fresh10);
  });

  it.each([
    ['an unknown kind', { ...exampleOffers[0], kind: 'lottery' }],
    ['offer id 0, which means the best', { ...exampleOffers[0], offerId: 0 }],
    ['nothing to buy', { ...exampleOffers[0], buy: 0 }],
    ['more than 100 %', { ...exampleOffers[1], basisPoints: 10_001 }],
    ['a negative price', { kind: 'combo', offerId: 1, name: 'C', parts: [], pricePaise: -1 }],
  ])('reject an offer with %s', (_case, value) => {
    expect(z.safeParse(offer, value).success).toBe(false);
  });

  it('reject a negative or fractional charge', () => {
    const rule = {
      id: 1,
      pincodeFrom: '560001',
      pincodeTo: '560110',
      partyId: 0,
      chargePaise: 4000,
      freeAbovePaise: null,
      taxBasisPoints: 1800,
      hsn: '9965',
    };
    expect(
      [rule, { ...rule, chargePaise: -1 }, { ...rule, chargePaise: 0.5 }].map(
        (value) => z.safeParse(deliveryRule, value).success,
      ),
    ).toEqual([true, false, false]);
  });
});
