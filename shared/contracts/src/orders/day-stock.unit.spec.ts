import { dayLimitId, availableOnDay } from './day-stock.ts';

describe('what can be had of a unit for a date', () => {
  it('its limit, has the unit and the date in its name', () => {
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
  ])('of %i in stock with %p left, %i can be had', (free, left, had) => {
    expect(availableOnDay(free, left)).toBe(had);
  });
});
