import { buildPickingList, type PickingLine } from './picking-list.ts';

const line = (change: Partial<PickingLine> = {}): PickingLine => ({
  itemId: 1,
  unitId: 10,
  itemGroupId: 3,
  name: 'Onion',
  unitName: '1 kg',
  isFood: true,
  quantity: 2,
  ...change,
});

describe('buildPickingList', () => {
  it('sums a unit over several orders and counts the orders', () => {
    expect(buildPickingList([[line()], [line({ quantity: 3 })]])).toEqual([
      { ...line(), quantity: 5, orders: 2 },
    ]);
  });
  it('counts an order once when it has the unit on two lines', () => {
    expect(buildPickingList([[line(), line()]])).toMatchObject([{ quantity: 4, orders: 1 }]);
  });
  it('keeps two units of an item apart', () => {
    expect(buildPickingList([[line(), line({ unitId: 11, unitName: '5 kg' })]])).toHaveLength(2);
  });
  it('sorts food first, then by group and name', () => {
    const lines = [
      line({ itemId: 2, name: 'Soap', isFood: false, itemGroupId: 1 }),
      line({ itemId: 3, name: 'Rice', itemGroupId: 9 }),
      line({ itemId: 4, name: 'Tomato' }),
      line(),
    ];
    expect(buildPickingList([lines]).map(({ name }) => name)).toEqual([
      'Onion',
      'Tomato',
      'Rice',
      'Soap',
    ]);
  });
});
