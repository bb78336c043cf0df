import type { PaymentAttempt } from '../domain/payments/payment-attempts.ts';
import type { GatewayRefund } from '../domain/refunds/gateway-refunds.ts';
import { createOnlinePayment, type Payment } from '../domain/payments/payment.ts';
import { applyGatewayOrderOpened } from '../domain/payments/gateway-tasks.ts';

export const now = new Date('2026-11-21T08:00:00Z');
export const requestedPayment: Payment = createOnlinePayment(
  { orderId: 42, userId: 7, amountPaise: 51_000 },
  now,
).payment;
export const openPayment: Payment = applyGatewayOrderOpened(requestedPayment, {
  provider: 'razorpay',
  gatewayOrderId: 'order_1',
}).payment;

export const buildAttempt = (
  status: PaymentAttempt['status'],
  changes: Partial<PaymentAttempt> = {},
): PaymentAttempt => ({
  gatewayPaymentId: 'pay_1',
  gatewayOrderId: 'order_1',
  status,
  amountPaise: 51_000,
  refundedPaise: 0,
  currency: 'INR',
  ...changes,
});

export const buildGatewayRefund = (changes: Partial<GatewayRefund> = {}): GatewayRefund => ({
  gatewayRefundId: 'rfnd_1',
  gatewayPaymentId: 'pay_1',
  refundId: 'refund-42-1',
  amountPaise: 51_000,
  status: 'processed',
  ...changes,
});
