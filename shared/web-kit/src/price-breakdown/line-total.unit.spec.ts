import { lineTotal } from './line-total.ts';

describe('lineTotal', () => {
  it('is the price before the coupon', () =>
    expect(lineTotal({ Total: 75.6, TotalBeforeCoupon: 84 })).toBe(84));
  it('is the total of a line without a coupon or from an old order', () =>
    expect(lineTotal({ Total: 84 })).toBe(84));
});
