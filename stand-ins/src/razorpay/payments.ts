import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { findEntity, findPayments } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import { bankError, noError } from './entities.ts';
import type { Payment, PaymentMethod } from './entities.ts';
import { updateOrderAfterPayment } from './orders.ts';
import { ApiError } from './api-error.ts';
import type { CaptureRequest } from './requests.ts';

export const lateSuccessDelayMs = 20_000;
/** Razorpay's standard plan: 2 % of a captured payment, plus 18 % GST. */
const feeRate = 0.02;
const feeTaxRate = 0.18;

export interface PaymentAttempt {
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly repeat: number;
  readonly isMuted?: boolean;
}

const publishPayment = (
  gateway: Gateway,
  event: 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid',
  { payment, repeat }: { readonly payment: Payment; readonly repeat: number },
): void => {
  if (gateway.mutedPayments.has(payment.id)) return;
  gateway.publish({
    event,
    payment,
    repeat,
    ...(event === 'order.paid' ? { order: findEntity(gateway.orders, payment.order_id) } : {}),
  });
};

const startPayment = (
  gateway: Gateway,
  { orderId, method, isMuted = false }: PaymentAttempt,
): Payment => {
  const order = findEntity(gateway.orders, orderId);
  if (order.status === 'paid')
    throw new ApiError('Payment processing cancelled because the order has been paid already.');
  const id = gateway.newId('pay');
  if (isMuted) gateway.mutedPayments.set(id, true);
  return {
    id,
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: method === 'card' ? id.replace('pay_', 'card_') : null,
    bank: null,
    wallet: null,
    vpa: method === 'upi' ? 'customer@standin' : null,
    // Razorpay's placeholders when the merchant sends neither.
    email: 'void@razorpay.com',
    contact: '+919999999999',
    notes: order.notes,
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: {},
    created_at: toUnixSeconds(gateway.now()),
  };
};

const markCaptured = (gateway: Gateway, payment: Payment, repeat: number): Payment => {
  const fee = Math.round(payment.amount * feeRate * (1 + feeTaxRate));
  const captured = saveEntity(gateway, gateway.payments, {
    ...payment,
    status: 'captured',
    captured: true,
    fee,
    tax: Math.round(payment.amount * feeRate * feeTaxRate),
  });
  updateOrderAfterPayment(gateway, captured);
  publishPayment(gateway, 'payment.captured', { payment: captured, repeat });
  publishPayment(gateway, 'order.paid', { payment: captured, repeat });
  return captured;
};

const markAuthorized = (gateway: Gateway, payment: Payment, repeat: number): Payment => {
  const authorized = saveEntity(gateway, gateway.payments, {
    ...payment,
    status: 'authorized',
    ...noError,
  });
  updateOrderAfterPayment(gateway, authorized);
  publishPayment(gateway, 'payment.authorized', { payment: authorized, repeat });
  return authorized;
};

export const simulateSuccess = (
  gateway: Gateway,
  attempt: PaymentAttempt & { readonly isCaptured: boolean },
): Payment => {
  const authorized = markAuthorized(gateway, startPayment(gateway, attempt), attempt.repeat);
  return attempt.isCaptured || gateway.autoCapturedOrders.has(attempt.orderId)
    ? markCaptured(gateway, authorized, attempt.repeat)
    : authorized;
};

export const simulateFailure = (gateway: Gateway, attempt: PaymentAttempt): Payment => {
  const failed = saveEntity(gateway, gateway.payments, {
    ...startPayment(gateway, attempt),
    status: 'failed',
    ...bankError,
  });
  updateOrderAfterPayment(gateway, failed);
  publishPayment(gateway, 'payment.failed', { payment: failed, repeat: attempt.repeat });
  return failed;
};

export const simulateLateSuccess = (gateway: Gateway, attempt: PaymentAttempt): Payment => {
  const failed = simulateFailure(gateway, attempt);
  gateway.schedule(() => {
    const latePayment = gateway.payments.get(failed.id);
    if (latePayment === undefined) return;
    const isTooLate = findPayments(gateway, attempt.orderId).some(({ captured }) => captured);
    const authorized = markAuthorized(gateway, latePayment, attempt.repeat);
    if (isTooLate)
      saveEntity(gateway, gateway.payments, {
        ...authorized,
        status: 'refunded',
        amount_refunded: authorized.amount,
        refund_status: 'full',
      });
  }, lateSuccessDelayMs);
  return failed;
};

export const capturePayment = (
  gateway: Gateway,
  paymentId: string,
  { amount }: CaptureRequest,
): Payment => {
  const payment = findEntity(gateway.payments, paymentId);
  if (payment.captured) throw new ApiError('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw new ApiError(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  if (payment.amount !== amount)
    throw new ApiError('Capture amount must be equal to the amount authorized', {
      field: 'amount',
    });
  if (findEntity(gateway.orders, payment.order_id).status === 'paid')
    throw new ApiError('Another payment of this order has been captured already');
  return markCaptured(gateway, payment, 1);
};
