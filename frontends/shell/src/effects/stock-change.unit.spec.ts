import { withStock } from './stock-change.ts';

const item = (Id: number) => ({
  Id,
  Units: [
    { UnitId: Id * 10, Stock: 4, Available: true },
    { UnitId: Id * 10 + 1, Stock: 4, Available: true },
  ],
});
const soldOut = { ItemId: 3, UnitId: 30, Stock: 0 };
const itemSoldOut = {
  Id: 3,
  Units: [
    { UnitId: 30, Stock: 0, Available: false },
    { UnitId: 31, Stock: 4, Available: true },
  ],
};

describe('the stock of a unit in a cached answer', () => {
  it.each([
    ['a list', [item(2), item(3)], [item(2), itemSoldOut]],
    ['a filtered list', { Items: [item(3)], Total: 1 }, { Items: [itemSoldOut], Total: 1 }],
    [
      'pages of the item grid',
      { pages: [{ items: [item(3)] }, { items: [item(2)] }], pageParams: [1, 2] },
      { pages: [{ items: [itemSoldOut] }, { items: [item(2)] }], pageParams: [1, 2] },
    ],
  ])('changes in %s', (_name, answer, expected) => {
    expect(withStock(answer, soldOut)).toEqual(expected);
  });
  it('is available again when it is back', () => {
    expect(withStock([itemSoldOut], { ItemId: 3, UnitId: 30, Stock: 4 })).toEqual([item(3)]);
  });
  it('leaves an answer without the unit as it is', () => {
    const answer = { pages: [{ Items: [item(2)] }] };
    expect(withStock(answer, soldOut)).toBe(answer);
    expect(withStock(undefined, soldOut)).toBeUndefined();
  });
});
