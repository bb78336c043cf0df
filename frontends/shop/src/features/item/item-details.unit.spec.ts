import { buildItem, buildUnit } from '../../testing/fake-shop.ts';
import {
  selectInitialUnit,
  listDeclarations,
  gstLabel,
  isSoldOut,
  isPerishable,
} from './item-details.ts';

const small = buildUnit({ UnitId: 1, Name: '500 g' });
const large = buildUnit({ UnitId: 2 });

describe('selectInitialUnit', () => {
  const item = buildItem({ Units: [small, large] });
  it('returns the unit in the address', () =>
    expect(selectInitialUnit(item, { requestedId: 2, inCartId: 1 })).toBe(large));
  it('returns the unit in the cart when the address names a unit of another item', () =>
    expect(selectInitialUnit(item, { requestedId: 99, inCartId: 2 })).toBe(large));
  it('returns the first unit by default', () =>
    expect(selectInitialUnit(item, { requestedId: 0, inCartId: 0 })).toBe(small));
});

it('isSoldOut returns true only when no unit is available', () => {
  expect(isSoldOut(buildItem({ Units: [{ ...small, Available: false }, large] }))).toBe(false);
  expect(isSoldOut(buildItem({ Units: [{ ...small, Available: false }] }))).toBe(true);
});

describe('isPerishable', () => {
  it.each([
    ['1 day from packing', true],
    ['15 days from packing', true],
    ['पैकिंग से 4 दिन', true],
    ['16 days from packing', false],
    ['पैकिंग से 30 दिन', false],
    ['3 months from packing', false],
    ['पैकिंग से 9 महीने', false],
    ['Does not expire', false],
    ['', false],
  ])('of food that is best before %j: %s', (BestBefore, expected) =>
    expect(isPerishable({ BestBefore, Vegetarian: true })).toBe(expected),
  );
  it('is false for what is not food', () =>
    expect(isPerishable({ BestBefore: '4 days', Vegetarian: null })).toBe(false));
});

describe('gstLabel', () => {
  it('names a base price and a tax that add up to the price', () =>
    expect(gstLabel(buildUnit({ Rate: 146.67, RateWithTax: 154 }), 5)).toBe(
      'Price for 1 kg with GST (₹146.67 + 5% GST ₹7.33). MRP includes all taxes.',
    ));
  it('names the GST of the price with a running offer', () =>
    expect(
      gstLabel(buildUnit({ Rate: 146.67, RateWithTax: 154, OfferRate: 132, OfferPrice: 138.6 }), 5),
    ).toBe('Price for 1 kg with GST (₹132 + 5% GST ₹6.60). MRP includes all taxes.'));
  it('says that an exempt item has no GST', () =>
    expect(gstLabel(buildUnit({ Rate: 40, RateWithTax: 40 }), 0)).toBe(
      'Price for 1 kg. No GST on this item. MRP includes all taxes.',
    ));
});

describe('listDeclarations', () => {
  const declarationNames = (item: Parameters<typeof listDeclarations>[0]) =>
    listDeclarations(item, buildUnit()).map(({ name }) => name);
  it('lists all mandatory declarations of food', () =>
    expect(declarationNames(buildItem())).toEqual([
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
  it('leaves out the FSSAI licence of items that are not food', () =>
    expect(
      declarationNames(
        buildItem({ Declarations: { ...buildItem().Declarations, Fssai: '', Vegetarian: null } }),
      ),
    ).not.toContain('FSSAI licence'));
  it('shows the net quantity of the selected unit', () =>
    expect(listDeclarations(buildItem({ Units: [small, large] }), small)[1]?.value).toBe('500 g'));
});
