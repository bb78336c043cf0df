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
} from './gateway-tasks.ts';

const dayMs = 86_400_000;
const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const refundDue = refundEndedOrder(captured).payment;
const second = refundDuplicatePayment(captured, {
  gatewayPaymentId: 'pay_2',
  amountPaise: 51_000,
}).payment;

describe('nextTask', () => {
  it.each<[string, Payment, object | null]>([
    ['an order has none there yet', requestedPayment, { kind: 'open' }],
    ['it has ended before the gateway was asked', refundEndedOrder(requestedPayment).payment, null],
    ['it can be paid', openPayment, null],
    ['money is set aside and not due', authorized, null],
    [
      'money is set aside and due',
      requestCapture(authorized).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    [
      'it was due before the money came',
      applyAttempt(requestCapture(openPayment).payment, buildAttempt('authorized')).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    ['the money is ours', captured, null],
    ['the order has ended', refundDue, { kind: 'refund', refund: refundDue.refunds[0] }],
    ['a second payment goes back', second, { kind: 'refund', refund: second.refunds[0] }],
    [
      'money set aside is let go',
      refundEndedOrder(requestCapture(authorized).payment).payment,
      null,
    ],
    [
      'the gateway cannot be had',
      rejectPayment(requestedPayment, 'payment-unavailable').payment,
      null,
    ],
  ])('when %s, is the next step', (_when, payment, task) =>
    expect(nextTask(payment)).toEqual(task),
  );
  it('does not request a capture twice', () => {
    const { payment } = requestCapture(authorized);
    expect(requestCapture(payment).payment).toBe(payment);
  });
});

describe('applyGatewayOrderOpened', () => {
  it('opens the payment with the first gateway order', () => {
    const at = { provider: 'stripe', gatewayOrderId: 'order_9' } as const;
    expect(applyGatewayOrderOpened({ ...requestedPayment, tries: 3 }, at)).toEqual({
      payment: { ...requestedPayment, ...at, state: 'open', tries: 0 },
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
  ])('retries after %i attempts in %i seconds', (tries, seconds) => {
    expect(postponeTask({ ...openPayment, tries }, now)).toEqual({
      payment: {
        ...openPayment,
        tries: tries + 1,
        retryAt: new Date(now.getTime() + seconds * 1000),
      },
      events: [],
    });
  });
});

describe('a task added while another waits for its retry', () => {
  const waiting = (payment: Payment): Payment =>
    postponeTask({ ...payment, tries: 9 }, now).payment;
  it.each<[string, Payment]>([
    ['a capture', requestCapture(waiting(authorized)).payment],
    ['the whole money back', refundEndedOrder(waiting(captured)).payment],
    [
      'a second success back',
      refundDuplicatePayment(waiting(captured), { gatewayPaymentId: 'pay_2', amountPaise: 51_000 })
        .payment,
    ],
  ])('%s, is asked for at once', (_what, payment) => {
    expect([payment.retryAt <= now, payment.tries, nextTask(payment) !== null]).toEqual([
      true,
      0,
      true,
    ]);
  });
});

describe('needsReconciliation', () => {
  const gone: Payment = {
    ...second,
    refunds: second.refunds.map((refund) => ({ ...refund, state: 'pending' })),
  };
  it.each<[string, Payment, number]>([
    ['open', openPayment, 3],
    ['failed', applyAttempt(openPayment, buildAttempt('failed')).payment, 3],
    ['with money set aside', authorized, 3],
    ['on its way back', refundDue, 30],
    ['back in part', { ...refundDue, state: 'partly-refunded' }, 30],
    ['ours, while a second one goes back', gone, 30],
  ])('%s, is so until its days are over and no longer', (_what, payment, days) => {
    const after = (ms: number) =>
      needsReconciliation(payment, new Date(now.getTime() + days * dayMs + ms));
    expect([after(-1), after(0)]).toEqual([true, false]);
  });
  it.each<[string, Payment]>([
    ['not at the gateway yet', requestedPayment],
    ['refused', { ...requestedPayment, state: 'refused' }],
    ['ours', captured],
    ['ours, while the gateway has not heard of its refund', second],
    ['back', { ...refundDue, state: 'refunded' }],
    ['of cash', { ...refundDue, method: 'cod' }],
  ])('%s, is none', (_what, payment) => {
    expect(needsReconciliation(payment, now)).toBe(false);
  });
});
