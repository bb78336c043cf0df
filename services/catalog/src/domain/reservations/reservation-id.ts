/**
 * The first reservation of an order has the order's id, the second one its negative. A second one
 * is made when a late payment arrives: the first has released its stock and cannot reserve it again.
 */
export const secondReservationId = (orderId: number): number => -orderId;

export const toOrderId = (reservationId: number): number => Math.abs(reservationId);
export const reservationRound = (reservationId: number): 1 | 2 => (reservationId < 0 ? 2 : 1);

export const reservationKey = (reservationId: number): string =>
  reservationId < 0 ? `${-reservationId}:2` : String(reservationId);
