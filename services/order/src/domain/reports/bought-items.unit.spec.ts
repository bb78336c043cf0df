import { rankBoughtItems } from './bought-items.ts';

describe('rankBoughtItems', () => {
  it('sorts by number of orders, then by the latest purchase', () => {
    expect(rankBoughtItems([[3, 1], [1, 2], [2]])).toEqual([
      { itemId: 1, orders: 2 },
      { itemId: 2, orders: 2 },
      { itemId: 3, orders: 1 },
    ]);
  });
  it('counts an item once per order', () =>
    expect(rankBoughtItems([[3, 3]])).toEqual([{ itemId: 3, orders: 1 }]));
  it('returns nothing without orders', () => expect(rankBoughtItems([])).toEqual([]));
});
