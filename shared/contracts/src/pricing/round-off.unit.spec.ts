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
  ])('a sum of %i paise, needs %i for the nearest rupee', (sumPaise, expected) => {
    expect(roundOff(sumPaise, true)).toBe(expected);
  });

  it('a shop that does not round, adds nothing', () => {
    expect(roundOff(50_954, false)).toBe(0);
  });
});
