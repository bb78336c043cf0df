import { buildItem } from '../../../test/item-fixtures.ts';
import type { Item } from './item.ts';
import { isAvailable, isShownToCustomers } from './availability.ts';

const date = '2025-11-21';
const now = new Date('2025-11-21T14:30:00Z');
const context = { free: 1, deliveryDate: date, now };

describe('isAvailable', () => {
  it('accepts an item on sale with one piece in stock', () =>
    expect(isAvailable(buildItem(), context)).toBe(true));
  it.each([
    ['in the last minute of the day', 0, '2025-11-21T18:29:45Z'],
    ['with a lead time of two days', 2 * 24 * 60, '2025-11-21T14:30:00Z'],
  ])('accepts an item %s when no delivery date is chosen', (_case, leadTimeMinutes, at) =>
    expect(
      isAvailable(buildItem({ leadTimeMinutes }), {
        free: 1,
        deliveryDate: undefined,
        now: new Date(at),
      }),
    ).toBe(true),
  );
  it.each([
    ['hidden', buildItem({ status: 'hidden' }), context],
    ['sold out', buildItem(), { ...context, free: 0 }],
    ['for a day that is over', buildItem(), { ...context, deliveryDate: '2025-11-20' }],
  ])('rejects an item that is %s', (_situation, item, itemContext) =>
    expect(isAvailable(item, itemContext)).toBe(false),
  );
  it.each([
    [239, true],
    [240, false],
  ])(
    'decides for a lead time of %i minutes and same-day delivery at 20:00: %s',
    (leadTimeMinutes, expected) =>
      expect(isAvailable(buildItem({ leadTimeMinutes }), context)).toBe(expected),
  );
  it.each([
    [1679, true],
    [1680, false],
  ])(
    'decides for a lead time of %i minutes and next-day delivery at 20:00: %s',
    (leadTimeMinutes, expected) =>
      expect(
        isAvailable(buildItem({ leadTimeMinutes }), { ...context, deliveryDate: '2025-11-22' }),
      ).toBe(expected),
  );
});

describe('isShownToCustomers', () => {
  const item = buildItem();
  const [unit] = item.units;
  const unitId = unit?.unitId ?? 0;
  it('shows the units of an item on sale', () => {
    expect(isShownToCustomers(item, unitId)).toBe(true);
  });
  it.each([
    ['a hidden item', buildItem({ status: 'hidden' })],
    ['a deleted item', { ...item, status: 'deleted' } as Item],
    [
      'a hidden unit',
      { ...item, units: item.units.map((one) => ({ ...one, isHidden: true as const })) },
    ],
    ['no item of this unit', { ...item, units: [] }],
  ])('does not show %s', (_case, hidden) => {
    expect(isShownToCustomers(hidden, unitId)).toBe(false);
  });
});
