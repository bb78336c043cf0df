import { percentile } from './percentile.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  it.each([
    [0.5, 51],
    [0.99, 100],
    [1, 100],
  ])('returns the value above share %d of a hundred unsorted values', (share, value) =>
    expect(percentile(hundred, share)).toBe(value),
  );
  it('returns the only value for every share', () =>
    expect([0, 0.5, 1].map((share) => percentile([7], share))).toEqual([7, 7, 7]));
  it('returns NaN for no values, which passes no limit', () => {
    expect(percentile([], 0.99)).toBeNaN();
    expect(percentile([], 0.99) <= Number.POSITIVE_INFINITY).toBe(false);
  });
});
