import { anItem, aUnit } from '../../testing/shop-data.ts';
import { chosenUnit, factsOf, gstWords, isSoldOut } from './model.ts';

const small = aUnit({ UnitId: 1, Name: '500 g' });
const large = aUnit({ UnitId: 2 });

describe('the chosen unit', () => {
  const item = anItem({ Units: [small, large] });
  it('of an address that names one, is that one', () =>
    expect(chosenUnit(item, { asked: 2, inCart: 1 })).toBe(large));
  it('of an address that names a foreign one, is the one in the cart', () =>
    expect(chosenUnit(item, { asked: 99, inCart: 2 })).toBe(large));
  it('without a wish, is the first', () =>
    expect(chosenUnit(item, { asked: 0, inCart: 0 })).toBe(small));
});

it('an item is sold out, only when no unit can be had', () => {
  expect(isSoldOut(anItem({ Units: [{ ...small, Available: false }, large] }))).toBe(false);
  expect(isSoldOut(anItem({ Units: [{ ...small, Available: false }] }))).toBe(true);
});

describe('the words on GST', () => {
  it('name both parts, which add up to the price', () =>
    expect(gstWords(aUnit({ Rate: 146.67, RateWithTax: 154 }), 5)).toBe(
      'Price for 1 kg with GST (₹146.67 + 5% GST ₹7.33). MRP includes all taxes.',
    ));
  it('of exempt goods, say so', () =>
    expect(gstWords(aUnit({ Rate: 40, RateWithTax: 40 }), 0)).toBe(
      'Price for 1 kg. No GST on this item. MRP includes all taxes.',
    ));
});

describe('the label', () => {
  const names = (item: Parameters<typeof factsOf>[0]) =>
    factsOf(item, aUnit()).map(({ name }) => name);
  it('of food, holds all that a listing must show', () =>
    expect(names(anItem())).toEqual([
      'Common name',
      'Net quantity',
      'MRP',
      'Best before',
      'Country of origin',
      'Packed by',
      'FSSAI licence',
      'HSN, GST',
      'Consumer care',
    ]));
  it('of what is no food, has no licence of food', () =>
    expect(
      names(anItem({ Declarations: { ...anItem().Declarations, Fssai: '', Vegetarian: null } })),
    ).not.toContain('FSSAI licence'));
  it('of several units, tells the net quantity of the chosen one', () =>
    expect(factsOf(anItem({ Units: [small, large] }), small)[1]?.value).toBe('500 g'));
});
