export const sagaTimeoutMinutes = 10;
export const paymentTimeoutMinutes = 20;
export const captureTimeoutMinutes = 10;
const deliveryMarginMinutes = 5;
/**
 * Counted from placing the order; longer than the order itself can wait, so a late payment still
 * finds its slot.
 */
export const paymentReservationMinutes =
  sagaTimeoutMinutes + paymentTimeoutMinutes + deliveryMarginMinutes;
