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

describe('what a customer sees of a line', () => {
  it('dal before and from December, is the price of the day with tax and the offers for it', () => {
    const offers = [offer(9, 12), offer(3, 12), offer(4, 11)];
    expect(toSeenPrice({ item: dal, unit }, { pdate: '2026-11-22', partyId: 0, offers })).toEqual({
      rateWithTaxPaise: 18_499,
      offerIds: [3, 9],
    });
    expect(
      toSeenPrice({ item: dal, unit }, { pdate: '2026-12-01', partyId: 0, offers: [] }),
    ).toEqual({
      rateWithTaxPaise: 17_850,
      offerIds: [],
    });
  });
  it('a unit without a rate on that day, has no price', () => {
    expect(
      toSeenPrice(
        { item: onion, unit: { ...unit, rates: [] } },
        { pdate: '2026-11-22', partyId: 0, offers: [] },
      ).rateWithTaxPaise,
    ).toBeNull();
  });
});

describe('what the shop has changed of a line', () => {
  it('nothing, is nothing', () => {
    expect(detectChanges(seen(), seen(), 'ok')).toEqual([]);
  });
  it('the price, is told with what it was', () => {
    expect(detectChanges(seen(), seen({ rateWithTaxPaise: 4500 }), 'ok')).toEqual([
      { code: 'price-up', wasPaise: 4200, nowPaise: 4500 },
    ]);
    expect(detectChanges(seen(), seen({ rateWithTaxPaise: 4000 }), 'ok')).toEqual([
      { code: 'price-down', wasPaise: 4200, nowPaise: 4000 },
    ]);
  });
  it('offers, are told by which ended and which began', () => {
    expect(detectChanges(seen(), seen({ offerIds: [2, 3] }), 'ok')).toEqual([
      { code: 'offer-ended', offerId: 1 },
      { code: 'offer-begun', offerId: 3 },
    ]);
  });
  it('stock that is short, is told beside the price', () => {
    expect(
      detectChanges(seen(), seen({ rateWithTaxPaise: 4500 }), 'stock-short').map(
        ({ code }) => code,
      ),
    ).toEqual(['price-up', 'stock-short']);
  });
  it('goods that are gone, make nothing else count', () => {
    expect(
      detectChanges(seen(), seen({ rateWithTaxPaise: 4500, offerIds: [] }), 'not-available'),
    ).toEqual([{ code: 'not-available' }]);
  });
  it('what nobody knows of before, is no change', () => {
    expect(detectChanges({ rateWithTaxPaise: null, offerIds: null }, seen(), 'ok')).toEqual([]);
  });
});
