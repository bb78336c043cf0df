import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { matchesPriceFilter } from './price-filter.ts';

const today = '2025-11-22';
const itemWith = (...rates: Parameters<typeof buildRate>[0][]) =>
  buildItem({ units: [buildUnit({ rates: rates.map((rate) => buildRate(rate)) })] });

describe('matchesPriceFilter', () => {
  it.each([
    ['scheduled', itemWith({ fromDate: '2025-11-23' }), true],
    ['scheduled', itemWith({ fromDate: today }), false],
    ['party', itemWith({}, { partyId: 7 }), true],
    ['party', itemWith({}), false],
    ['none', itemWith({ fromDate: '2025-11-23' }), true],
    ['none', itemWith({ partyId: 7 }), true],
    ['none', itemWith({}), false],
  ] as const)('decides about %s', (filter, item, expected) =>
    expect(matchesPriceFilter(item, filter, today)).toBe(expected),
  );
});
