import { roundOff } from './round-off.ts';

describe('roundOff', () => {
  it.each([
    [0, 0],
    [1, -1],
    [49, -49],
    [50, 50],
    [51, 49],
    [99, 1],
    [100, 0],
    [50_954, 46],
    [50_953, 47],
  ])('rounds %i paise by %i to the nearest rupee', (sumPaise, expected) => {
    expect(roundOff(sumPaise, true)).toBe(expected);
  });

  it('returns 0 when the shop does not round', () => {
    expect(roundOff(50_954, false)).toBe(0);
  });
});
