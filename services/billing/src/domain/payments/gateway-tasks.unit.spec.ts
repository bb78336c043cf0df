import { dayMs } from '@tokri/contracts/dates';
import { requestedPayment, buildAttempt, now, openPayment } from '../../testing/payments.ts';
import { applyAttempt } from './payment-attempts.ts';
import type { Payment } from './payment.ts';
import { refundEndedOrder, refundDuplicatePayment } from '../refunds/refunds.ts';
import {
  requestCapture,
  needsReconciliation,
  nextTask,
  applyGatewayOrderOpened,
  postponeTask,
  rejectPayment,
  retryNow,
} from './gateway-tasks.ts';

const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const refundDue = refundEndedOrder(captured).payment;
const withDuplicateRefund = refundDuplicatePayment(captured, {
  gatewayPaymentId: 'pay_2',
  amountPaise: 51_000,
}).payment;

describe('nextTask', () => {
  it.each<[string, Payment, object | null]>([
    ['opens a gateway order for a requested payment', requestedPayment, { kind: 'open' }],
    [
      'returns no task when the order ended before it was opened at the gateway',
      refundEndedOrder(requestedPayment).payment,
      null,
    ],
    ['returns no task while the customer can pay', openPayment, null],
    ['returns no task for an authorized payment whose capture is not requested', authorized, null],
    [
      'captures an authorized payment when requested',
      requestCapture(authorized).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    [
      'captures a payment that is authorized after the request',
      applyAttempt(requestCapture(openPayment).payment, buildAttempt('authorized')).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    ['returns no task for a captured payment', captured, null],
    [
      'refunds the payment of an ended order',
      refundDue,
      { kind: 'refund', refund: refundDue.refunds[0] },
    ],
    [
      'refunds a duplicate payment',
      withDuplicateRefund,
      { kind: 'refund', refund: withDuplicateRefund.refunds[0] },
    ],
    [
      'returns no task when an authorized payment is released',
      refundEndedOrder(requestCapture(authorized).payment).payment,
      null,
    ],
    [
      'returns no task when the payment was rejected',
      rejectPayment(requestedPayment, 'payment-unavailable').payment,
      null,
    ],
  ])('%s', (_rule, payment, task) => expect(nextTask(payment)).toEqual(task));
  it('does not request a capture twice', () => {
    const { payment } = requestCapture(authorized);
    expect(requestCapture(payment).payment).toBe(payment);
  });
});

describe('applyGatewayOrderOpened', () => {
  it('opens the payment with the first gateway order', () => {
    const at = { provider: 'stripe', gatewayOrderId: 'order_9' } as const;
    expect(applyGatewayOrderOpened({ ...requestedPayment, taskAttempts: 3 }, at)).toEqual({
      payment: { ...requestedPayment, ...at, state: 'open', taskAttempts: 0 },
      events: [{ kind: 'requested', ...at }],
    });
  });
  it('ignores a second gateway order', () =>
    expect(
      applyGatewayOrderOpened(openPayment, { provider: 'stripe', gatewayOrderId: 'order_2' }),
    ).toEqual({
      payment: openPayment,
      events: [],
    }));
  it('rejects the payment only while it has no gateway order', () => {
    expect(rejectPayment(requestedPayment, 'payment-unavailable')).toEqual({
      payment: { ...requestedPayment, state: 'refused' },
      events: [{ kind: 'refused', code: 'payment-unavailable' }],
    });
    expect(rejectPayment(openPayment, 'payment-unavailable')).toEqual({
      payment: openPayment,
      events: [],
    });
  });
});

describe('postponeTask', () => {
  it.each([
    [0, 2],
    [1, 4],
    [2, 8],
    [8, 512],
    [9, 600],
    [20, 600],
  ])('retries after %i attempts in %i seconds', (taskAttempts, seconds) => {
    expect(postponeTask({ ...openPayment, taskAttempts }, now)).toEqual({
      payment: {
        ...openPayment,
        taskAttempts: taskAttempts + 1,
        retryAt: new Date(now.getTime() + seconds * 1000),
      },
      events: [],
    });
  });
});

describe('a task added while another waits for its retry', () => {
  const postponed = (payment: Payment): Payment =>
    postponeTask({ ...payment, taskAttempts: 9 }, now).payment;
  it.each<[string, Payment]>([
    ['runs a capture immediately', requestCapture(postponed(authorized)).payment],
    ['runs a full refund immediately', refundEndedOrder(postponed(captured)).payment],
    [
      'runs the refund of a duplicate payment immediately',
      refundDuplicatePayment(postponed(captured), {
        gatewayPaymentId: 'pay_2',
        amountPaise: 51_000,
      }).payment,
    ],
  ])('%s', (_rule, payment) => {
    expect([payment.retryAt <= now, payment.taskAttempts, nextTask(payment) !== null]).toEqual([
      true,
      0,
      true,
    ]);
  });
});

describe('needsReconciliation', () => {
  const pendingRefund: Payment = {
    ...withDuplicateRefund,
    refunds: withDuplicateRefund.refunds.map((refund) => ({ ...refund, state: 'pending' })),
  };
  it.each<[string, Payment, number]>([
    ['an open payment', openPayment, 3],
    ['a failed payment', applyAttempt(openPayment, buildAttempt('failed')).payment, 3],
    ['an authorized payment', authorized, 3],
    ['a payment whose refund is due', refundDue, 30],
    ['a partly refunded payment', { ...refundDue, state: 'partly-refunded' }, 30],
    ['a captured payment with a pending duplicate refund', pendingRefund, 30],
  ])('includes %s until its period ends', (_payment, payment, days) => {
    const after = (ms: number) =>
      needsReconciliation(payment, new Date(now.getTime() + days * dayMs + ms));
    expect([after(-1), after(0)]).toEqual([true, false]);
  });
  it.each<[string, Payment]>([
    ['a payment without a gateway order', requestedPayment],
    ['a rejected payment', { ...requestedPayment, state: 'refused' }],
    ['a captured payment', captured],
    ['a captured payment whose duplicate refund is not sent yet', withDuplicateRefund],
    ['a refunded payment', { ...refundDue, state: 'refunded' }],
    ['a cash payment', { ...refundDue, method: 'cod' }],
  ])('excludes %s', (_payment, payment) => {
    expect(needsReconciliation(payment, now)).toBe(false);
  });
});

describe('retryNow', () => {
  const postponed = postponeTask(refundDue, now).payment;
  it('makes a postponed task due at once and still remembers the failed attempt', () => {
    expect(retryNow(postponed, now).payment).toEqual({ ...postponed, retryAt: now });
    expect(postponed.taskAttempts).toBe(1);
  });
  it('changes nothing when repeated or when no task is due', () => {
    const retried = retryNow(postponed, now).payment;
    expect(retryNow(retried, now).payment).toBe(retried);
    expect(retryNow(captured, now).payment).toBe(captured);
  });
});
