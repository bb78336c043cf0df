import { itemsScope, buildLine } from './carts.fixture.ts';
import type { PricingInput } from '../price-cart.ts';
import type { PricedTotals } from '../priced-cart.ts';
import type { PricingLine } from '../pricing-line.ts';
import type { Coupon, Offer } from '../price-rules.ts';

export interface OfferCase {
  readonly cart: PricingInput;
  readonly lines: readonly (readonly [number, number])[];
  readonly totals: Partial<PricedTotals>;
}

export const everything = { kind: 'everything' } as const;
export const percent = (
  offerId: number,
  basisPoints: number,
  scope: Extract<Offer, { kind: 'percentage' }>['scope'] = itemsScope(1),
): Offer => ({ kind: 'percentage', offerId, name: `P${offerId}`, scope, basisPoints });
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
export const combo = (offerId: number, pricePaise: number, ...quantities: number[]): Offer => ({
  kind: 'combo',
  offerId,
  name: `C${offerId}`,
  parts: [1, 2].map((itemId, index) => ({ itemId, unitId: 1, quantity: quantities[index] ?? 1 })),
  pricePaise,
});
export const threshold = (
  offerId: number,
  minimumPaise: number,
  reward: Extract<Offer, { kind: 'threshold' }>['reward'],
): Offer => ({
  kind: 'threshold',
  offerId,
  name: `T${offerId}`,
  scope: everything,
  minimumPaise,
  reward,
});
export const off = (amountPaise: number, minimumItemsPaise = 0): Coupon => ({
  code: 'OFF',
  reward: { kind: 'amount', amountPaise },
  minimumItemsPaise,
});
export const ten: Coupon = {
  code: 'TEN',
  reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: null },
  minimumItemsPaise: 0,
};

export const one = (changes: Partial<PricingLine> = {}) =>
  buildLine({ key: 'one', itemId: 1, ...changes });
export const two = (changes: Partial<PricingLine> = {}) =>
  buildLine({ key: 'two', itemId: 2, ratePaise: 20_000, mrpPaise: 30_000, ...changes });
export const chennai = { deliveryState: '33' } as const;
