import { sortByTimeDistance } from './sort-by-time-distance.ts';

describe('sortByTimeDistance', () => {
  it('sorts hours by distance and keeps the list order of equal distances', () => {
    expect(sortByTimeDistance(10, [1, 8, 12, 10, 11, 30], (hour) => hour)).toEqual([
      11, 8, 12, 1, 30,
    ]);
  });
  it('returns an empty list when there are no others', () => {
    expect(sortByTimeDistance(10, [10], (hour) => hour)).toEqual([]);
  });
});
