import { maxOrderableQuantity } from './max-orderable-quantity.ts';

describe('maxOrderableQuantity', () => {
  it.each([
    ['the limit when enough is in stock', 100, 5, 5],
    ['the stock when it is below the limit', 3, 5, 3],
    ['0 when nothing is in stock', 0, 5, 0],
    ['0 when a correction made the stock negative', -2, 5, 0],
    ['0 when the limit is 0', 7, 0, 0],
  ])('returns %s', (_expectation, available, maxPerOrder, expected) =>
    expect(maxOrderableQuantity({ available, maxPerOrder })).toBe(expected),
  );
});
