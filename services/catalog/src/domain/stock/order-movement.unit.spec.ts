import { heldQuantity } from './order-movement.ts';

const line = { itemId: 11, unitId: 21, quantity: 5, packed: 3 };

describe('heldQuantity', () => {
  it.each([
    ['reserved', 5],
    ['consuming', 5],
    ['consumed', 3],
    ['restoring', 3],
    ['released', 0],
    ['rejected', 0],
  ] as const)('counts the units that an order in state %s holds', (state, expected) => {
    expect(heldQuantity(state, line)).toBe(expected);
  });
  it('is all that was ordered when everything was packed', () => {
    expect(heldQuantity('consumed', { itemId: 11, unitId: 21, quantity: 5 })).toBe(5);
  });
});
