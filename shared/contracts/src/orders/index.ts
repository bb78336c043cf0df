export {
  cancelReasons,
  composeCancelReason,
  maxCancelReasonLength,
  translateCancelReason,
} from './cancel-reasons.ts';
export type { CancelReasonAudience } from './cancel-reasons.ts';
export { cartFullMessage } from './cart-full-message.ts';
export { maxCartDates, maxCartLines, maxLineQuantity } from './cart-limits.ts';
export { availableOnDay, dayLimitId } from './day-stock.ts';
export { maxOrderableQuantity } from './max-orderable-quantity.ts';
export {
  canCancel,
  canPaymentTransition,
  canTransition,
  isActiveStatus,
  isCancelledOrRejected,
  isFinalStatus,
  isOrderStatus,
  isPaymentOutstanding,
  isRefundStatus,
  orderProgress,
  orderProgressSteps,
  orderStatus,
  orderStatusLabel,
  orderTransitions,
  paymentStatus,
  paymentStatusLabel,
  sortActiveFirst,
  validateTransitions,
} from './order-status.ts';
export type {
  OrderStatus,
  OrderStatusName,
  PaymentStatus,
  PaymentStatusName,
} from './order-status.ts';
export {
  captureTimeoutMinutes,
  paymentReservationMinutes,
  paymentTimeoutMinutes,
  sagaTimeoutMinutes,
} from './order-timeouts.ts';
export { classifyUnknownOrder } from './unknown-order.ts';
