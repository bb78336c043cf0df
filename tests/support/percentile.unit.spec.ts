import { percentile } from './percentile.ts';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  it.each([
    [0.5, 51],
    [0.99, 100],
    [1, 100],
  ])('of a hundred values in any order, share %d, is the one above that share', (share, value) =>
    expect(percentile(hundred, share)).toBe(value),
  );
  it('of one value, any share, is that value', () =>
    expect([0, 0.5, 1].map((share) => percentile([7], share))).toEqual([7, 7, 7]));
  it('of none, is no number and within no limit', () => {
    expect(percentile([], 0.99)).toBeNaN();
    expect(percentile([], 0.99) <= Number.POSITIVE_INFINITY).toBe(false);
  });
});
