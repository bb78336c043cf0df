import { bengaluru, eveningSlot } from '../../testing/catalog-fixtures.ts';
import { findQuoteBlockers } from './quote-blockers.ts';

const terms = { area: bengaluru, slot: eveningSlot, pdate: eveningSlot.date };

describe('findQuoteBlockers', () => {
  it.each([
    ['of a served place with a slot of its day and area, has nothing in its way', terms, true, []],
    [
      'without a place and without a slot, has nothing in its way',
      { ...terms, area: null, slot: null },
      false,
      [],
    ],
    [
      'of a place that no area serves, is not served',
      { ...terms, area: null, slot: null },
      true,
      ['not-served'],
    ],
    [
      'with a slot of another day, is of another date',
      { ...terms, pdate: '2026-11-23' },
      true,
      ['slot-date'],
    ],
    [
      'with a slot of another area, is not served by it',
      { ...terms, slot: { ...eveningSlot, groupId: 2 } },
      true,
      ['slot-not-served'],
    ],
    [
      'with a slot of another day and area, is told both',
      { ...terms, pdate: '2026-11-23', slot: { ...eveningSlot, groupId: 2 } },
      true,
      ['slot-date', 'slot-not-served'],
    ],
  ])('reports the blockers of a quote %s', (_situation, of, isPlaceNamed, expected) =>
    expect(findQuoteBlockers(of, isPlaceNamed)).toEqual(expected),
  );
});
