import { isOrderStatus, orderStatus, type OrderStatus } from './order-status.ts';
import { paymentStatus, type PaymentStatus } from './payment-status.ts';

const {
  Placed,
  AwaitingPayment,
  Confirmed,
  Packed,
  OutForDelivery,
  Delivered,
  Cancelled,
  Rejected,
} = orderStatus;

export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [Placed]: [AwaitingPayment, Confirmed, Cancelled, Rejected],
  [AwaitingPayment]: [Confirmed, Cancelled, Rejected],
  [Confirmed]: [Packed, Cancelled],
  [Packed]: [OutForDelivery, Cancelled],
  [OutForDelivery]: [Delivered, Cancelled],
  [Delivered]: [],
  [Cancelled]: [],
  [Rejected]: [],
};

/** An order on account starts and stays at 0. */
export const paymentStatusTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [paymentStatus.NotDue]: [paymentStatus.RefundDue],
  [paymentStatus.DueOnDelivery]: [paymentStatus.NotDue, paymentStatus.Paid],
  [paymentStatus.Pending]: [paymentStatus.Paid, paymentStatus.Failed, paymentStatus.RefundDue],
  [paymentStatus.Paid]: [paymentStatus.RefundDue],
  [paymentStatus.Failed]: [paymentStatus.Paid, paymentStatus.RefundDue],
  [paymentStatus.RefundDue]: [paymentStatus.Refunded, paymentStatus.PartlyRefunded],
  [paymentStatus.Refunded]: [],
  [paymentStatus.PartlyRefunded]: [paymentStatus.RefundDue, paymentStatus.Refunded],
};

export const canOrderTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from].includes(to);

export const canPaymentStatusTransition = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentStatusTransitions[from].includes(to);

export const isFinalStatus = (status: OrderStatus): boolean =>
  orderTransitions[status].length === 0;

export const isActiveStatus = (status: number): boolean =>
  isOrderStatus(status) && !isFinalStatus(status);
