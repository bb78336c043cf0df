import { createStockView } from './stock-view.ts';

const stock = (free: number) => ({ itemId: 3, unitId: 30, free });

describe('the stock that open pages follow', () => {
  it('changes when a unit sells out and when it is back, not between', () => {
    const view = createStockView();
    const changes = [5, 4, 0, 0, 6, 5].map((free) => view.upsertStock('30', 1, stock(free)));
    expect(changes.map((change) => change?.stock.Stock)).toEqual([
      undefined,
      undefined,
      0,
      undefined,
      6,
      undefined,
    ]);
  });
  it('is sold out while orders are short of it', () => {
    const view = createStockView();
    view.upsertStock('30', 1, stock(4));
    expect(view.upsertStock('30', 1, stock(-2))?.stock.Stock).toBe(0);
    expect(view.upsertStock('30', 1, stock(0))).toBeUndefined();
  });
  it('is counted for each location', () => {
    const view = createStockView();
    view.upsertStock('30', 1, stock(0));
    expect(view.upsertStock('location:2:30', 2, stock(0))).toEqual({
      locationId: 2,
      stock: { ItemId: 3, UnitId: 30, Stock: 0 },
    });
  });
  it('does not tell of units that customers cannot see', () => {
    const view = createStockView();
    expect(view.upsertStock('30', 1, { ...stock(0), isHidden: true })).toBeUndefined();
    expect(view.upsertStock('30', 1, stock(0))).toBeUndefined();
    expect(view.upsertStock('30', 1, { ...stock(4), isHidden: true })).toBeUndefined();
    expect(view.upsertStock('30', 1, stock(0))?.stock.Stock).toBe(0);
  });
  it('does not change when a unit is gone', () => {
    const view = createStockView();
    view.upsertStock('30', 1, stock(0));
    expect(view.upsertStock('30', 1, null)).toBeUndefined();
  });
  it('tells later streams of its location what changed a moment ago', () => {
    const view = createStockView();
    const change = { locationId: 2, stock: { ItemId: 3, UnitId: 30, Stock: 0 } };
    view.remember(change, new Date(1_000));
    view.forgetBefore(new Date(1_000));
    expect([view.recentChanges(1), view.recentChanges(2)]).toEqual([[], [change.stock]]);
    view.forgetBefore(new Date(1_001));
    expect(view.recentChanges(2)).toEqual([]);
  });
});
