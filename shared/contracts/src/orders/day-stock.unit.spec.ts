import { availableOnDay, dayLimitId, isOfOtherLocation, stockId } from './day-stock.ts';

describe('stock of a unit at a location', () => {
  it.each([
    ['of the default location', { unitId: 3, locationId: 1 }, 3],
    ['from before locations', { unitId: 3 }, 3],
    ['of another location', { unitId: 3, locationId: 2 }, 'location:2:3'],
  ])('identifies stock %s', (_situation, unit, expected) => {
    expect(stockId(unit)).toBe(expected);
  });
  it('identifies a day limit of another location', () => {
    const id = dayLimitId({ unitId: 3, locationId: 2, date: '2025-11-21' });
    expect(id).toBe('location:2:3:2025-11-21');
    expect([id, '3:2025-11-21', 3].map(isOfOtherLocation)).toEqual([true, false, false]);
  });
});

describe('stock of a unit on a delivery date', () => {
  it('identifies a day limit by unit and date', () => {
    expect(dayLimitId({ unitId: 3, date: '2025-11-21' })).toBe('3:2025-11-21');
  });
  it.each([
    [10, undefined, 10],
    [10, null, 10],
    [10, 4, 4],
    [3, 4, 3],
    [10, 0, 0],
    [10, -1, 0],
    [-1, null, 0],
  ])('with %i in stock and %p left of the day limit, %i are available', (free, left, expected) => {
    expect(availableOnDay(free, left)).toBe(expected);
  });
});
