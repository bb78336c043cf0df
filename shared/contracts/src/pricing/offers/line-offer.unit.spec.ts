import { offerCovers, paidUnits } from './line-offer.ts';
import type { Offer } from '../price-rules.ts';
import { percentage, combo } from '../testing/offers.fixture.ts';

describe('paidUnits', () => {
  it.each([
    [
      2,
      1,
      [
        [1, 1],
        [2, 2],
        [3, 2],
        [4, 3],
        [5, 4],
        [6, 4],
        [7, 5],
      ],
    ],
    [
      1,
      1,
      [
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 2],
      ],
    ],
    [
      3,
      1,
      [
        [3, 3],
        [4, 3],
        [8, 6],
      ],
    ],
    [
      2,
      2,
      [
        [2, 2],
        [3, 3],
        [4, 2],
      ],
    ],
  ] as const)(
    'makes the free units of every full set free for buy %i get %i',
    (buy, free, pairs) => {
      expect(pairs.map(([quantity]) => [quantity, paidUnits(quantity, { buy, free })])).toEqual(
        pairs,
      );
    },
  );
});

describe('offerCovers', () => {
  it.each([
    ['everything', { ...percentage(1, 1), scope: { kind: 'everything' } } as Offer, true],
    ['its item', percentage(1, 1, 1), true],
    ['another item', percentage(1, 1, 2), false],
    [
      'its type',
      { ...percentage(1, 1), scope: { kind: 'types', itemTypeIds: [7] } } as Offer,
      true,
    ],
    [
      'another type',
      { ...percentage(1, 1), scope: { kind: 'types', itemTypeIds: [8] } } as Offer,
      false,
    ],
    [
      'another unit of its item',
      { ...percentage(1, 1), scope: { kind: 'items', items: [{ itemId: 1, unitId: 6 }] } } as Offer,
      false,
    ],
    ['a part of the combo', combo(1, 100, [{ itemId: 1, unitId: 5, quantity: 1 }]), true],
  ])('decides for an offer on %s by type, item and unit', (_case, offer, expected) => {
    expect(offerCovers(offer, { itemId: 1, unitId: 5, itemTypeId: 7 })).toBe(expected);
  });
});
