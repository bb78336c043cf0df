import { asked, attempt, now, open } from '../testing/payments.ts';
import { applyAttempt } from './attempts.ts';
import type { Payment } from './payment.ts';
import { endPayment, refundSecond } from './refunds.ts';
import { dueForCapture, isWatched, nextTask, opened, postpone, refused } from './tasks.ts';

const dayMs = 86_400_000;
const authorized = applyAttempt(open, attempt('authorized')).payment;
const captured = applyAttempt(open, attempt('captured')).payment;
const refundDue = endPayment(captured).payment;
const second = refundSecond(captured, { gatewayPaymentId: 'pay_2', amountPaise: 51_000 }).payment;

describe('what the gateway has to be asked', () => {
  it.each<[string, Payment, object | null]>([
    ['an order has none there yet', asked, { kind: 'open' }],
    ['it has ended before the gateway was asked', endPayment(asked).payment, null],
    ['it can be paid', open, null],
    ['money is set aside and not due', authorized, null],
    [
      'money is set aside and due',
      dueForCapture(authorized).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    [
      'it was due before the money came',
      applyAttempt(dueForCapture(open).payment, attempt('authorized')).payment,
      { kind: 'capture', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
    ],
    ['the money is ours', captured, null],
    ['the order has ended', refundDue, { kind: 'refund', refund: refundDue.refunds[0] }],
    ['a second payment goes back', second, { kind: 'refund', refund: second.refunds[0] }],
    ['money set aside is let go', endPayment(dueForCapture(authorized).payment).payment, null],
    ['the gateway cannot be had', refused(asked, 'payment-unavailable').payment, null],
  ])('when %s, is the next step', (_when, payment, task) =>
    expect(nextTask(payment)).toEqual(task),
  );
  it('capture that is due already, due once more, changes nothing', () => {
    const { payment } = dueForCapture(authorized);
    expect(dueForCapture(payment).payment).toBe(payment);
  });
});

describe('an order of the gateway', () => {
  it('the first one, opens the payment and is told', () => {
    const at = { provider: 'stripe', gatewayOrderId: 'order_9' } as const;
    expect(opened({ ...asked, tries: 3 }, at)).toEqual({
      payment: { ...asked, ...at, state: 'open', tries: 0 },
      facts: [{ kind: 'requested', ...at }],
    });
  });
  it('a second one, changes nothing', () =>
    expect(opened(open, { provider: 'stripe', gatewayOrderId: 'order_2' })).toEqual({
      payment: open,
      facts: [],
    }));
  it('that cannot be had, is told with its code; once it is there, nothing is', () => {
    expect(refused(asked, 'payment-unavailable')).toEqual({
      payment: { ...asked, state: 'refused' },
      facts: [{ kind: 'refused', code: 'payment-unavailable' }],
    });
    expect(refused(open, 'payment-unavailable')).toEqual({ payment: open, facts: [] });
  });
});

describe('a task without an answer', () => {
  it.each([
    [0, 2],
    [1, 4],
    [2, 8],
    [8, 512],
    [9, 600],
    [20, 600],
  ])('after %i tries before, is tried again in %i seconds', (tries, seconds) => {
    expect(postpone({ ...open, tries }, now)).toEqual({
      payment: { ...open, tries: tries + 1, retryAt: new Date(now.getTime() + seconds * 1000) },
      facts: [],
    });
  });
});

describe('a task that comes while another waits for its next try', () => {
  const waiting = (payment: Payment): Payment => postpone({ ...payment, tries: 9 }, now).payment;
  it.each<[string, Payment]>([
    ['a capture', dueForCapture(waiting(authorized)).payment],
    ['the whole money back', endPayment(waiting(captured)).payment],
    [
      'a second success back',
      refundSecond(waiting(captured), { gatewayPaymentId: 'pay_2', amountPaise: 51_000 }).payment,
    ],
  ])('%s, is asked for at once', (_what, payment) => {
    expect([payment.retryAt <= now, payment.tries, nextTask(payment) !== null]).toEqual([
      true,
      0,
      true,
    ]);
  });
});

describe('a payment that is looked after', () => {
  const gone: Payment = {
    ...second,
    refunds: second.refunds.map((refund) => ({ ...refund, state: 'pending' })),
  };
  it.each<[string, Payment, number]>([
    ['open', open, 3],
    ['failed', applyAttempt(open, attempt('failed')).payment, 3],
    ['with money set aside', authorized, 3],
    ['on its way back', refundDue, 30],
    ['back in part', { ...refundDue, state: 'partly-refunded' }, 30],
    ['ours, while a second one goes back', gone, 30],
  ])('%s, is so until its days are over and no longer', (_what, payment, days) => {
    const after = (ms: number) => isWatched(payment, new Date(now.getTime() + days * dayMs + ms));
    expect([after(-1), after(0)]).toEqual([true, false]);
  });
  it.each<[string, Payment]>([
    ['not at the gateway yet', asked],
    ['refused', { ...asked, state: 'refused' }],
    ['ours', captured],
    ['ours, while the gateway has not heard of its refund', second],
    ['back', { ...refundDue, state: 'refunded' }],
    ['of cash', { ...refundDue, method: 'cod' }],
  ])('%s, is none', (_what, payment) => {
    expect(isWatched(payment, now)).toBe(false);
  });
});
