import { dayMs, hourMs } from '@tokri/contracts/dates';
import { buildAttempt, now, openPayment } from '../../testing/payments.ts';
import { refundEndedOrder } from '../refunds/refunds.ts';
import { requestCapture } from './gateway-tasks.ts';
import { applyAttempt } from './payment-attempts.ts';
import { createCashPayment, type Payment, type Refund } from './payment.ts';
import { isStuck } from './stuck-payments.ts';

const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const refundDue = refundEndedOrder(captured).payment;
const withRefund = (changes: Partial<Refund>): Payment => ({
  ...refundDue,
  refunds: refundDue.refunds.map((refund) => ({ ...refund, ...changes })),
});
const after = (ms: number): Date => new Date(now.getTime() + ms);

describe('isStuck', () => {
  it.each<[string, Payment, number, boolean]>([
    ['authorized for less than an hour', authorized, hourMs - 1, false],
    ['authorized for an hour', authorized, hourMs, true],
    ['captured', captured, 30 * dayMs, false],
    ['open', openPayment, 30 * dayMs, false],
    [
      'whose capture failed twice',
      { ...requestCapture(authorized).payment, taskAttempts: 2 },
      0,
      false,
    ],
    [
      'whose capture failed three times',
      { ...requestCapture(authorized).payment, taskAttempts: 3 },
      0,
      true,
    ],
    ['with a refund that is due', refundDue, 0, false],
    ['with a refund that failed and is due again', withRefund({ failures: 1 }), 0, true],
    ['with a requested refund', withRefund({ state: 'pending' }), 10 * dayMs - 1, false],
    [
      'with a refund that does not settle for ten days',
      withRefund({ state: 'pending' }),
      10 * dayMs,
      true,
    ],
    ['with a settled refund', withRefund({ state: 'processed' }), 30 * dayMs, false],
    [
      'in cash',
      createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment,
      30 * dayMs,
      false,
    ],
  ])('decides about a payment %s', (_title, payment, ageMs, expected) => {
    expect(isStuck(payment, after(ageMs))).toBe(expected);
  });
});
