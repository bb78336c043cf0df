import { maxOrderableQuantity } from './max-orderable-quantity.ts';

describe('maxOrderableQuantity', () => {
  it.each([
    ['plenty there, the limit', 100, 5, 5],
    ['few there, the stock', 3, 5, 3],
    ['none there, none', 0, 5, 0],
    ['oversold by a correction, none', -2, 5, 0],
    ['a limit of 0, none', 7, 0, 0],
  ])('%s', (_situation, free, maxPerOrder, most) =>
    expect(maxOrderableQuantity({ available: free, maxPerOrder })).toBe(most),
  );
});
