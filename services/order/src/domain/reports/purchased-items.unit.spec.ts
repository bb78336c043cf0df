import { rankPurchasedItems } from './purchased-items.ts';

describe('what somebody has bought', () => {
  it('in several orders, is led by what most of them had, then by what was bought last', () => {
    expect(rankPurchasedItems([[3, 1], [1, 2], [2]])).toEqual([
      { itemId: 1, orders: 2 },
      { itemId: 2, orders: 2 },
      { itemId: 3, orders: 1 },
    ]);
  });
  it('twice in one order, counts once', () =>
    expect(rankPurchasedItems([[3, 3]])).toEqual([{ itemId: 3, orders: 1 }]));
  it('without an order, is nothing', () => expect(rankPurchasedItems([])).toEqual([]));
});
