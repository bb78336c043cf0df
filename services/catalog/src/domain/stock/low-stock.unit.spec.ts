import { fallsLow, stopsRunningOut } from './low-stock.ts';

const onSale = (free: number) => ({ free, isWithdrawn: false });

describe('fallsLow', () => {
  it.each([
    ['a sale to the threshold', 6, 5, true],
    ['a sale past the threshold', 9, 2, true],
    ['a sold-out mark', 40, 0, true],
    ['a count that leaves orders short', 6, -3, true],
    ['a sale above the threshold', 7, 6, false],
    ['a further sale below', 5, 4, false],
    ['a refill', 2, 20, false],
  ])('sees whether %s is a fall', (_case, before, after, expected) => {
    expect(fallsLow(onSale(before), onSale(after))).toBe(expected);
  });

  it('sees a unit fall that is low when it is put back on sale', () => {
    expect(fallsLow({ free: 3, isWithdrawn: true }, onSale(3))).toBe(true);
    expect(fallsLow({ free: 6, isWithdrawn: true }, onSale(6))).toBe(false);
  });

  it('ignores a unit that is not for sale', () => {
    expect(fallsLow(onSale(6), { free: 5, isWithdrawn: true })).toBe(false);
  });
});

describe('stopsRunningOut', () => {
  it.each([
    ['from the threshold', 5, 6, true],
    ['from a shortfall', -2, 10, true],
    ['to the threshold only', 0, 5, false],
    ['from above', 6, 60, false],
  ])('sees whether a unit rises %s', (_case, before, after, expected) => {
    expect(stopsRunningOut(onSale(before), onSale(after))).toBe(expected);
  });

  it('sees a low unit that is taken off sale, and nothing more of it until it is put back', () => {
    const withdrawn = (free: number) => ({ free, isWithdrawn: true });
    expect(stopsRunningOut(onSale(3), withdrawn(3))).toBe(true);
    expect(stopsRunningOut(onSale(9), withdrawn(9))).toBe(false);
    expect(stopsRunningOut(withdrawn(3), withdrawn(20))).toBe(false);
  });
});
