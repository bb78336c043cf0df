import type { ReservationState } from './reservation.ts';
import { blocksFirstOrder } from './active-orders.ts';

describe('blocksFirstOrder', () => {
  it.each<[number, ReservationState, boolean]>([
    [3, 'reserved', true],
    [9, 'reserved', true],
    [3, 'packed', true],
    [3, 'taking', true],
    [9, 'taking', false],
    [3, 'released', false],
    [3, 'refused', false],
    [3, 'releasing', false],
    [5, 'reserved', false],
    [-5, 'taking', false],
  ])('order %i while %s, stands in the way of order 5: %s', (orderId, state, expected) =>
    expect(blocksFirstOrder({ orderId, state }, 5)).toBe(expected),
  );
});
