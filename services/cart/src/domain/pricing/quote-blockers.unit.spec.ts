import { bengaluru, eveningSlot } from '../../testing/catalog-fixtures.ts';
import { findQuoteBlockers } from './quote-blockers.ts';

const terms = { area: bengaluru, slot: eveningSlot, pdate: eveningSlot.date };

describe('findQuoteBlockers', () => {
  it.each([
    ['returns nothing for a served location with a slot of its day and area', terms, true, []],
    [
      'returns nothing without a location and a slot',
      { ...terms, area: null, slot: null },
      false,
      [],
    ],
    [
      'reports a location that no area serves',
      { ...terms, area: null, slot: null },
      true,
      ['not-served'],
    ],
    ['reports a slot of another day', { ...terms, pdate: '2026-11-23' }, true, ['slot-date']],
    [
      'reports a slot of another area',
      { ...terms, slot: { ...eveningSlot, groupId: 2 } },
      true,
      ['slot-not-served'],
    ],
    [
      'reports both for a slot of another day and area',
      { ...terms, pdate: '2026-11-23', slot: { ...eveningSlot, groupId: 2 } },
      true,
      ['slot-date', 'slot-not-served'],
    ],
  ])('%s', (_situation, pricingTerms, hasRequestedLocation, expected) =>
    expect(findQuoteBlockers(pricingTerms, hasRequestedLocation)).toEqual(expected),
  );
});
