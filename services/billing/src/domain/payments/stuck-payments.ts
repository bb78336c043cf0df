import { dayMs, hourMs } from '@tokri/contracts/dates';
import { nextTask } from './gateway-tasks.ts';
import type { Payment } from './payment.ts';

const captureWithinMs = hourMs;
/** Refunds take 5 to 7 working days. */
const settlementWithinMs = 10 * dayMs;
const maxUnnoticedAttempts = 3;

const hasRefund = ({ refunds }: Payment, state: 'due' | 'pending', minFailures = 0): boolean =>
  refunds.some((refund) => refund.state === state && refund.failures >= minFailures);

/** Waits for the provider longer than usual: staff should look at it. */
export const isStuck = (payment: Payment, now: Date): boolean => {
  const ageMs = now.getTime() - payment.openedAt.getTime();
  return (
    payment.method === 'online' &&
    ((payment.state === 'authorized' && ageMs >= captureWithinMs) ||
      (nextTask(payment) !== null && payment.taskAttempts >= maxUnnoticedAttempts) ||
      hasRefund(payment, 'due', 1) ||
      (hasRefund(payment, 'pending') && ageMs >= settlementWithinMs))
  );
};
