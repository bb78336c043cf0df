import { buildUnit } from '../testing/item-fixture.ts';
import { stockLimit, maxQuantity, selectUnit } from './select-unit.ts';

describe('maxQuantity', () => {
  it('returns the limit per order when stock is plentiful', () =>
    expect(maxQuantity(buildUnit({ Stock: 90, MaxPerOrder: 12 }))).toBe(12));
  it('returns the stock when it is below the limit', () =>
    expect(maxQuantity(buildUnit({ Stock: 7, MaxPerOrder: 12 }))).toBe(7));
  it('returns 0 for an unavailable unit', () =>
    expect(maxQuantity(buildUnit({ Available: false }))).toBe(0));
});

describe('stockLimit', () => {
  it('returns undefined with enough stock and room in the cart', () =>
    expect(stockLimit(buildUnit(), 3)).toBeUndefined());
  it('reports the remaining stock at five units but not at six', () => {
    expect(stockLimit(buildUnit({ Stock: 5 }), 0)).toEqual({ kind: 'low-stock', count: 5 });
    expect(stockLimit(buildUnit({ Stock: 6 }), 0)).toBeUndefined();
  });
  it('reports the maximum per order when it is in the cart', () =>
    expect(stockLimit(buildUnit({ MaxPerOrder: 12 }), 12)).toEqual({
      kind: 'order-limit',
      count: 12,
    }));
  it('reports the stock when all of it is in the cart', () =>
    expect(stockLimit(buildUnit({ Stock: 8, MaxPerOrder: 12 }), 8)).toEqual({
      kind: 'low-stock',
      count: 8,
    }));
  it('reports the order limit only when it is reached and below the stock', () => {
    expect(stockLimit(buildUnit({ Stock: 4, MaxPerOrder: 2 }), 1)).toBeUndefined();
    expect(stockLimit(buildUnit({ Stock: 4, MaxPerOrder: 2 }), 2)).toEqual({
      kind: 'order-limit',
      count: 2,
    });
  });
  it('returns undefined for a unit that is out of stock', () =>
    expect(stockLimit(buildUnit({ Available: false, Stock: 0 }), 0)).toBeUndefined());
});

describe('selectUnit', () => {
  const small = buildUnit({ UnitId: 1, RateWithTax: 79, DiscountPercent: 5 });
  const large = buildUnit({ UnitId: 2, RateWithTax: 154, DiscountPercent: 18 });
  const unavailableUnit = buildUnit({
    UnitId: 3,
    RateWithTax: 20,
    DiscountPercent: 60,
    Available: false,
  });

  it('prefers the unit in the cart', () =>
    expect(selectUnit([small, large], { inCart: 2 })).toBe(large));
  it('selects the first available unit in default order', () =>
    expect(selectUnit([unavailableUnit, small, large])).toBe(small));
  it('selects the cheapest available unit when sorted by price', () =>
    expect(selectUnit([large, small, unavailableUnit], { sort: 'price' })).toBe(small));
  it('selects the available unit with the highest discount when sorted by discount', () =>
    expect(selectUnit([small, large, unavailableUnit], { sort: 'discount' })).toBe(large));
  it('still selects a unit of an item that is out of stock', () =>
    expect(selectUnit([unavailableUnit])).toBe(unavailableUnit));
  it('returns nothing for an item without units', () => expect(selectUnit([])).toBeUndefined());
});
