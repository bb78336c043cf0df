import { buildCart, buildLine } from '../../testing/fixtures.ts';
import {
  groupLines,
  hasLineIssues,
  filterCheckoutNotices,
  findCheckoutNotice,
  strikethroughPrice,
} from './cart-lines.ts';
import { itemLabel, taxLabel } from './cart-line-labels.ts';

it('groups lines into food and household items', () => {
  const soap = buildLine({ Id: 2, Name: 'Soap', IsFood: false });
  expect(groupLines([buildLine(), soap])).toEqual({ food: [buildLine()], household: [soap] });
});

describe('hasLineIssues', () => {
  it('returns false when every line can be ordered', () =>
    expect(hasLineIssues(buildCart())).toBe(false));
  it.each(['not-available', 'stock-short'] as const)('returns true when a line is %s', (Code) =>
    expect(hasLineIssues(buildCart({ Lines: [buildLine(), buildLine({ Id: 2, Code })] }))).toBe(
      true,
    ),
  );
});

describe('strikethroughPrice', () => {
  it('returns the MRP of all pieces when it is higher than the price', () =>
    expect(strikethroughPrice({ Mrp: 45, Quantity: 2, Total: 84 })).toBe(90));
  it('returns null for items sold at MRP or without a price', () =>
    expect([
      strikethroughPrice({ Mrp: 42, Quantity: 2, Total: 84 }),
      strikethroughPrice({ Mrp: 45, Quantity: 2, Total: 0 }),
    ]).toEqual([null, null]));
});

it('keeps notices about location, slot and size and drops those about lines', () => {
  const notice = { Code: 'slot-date', Text: 'This slot is on a different day.', LineId: 0 };
  expect(filterCheckoutNotices([notice, { Code: 'stock-short', Text: 'x', LineId: 4 }])).toEqual([
    notice,
  ]);
});

describe('findCheckoutNotice', () => {
  const message = (Code: string, LineId = 0) => ({ Code, Text: Code, LineId });
  it.each([
    [[], ''],
    [[message('coupon-unknown'), message('stock-short', 4)], ''],
    [[message('slot-not-served')], 'slot'],
    [[message('slot-date'), message('not-served')], 'not-served'],
    [[message('cart-too-large')], 'too-large'],
  ] as const)('names what the customer has to change first: %j is %s', (messages, expected) =>
    expect(findCheckoutNotice([...messages])).toBe(expected),
  );
});

describe('cart line labels', () => {
  it('states the included GST and the price of one piece when there are several', () => {
    expect(taxLabel({ TaxPercent: 5, Quantity: 1, RateWithTax: 154 })).toBe('5% GST included');
    expect(taxLabel({ TaxPercent: 0, Quantity: 2, RateWithTax: 28.71 })).toBe(
      '₹28.71 each, no GST',
    );
  });
  it('omits an empty brand', () =>
    expect([
      itemLabel({ Brand: 'Amul', UnitName: '1 L' }),
      itemLabel({ Brand: '', UnitName: '1 L' }),
    ]).toEqual(['Amul • 1 L', '1 L']));
});
