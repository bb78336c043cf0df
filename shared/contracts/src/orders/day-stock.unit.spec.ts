import { dayLimitId, availableOnDay } from './day-stock.ts';

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
