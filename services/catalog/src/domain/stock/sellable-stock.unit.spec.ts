import { sellable } from './sellable-stock.ts';

describe('sellable', () => {
  it.each([
    [{ free: 7 }, 7],
    [{ free: 7, isWithdrawn: false }, 7],
    [{ free: 7, isWithdrawn: true }, 0],
  ])('of %o is %i', (stock, expected) => expect(sellable(stock)).toBe(expected));
});
