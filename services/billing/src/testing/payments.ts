import type { Attempt } from '../domain/attempts.ts';
import { askPayment, type Payment } from '../domain/payment.ts';
import { opened } from '../domain/tasks.ts';

/** Fixed data for specs: order 42 of user 7, ₹510, opened at the gateway. */
export const now = new Date('2026-11-21T08:00:00Z');
export const asked: Payment = askPayment(
  { orderId: 42, userId: 7, amountPaise: 51_000 },
  now,
).payment;
export const open: Payment = opened(asked, {
  provider: 'razorpay',
  gatewayOrderId: 'order_1',
}).payment;

export const attempt = (status: Attempt['status'], changes: Partial<Attempt> = {}): Attempt => ({
  gatewayPaymentId: 'pay_1',
  gatewayOrderId: 'order_1',
  status,
  amountPaise: 51_000,
  currency: 'INR',
  ...changes,
});
