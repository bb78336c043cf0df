import { dayMs, minuteMs } from '@tokri/contracts/dates';
import { lateAuthorizationMs } from '@tokri/contracts/orders';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type { Payment, Refund, Decision } from './payment.ts';
import { withoutEvents } from './payment.ts';

export type GatewayTask =
  | { readonly kind: 'open' }
  | { readonly kind: 'capture'; readonly gatewayOrderId: string; readonly gatewayPaymentId: string }
  | { readonly kind: 'refund'; readonly refund: Refund };

/**
 * The refund with the fewest failures goes first, so that a failing one does not block the others.
 */
const nextRefund = ({ refunds }: Payment): Refund | undefined =>
  refunds
    .filter(({ state }) => state === 'due')
    .reduce<Refund | undefined>(
      (best, refund) => (best && best.failures <= refund.failures ? best : refund),
      undefined,
    );

export const nextTask = (payment: Payment): GatewayTask | null => {
  if (payment.state === 'not-opened') return payment.hasOrderEnded ? null : { kind: 'open' };
  const { gatewayOrderId, gatewayPaymentId } = payment;
  if (
    payment.state === 'authorized' &&
    payment.isCaptureDue &&
    gatewayOrderId !== null &&
    gatewayPaymentId !== null
  )
    return { kind: 'capture', gatewayOrderId, gatewayPaymentId };
  const refund = nextRefund(payment);
  return refund ? { kind: 'refund', refund } : null;
};

/** Refunds take 5 to 7 working days; released authorizations come back within 5. */
const refundWatchMs = 30 * dayMs;

export const needsReconciliation = (payment: Payment, now: Date): boolean => {
  if (payment.method === 'cod') return false;
  const ageMs = now.getTime() - payment.openedAt.getTime();
  switch (payment.state) {
    case 'open':
    case 'failed':
    case 'authorized':
      return ageMs < lateAuthorizationMs;
    case 'refund-due':
    case 'partly-refunded':
      return ageMs < refundWatchMs;
    case 'not-opened':
    case 'refused':
    case 'captured':
    case 'refunded':
      return payment.refunds.some(({ state }) => state === 'pending') && ageMs < refundWatchMs;
  }
};

const backoff: BackoffPolicy = { initialDelayMs: 2_000, maxDelayMs: 10 * minuteMs };

/** `earlierFailures` does not count the failure that has just happened. */
export const nextRetryAt = (earlierFailures: number, now: Date): Date =>
  new Date(now.getTime() + backoffDelayMs(backoff, earlierFailures + 1));

export const postponeTask = (payment: Payment, now: Date): Decision =>
  withoutEvents({
    ...payment,
    taskAttempts: payment.taskAttempts + 1,
    retryAt: nextRetryAt(payment.taskAttempts, now),
  });

/** Keeps `taskAttempts`: after a failed attempt the gateway is read before the next call. */
export const retryNow = (payment: Payment, now: Date): Decision =>
  withoutEvents(
    nextTask(payment) && payment.retryAt.getTime() > now.getTime()
      ? { ...payment, retryAt: now }
      : payment,
  );

export const resetRetry = (payment: Payment): Payment => ({
  ...payment,
  taskAttempts: 0,
  retryAt: payment.openedAt,
});

export const applyGatewayOrderOpened = (
  payment: Payment,
  gatewayOrder: { readonly provider: PaymentProvider; readonly gatewayOrderId: string },
): Decision =>
  payment.state === 'not-opened'
    ? {
        payment: { ...payment, state: 'open', ...gatewayOrder, taskAttempts: 0 },
        events: [{ kind: 'requested', ...gatewayOrder }],
      }
    : withoutEvents(payment);

export const rejectPayment = (payment: Payment, code: string): Decision =>
  payment.state === 'not-opened'
    ? { payment: { ...payment, state: 'refused' }, events: [{ kind: 'refused', code }] }
    : withoutEvents(payment);

export const requestCapture = (payment: Payment): Decision =>
  withoutEvents(payment.isCaptureDue ? payment : resetRetry({ ...payment, isCaptureDue: true }));
