import { orderTerms } from '../../testing/order-terms.ts';
import { findExceededLimit } from './unpaid-limits.ts';
import type { UnpaidOrder } from './unpaid-order.ts';

const limits = { perSlot: 2, perDay: 3, total: 4, unitsPerItem: 24 };
const [line] = orderTerms.lines;
if (!line) throw new Error('the terms have a line');
const { slotId } = orderTerms.slot;
const { pdate } = orderTerms;
const otherDay = '2026-11-25';
const buildOther = (changes: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
  userId: 7,
  holdId: 1,
  slotId: 99,
  pdate: otherDay,
  items: [],
  ...changes,
});
const withLines = (...changes: readonly Partial<typeof line>[]) => ({
  ...orderTerms,
  lines: changes.map((change) => ({ ...line, ...change })),
});

describe('findExceededLimit', () => {
  it.each<[string, readonly UnpaidOrder[], ReturnType<typeof findExceededLimit>]>([
    ['nothing without other orders', [], null],
    ['nothing below the limit of a slot', [buildOther({ slotId })], null],
    [
      'the slot',
      [buildOther({ slotId, pdate }), buildOther({ slotId, pdate })],
      { rule: 'slot', max: 2 },
    ],
    [
      'the day',
      [buildOther({ pdate }), buildOther({ pdate }), buildOther({ pdate })],
      { rule: 'day', max: 3 },
    ],
    [
      'the total',
      [buildOther(), buildOther(), buildOther(), buildOther()],
      { rule: 'total', max: 4 },
    ],
  ])('names %s', (_rule, others, expected) => {
    expect(findExceededLimit(others, orderTerms, limits)).toEqual(expected);
  });

  it('adds the units of an item over all lines and all days', () => {
    const others = [
      buildOther({ items: [{ itemId: 11, units: 10 }] }),
      buildOther({ items: [{ itemId: 12, units: 20 }] }),
    ];
    expect(
      findExceededLimit(others, withLines({ quantity: 8 }, { quantity: 6, unitId: 22 }), limits),
    ).toBeNull();
    expect(
      findExceededLimit(others, withLines({ quantity: 8 }, { quantity: 7, unitId: 22 }), limits),
    ).toEqual({ rule: 'item', max: 24, item: { name: 'Onion', hindiName: 'प्याज़' } });
  });

  it('allows as many units as one order of the item may have', () => {
    const terms = withLines({ quantity: 40, maxPerOrder: 40 });
    expect(findExceededLimit([], terms, limits)).toBeNull();
    expect(
      findExceededLimit([buildOther({ items: [{ itemId: 11, units: 1 }] })], terms, limits),
    ).toEqual({ rule: 'item', max: 40, item: { name: 'Onion', hindiName: 'प्याज़' } });
  });
});
