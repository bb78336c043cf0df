import { sortByTimeDistance } from './sort-by-time-distance.ts';

describe('what is nearest in time', () => {
  it('of hours before and after, is told by distance, of two as near the first of the list', () => {
    expect(sortByTimeDistance(10, [1, 8, 12, 10, 11, 30], (hour) => hour)).toEqual([
      11, 8, 12, 1, 30,
    ]);
  });
  it('of nothing else, is nothing', () => {
    expect(sortByTimeDistance(10, [10], (hour) => hour)).toEqual([]);
  });
});
