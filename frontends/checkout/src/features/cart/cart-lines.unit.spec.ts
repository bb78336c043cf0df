import { buildCart, buildLine } from '../../testing/fixtures.ts';
import {
  groupLines,
  hasLineIssues,
  filterCheckoutNotices,
  findCheckoutNotice,
  strikethroughPrice,
} from './cart-lines.ts';
import { lineLabel } from './cart-line-labels.ts';

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
  it('leaves the coupon out', () =>
    expect(
      strikethroughPrice({ Mrp: 42, Quantity: 2, Total: 75.6, TotalBeforeCoupon: 84 }),
    ).toBeNull());
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

describe('lineLabel', () => {
  const onion = buildLine({ Brand: 'Loose', UnitName: '1 kg', Most: 12 });
  const label = (overrides: Partial<typeof onion>, quantity = 1): string =>
    lineLabel({ ...onion, Quantity: quantity, ...overrides }, quantity).replaceAll('\u00a0', ' ');

  it('names brand, pack and tax in one text', () =>
    expect(label({ Brand: 'Amul', UnitName: '1 L', TaxPercent: 5 })).toBe('Amul • 1 L • 5% GST'));
  it('adds the price of one piece when there are several', () =>
    expect(label({ RateWithTax: 28.71 }, 2)).toBe('Loose • 1 kg • ₹28.71 each • no GST'));
  it('omits an empty brand', () => expect(label({ Brand: '' })).toBe('1 kg • no GST'));
  it('names the limit in place of the brand once it is reached', () =>
    expect(label({ RateWithTax: 42 }, 12)).toBe('Max 12 per order • 1 kg • ₹42 each • no GST'));
  it('leaves the limit out when the line has a message of its own', () =>
    expect(label({ Code: 'stock-short' }, 12)).not.toContain('Max'));
});
