import type { ReservationState } from './reservation.ts';
import { blocksFirstOrder } from './active-orders.ts';

describe('blocksFirstOrder', () => {
  it.each<[number, ReservationState, boolean]>([
    [3, 'reserved', true],
    [9, 'reserved', true],
    [3, 'consumed', true],
    [3, 'reserving', true],
    [9, 'reserving', false],
    [3, 'released', false],
    [3, 'rejected', false],
    [3, 'releasing', false],
    [5, 'reserved', false],
    [-5, 'reserving', false],
  ])(
    'decides whether order %i, %s, blocks the first-order coupon of order 5: %s',
    (reservationId, state, expected) =>
      expect(blocksFirstOrder({ reservationId, state }, 5)).toBe(expected),
  );
});
