import {
  reservationKey,
  toOrderId,
  reservationRound,
  secondReservationId,
} from './reservation-id.ts';

describe('a claim on stock', () => {
  it('the first, is the order itself', () =>
    expect([reservationKey(42), toOrderId(42), reservationRound(42)]).toEqual(['42', 42, 1]));
  it('the second, has a name of its own and the same order', () =>
    expect([
      reservationKey(secondReservationId(42)),
      toOrderId(secondReservationId(42)),
      reservationRound(secondReservationId(42)),
    ]).toEqual(['42:2', 42, 2]));
});
