import { buildCart, itemsScope, buildLine } from './carts.fixture.ts';
import { priceCart } from '../price-cart.ts';
import type { PricingLine } from '../pricing-line.ts';
import type { Offer } from '../price-rules.ts';

export const percentage = (offerId: number, basisPoints: number, ...items: number[]): Offer => ({
  kind: 'percentage',
  offerId,
  name: `P${offerId}`,
  scope: itemsScope(...items),
  basisPoints,
});
export const amount = (offerId: number, amountPaise: number): Offer => ({
  kind: 'amount',
  offerId,
  name: `A${offerId}`,
  scope: itemsScope(1),
  amountPaise,
});
export const bundle = (offerId: number, buy: number, free: number): Offer => ({
  kind: 'buy-x-get-y',
  offerId,
  name: `B${offerId}`,
  scope: itemsScope(1),
  buy,
  free,
});
export const combo = (
  offerId: number,
  pricePaise: number,
  parts = [
    { itemId: 1, unitId: 1, quantity: 1 },
    { itemId: 2, unitId: 1, quantity: 1 },
  ],
): Offer => ({ kind: 'combo', offerId, name: `C${offerId}`, parts, pricePaise });
export const threshold = (offerId: number, minimumPaise: number, amountPaise: number): Offer => ({
  kind: 'threshold',
  offerId,
  name: `T${offerId}`,
  scope: { kind: 'everything' },
  minimumPaise,
  reward: { kind: 'amount', amountPaise },
});

export const one = (over: Partial<PricingLine> = {}) =>
  buildLine({ key: 'one', itemId: 1, ...over });
export const other = (over: Partial<PricingLine> = {}) =>
  buildLine({ key: 'other', itemId: 2, ratePaise: 20_000, mrpPaise: 30_000, ...over });

export const priceOffers = (lines: readonly PricingLine[], offers: readonly Offer[]) => {
  const priced = priceCart(buildCart(lines, { offers: [...offers] }));
  return {
    lines: priced.lines.map((line) => [line.appliedOffer?.offerId ?? 0, line.totalPaise]),
    codes: priced.messages.map(({ code }) => code),
    offPaise: priced.totals.offerDiscountPaise,
  };
};
