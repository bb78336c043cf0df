import { buildUnit } from '../testing/item-fixture.ts';
import { stockLimit, maxQuantity, selectUnit } from './select-unit.ts';

describe('the most of a unit', () => {
  it('with plenty in stock, is the limit per order', () =>
    expect(maxQuantity(buildUnit({ Stock: 90, MaxPerOrder: 12 }))).toBe(12));
  it('with less in stock than the limit, is the stock', () =>
    expect(maxQuantity(buildUnit({ Stock: 7, MaxPerOrder: 12 }))).toBe(7));
  it('that cannot be had, is none', () =>
    expect(maxQuantity(buildUnit({ Available: false }))).toBe(0));
});

describe('the limit that a card tells', () => {
  it('with plenty left and room in the cart, is none', () =>
    expect(stockLimit(buildUnit(), 3)).toBeUndefined());
  it('with five left, is the five; with six, none', () => {
    expect(stockLimit(buildUnit({ Stock: 5 }), 0)).toEqual({ kind: 'few', count: 5 });
    expect(stockLimit(buildUnit({ Stock: 6 }), 0)).toBeUndefined();
  });
  it('with the most per order in the cart, is that', () =>
    expect(stockLimit(buildUnit({ MaxPerOrder: 12 }), 12)).toEqual({ kind: 'most', count: 12 }));
  it('with all of the stock in the cart, is the stock', () =>
    expect(stockLimit(buildUnit({ Stock: 8, MaxPerOrder: 12 }), 8)).toEqual({
      kind: 'few',
      count: 8,
    }));
  it('with fewer allowed than are left, is the allowed, and only when reached', () => {
    expect(stockLimit(buildUnit({ Stock: 4, MaxPerOrder: 2 }), 1)).toBeUndefined();
    expect(stockLimit(buildUnit({ Stock: 4, MaxPerOrder: 2 }), 2)).toEqual({
      kind: 'most',
      count: 2,
    });
  });
  it('of a unit that is out, is none', () =>
    expect(stockLimit(buildUnit({ Available: false, Stock: 0 }), 0)).toBeUndefined());
});

describe('the unit on a card', () => {
  const small = buildUnit({ UnitId: 1, RateWithTax: 79, DiscountPercent: 5 });
  const large = buildUnit({ UnitId: 2, RateWithTax: 154, DiscountPercent: 18 });
  const out = buildUnit({ UnitId: 3, RateWithTax: 20, DiscountPercent: 60, Available: false });

  it('of an item in the cart, is the one in the cart', () =>
    expect(selectUnit([small, large], { inCart: 2 })).toBe(large));
  it('in shelf order, is the first that can be had', () =>
    expect(selectUnit([out, small, large])).toBe(small));
  it('by price, is the cheapest that can be had', () =>
    expect(selectUnit([large, small, out], { sort: 'price' })).toBe(small));
  it('by savings, is the one that saves most among those that can be had', () =>
    expect(selectUnit([small, large, out], { sort: 'discount' })).toBe(large));
  it('of an item that is out, is still one', () => expect(selectUnit([out])).toBe(out));
  it('of an item without units, is none', () => expect(selectUnit([])).toBeUndefined());
});
