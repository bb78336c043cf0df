import type { PaymentProvider } from '@tokri/contracts/platform';
import type { Payment, Refund, Decision } from './payment.ts';
import { unchanged } from './payment.ts';

/** What the gateway has to be asked next. */
export type GatewayTask =
  | { readonly kind: 'open' }
  | { readonly kind: 'capture'; readonly gatewayOrderId: string; readonly gatewayPaymentId: string }
  | { readonly kind: 'refund'; readonly refund: Refund };

/** The one that has failed least: one that fails again and again keeps no other waiting. */
const nextRefund = ({ refunds }: Payment): Refund | undefined =>
  refunds
    .filter(({ state }) => state === 'due')
    .reduce<Refund | undefined>(
      (least, refund) => (least && least.failures <= refund.failures ? least : refund),
      undefined,
    );

/** One task at a time; null when nothing is to be asked. An order that has ended needs nothing opened. Money is taken only when order has asked for it (`order.capture-due`). */
export const nextTask = (payment: Payment): GatewayTask | null => {
  if (payment.state === 'asking') return payment.isOver ? null : { kind: 'open' };
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

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A failed attempt may turn out authorized this much later (reliability.md 6); after it nobody looks any more. */
const lateAuthorizationMs = 3 * dayMs;
/** Refunds take 5–7 working days; money that was let go comes back within 5 (facts.md 3.2). */
const refundWatchMs = 30 * dayMs;

/** Whether the gateway may still know something new of a payment: then the reconciler looks now and then. */
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
    case 'asking':
    case 'refused':
    case 'captured':
    case 'refunded':
      return payment.refunds.some(({ state }) => state === 'pending') && ageMs < refundWatchMs;
  }
};

/** The first wait after a task without an answer, and the longest. */
const minRetryDelayMs = 2_000;
const maxRetryDelayMs = 10 * minuteMs;

/** When a task is tried again that `before` earlier tries came to nothing of, the present one apart: each time twice as late, ten minutes at most. */
export const nextRetryAt = (before: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** before));

/** The gateway gave no answer: the task is tried again later. */
export const postponeTask = (payment: Payment, now: Date): Decision =>
  unchanged({ ...payment, tries: payment.tries + 1, retryAt: nextRetryAt(payment.tries, now) });

/** A new task is asked for at once, whatever the one before it waits for. */
export const resetRetry = (payment: Payment): Payment => ({
  ...payment,
  tries: 0,
  retryAt: payment.openedAt,
});

/** The gateway has an order for ours. */
export const applyGatewayOrderOpened = (
  payment: Payment,
  at: { readonly provider: PaymentProvider; readonly gatewayOrderId: string },
): Decision =>
  payment.state === 'asking'
    ? {
        payment: { ...payment, state: 'open', ...at, tries: 0 },
        events: [{ kind: 'requested', ...at }],
      }
    : unchanged(payment);

/** The gateway cannot be had: the order must not wait for it. */
export const rejectPayment = (payment: Payment, code: string): Decision =>
  payment.state === 'asking'
    ? { payment: { ...payment, state: 'refused' }, events: [{ kind: 'refused', code }] }
    : unchanged(payment);

/** `order.capture-due`: from now on money that is set aside is taken, also when it comes later. */
export const requestCapture = (payment: Payment): Decision =>
  unchanged(payment.isCaptureDue ? payment : resetRetry({ ...payment, isCaptureDue: true }));
