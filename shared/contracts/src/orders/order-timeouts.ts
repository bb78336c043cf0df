/** How long an order waits for others, and its place for it: minutes that must fit one another in two services. */

/** A placed order that has not heard from slot, stock, cart and gateway within so many minutes of placing is rejected (architecture.md 3). */
export const sagaTimeoutMinutes = 10;
/** From then on its customer has so many minutes to pay (architecture.md 3). */
export const paymentTimeoutMinutes = 20;
/** Money is set aside: place and stock must answer, and the gateway take it, within so many minutes. */
export const captureTimeoutMinutes = 10;
/** For money that comes in the last minute: the word of it is under way to the place (reliability.md 5.1). */
const deliveryMarginMinutes = 5;
/** A place is kept for a payment so many minutes, counted from the placing of its order: longer than the order itself waits, whenever that began. */
export const paymentReservationMinutes =
  sagaTimeoutMinutes + paymentTimeoutMinutes + deliveryMarginMinutes;
