import type { SystemState } from '../state/system-state.ts';
import { confirmed, rejected, validState } from '../testing/valid-state.ts';
import { stockConserved } from './stock.ts';

describe('stockConserved', () => {
  it('accepts stock that moved between free, reserved and packed', () => {
    const packed: SystemState = {
      ...validState,
      orders: [
        { ...confirmed, status: 'Packed', history: ['Placed', 'Confirmed', 'Packed'] },
        rejected,
      ],
      stocks: [{ unitId: 3, free: 6, holds: { 1: -1, 2: 0 } }],
    };
    expect(stockConserved(validState, packed)).toEqual([]);
  });

  it.each([
    ['disappeared', 5],
    ['appeared', 7],
  ])('detects a unit that %s', (_what, free) => {
    expect(
      stockConserved(validState, {
        ...validState,
        stocks: [{ unitId: 3, free, holds: { 1: 2, 2: 0 } }],
      }),
    ).toHaveLength(1);
  });

  it('counts the stock of each location by itself', () => {
    const [shop] = validState.stocks;
    const stateWith = (atShop: number, atWarehouse: number): SystemState => ({
      ...validState,
      stocks: [
        { ...shop, unitId: 3, free: atShop, holds: shop?.holds ?? {} },
        { unitId: 3, locationId: 2, free: atWarehouse, holds: {} },
      ],
    });
    expect(stockConserved(stateWith(6, 4), stateWith(6, 4))).toEqual([]);
    expect(stockConserved(stateWith(6, 4), stateWith(5, 5))).toHaveLength(2);
  });
});
