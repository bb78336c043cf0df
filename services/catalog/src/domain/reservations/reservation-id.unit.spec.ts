import {
  reservationKey,
  toOrderId,
  reservationRound,
  secondReservationId,
} from './reservation-id.ts';

describe('reservation ids', () => {
  it('uses the order id for the first reservation', () =>
    expect([reservationKey(42), toOrderId(42), reservationRound(42)]).toEqual(['42', 42, 1]));
  it('uses a different key with the same order for the second reservation', () =>
    expect([
      reservationKey(secondReservationId(42)),
      toOrderId(secondReservationId(42)),
      reservationRound(secondReservationId(42)),
    ]).toEqual(['42:2', 42, 2]));
});
