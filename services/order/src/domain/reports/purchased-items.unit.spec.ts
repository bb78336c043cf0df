import { rankPurchasedItems } from './purchased-items.ts';

describe('rankPurchasedItems', () => {
  it('sorts by number of orders, then by the latest purchase', () => {
    expect(rankPurchasedItems([[3, 1], [1, 2], [2]])).toEqual([
      { itemId: 1, orders: 2 },
      { itemId: 2, orders: 2 },
      { itemId: 3, orders: 1 },
    ]);
  });
  it('counts an item once per order', () =>
    expect(rankPurchasedItems([[3, 3]])).toEqual([{ itemId: 3, orders: 1 }]));
  it('returns nothing without orders', () => expect(rankPurchasedItems([])).toEqual([]));
});
