import type { Offer } from '@tokri/contracts/pricing';
import { dal, onion } from '../../testing/catalog-fixtures.ts';
import type { SeenPrice } from '../lines/cart.ts';
import { detectChanges, toSeenPrice } from './price-changes.ts';

const seen = (change: Partial<SeenPrice> = {}): SeenPrice => ({
  rateWithTaxPaise: 4200,
  offerIds: [1, 2],
  ...change,
});
const offer = (offerId: number, itemId: number): Offer => ({
  kind: 'percentage',
  offerId,
  name: `Offer ${offerId}`,
  scope: { kind: 'items', items: [{ itemId, unitId: 0 }] },
  basisPoints: 1000,
});
const unit = dal.units[0] as NonNullable<(typeof dal.units)[0]>;

describe('toSeenPrice', () => {
  it('returns the tax-inclusive price and the offers of the date', () => {
    const offers = [offer(9, 12), offer(3, 12), offer(4, 11)];
    expect(toSeenPrice({ item: dal, unit }, { pdate: '2026-11-22', partyId: 0, offers })).toEqual({
      rateWithTaxPaise: 18_499,
      offerIds: [3, 9],
    });
    expect(
      toSeenPrice({ item: dal, unit }, { pdate: '2099-12-01', partyId: 0, offers: [] }),
    ).toEqual({
      rateWithTaxPaise: 17_850,
      offerIds: [],
    });
  });
  it('returns no price without a rate for the date', () => {
    expect(
      toSeenPrice(
        { item: onion, unit: { ...unit, rates: [] } },
        { pdate: '2026-11-22', partyId: 0, offers: [] },
      ).rateWithTaxPaise,
    ).toBeNull();
  });
});

describe('detectChanges', () => {
  it('returns nothing when nothing changed', () => {
    expect(detectChanges(seen(), seen(), 'ok')).toEqual([]);
  });
  it('returns the price before and after', () => {
    expect(detectChanges(seen(), seen({ rateWithTaxPaise: 4500 }), 'ok')).toEqual([
      { code: 'price-up', wasPaise: 4200, nowPaise: 4500 },
    ]);
    expect(detectChanges(seen(), seen({ rateWithTaxPaise: 4000 }), 'ok')).toEqual([
      { code: 'price-down', wasPaise: 4200, nowPaise: 4000 },
    ]);
  });
  it('returns offers that ended and began', () => {
    expect(detectChanges(seen(), seen({ offerIds: [2, 3] }), 'ok')).toEqual([
      { code: 'offer-ended', offerId: 1 },
      { code: 'offer-begun', offerId: 3 },
    ]);
  });
  it('returns short stock together with the price', () => {
    expect(
      detectChanges(seen(), seen({ rateWithTaxPaise: 4500 }), 'stock-short').map(
        ({ code }) => code,
      ),
    ).toEqual(['price-up', 'stock-short']);
  });
  it('returns only "not-available" for unavailable items', () => {
    expect(
      detectChanges(seen(), seen({ rateWithTaxPaise: 4500, offerIds: [] }), 'not-available'),
    ).toEqual([{ code: 'not-available' }]);
  });
  it('ignores values that were unknown before', () => {
    expect(detectChanges({ rateWithTaxPaise: null, offerIds: null }, seen(), 'ok')).toEqual([]);
  });
});
