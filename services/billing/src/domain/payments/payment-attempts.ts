import { canTransition, type PaymentState } from './payment-transitions.ts';
import { unchanged, type Decision, type Payment, type PaymentEvent } from './payment.ts';
import { refundAll, refundDuplicatePayment, refundedPaise } from '../refunds/refunds.ts';

/** A payment as the gateway shows it; one order of the gateway may have several, of which one should succeed. */
export interface PaymentAttempt {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string | null;
  readonly status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: number;
  readonly currency: string;
}

/** Order, amount and currency are ours: compared from what the gateway itself says, never from a message alone (reliability.md 6). */
export const matchesPayment = (payment: Payment, attempt: PaymentAttempt): boolean =>
  attempt.gatewayOrderId !== null &&
  attempt.gatewayOrderId === payment.gatewayOrderId &&
  attempt.amountPaise === payment.amountPaise &&
  attempt.currency === 'INR';

/** Puts decisions one after the other. */
export const applyInSequence = (
  payment: Payment,
  ...steps: readonly ((payment: Payment) => Decision)[]
): Decision =>
  steps.reduce<Decision>((before, step) => {
    const after = step(before.payment);
    return { payment: after.payment, events: [...before.events, ...after.events] };
  }, unchanged(payment));

const transition =
  (to: PaymentState, event: PaymentEvent, changes: Partial<Payment> = {}) =>
  (payment: Payment): Decision =>
    canTransition(payment.state, to)
      ? { payment: { ...payment, ...changes, state: to }, events: [event] }
      : unchanged(payment);

const authorize = ({ gatewayPaymentId }: PaymentAttempt) =>
  transition('authorized', { kind: 'authorized' }, { gatewayPaymentId });
const capture = transition('captured', { kind: 'captured' }, { tries: 0 });
const refundIfOrderEnded = (payment: Payment): Decision =>
  payment.isOver ? refundAll(payment) : unchanged(payment);

/** Each failed attempt is told once; after a success none is. */
const recordFailedAttempt =
  ({ gatewayPaymentId }: PaymentAttempt) =>
  (payment: Payment): Decision => {
    if (
      payment.failedAttempts.includes(gatewayPaymentId) ||
      (payment.state !== 'open' && payment.state !== 'failed')
    )
      return unchanged(payment);
    return {
      payment: {
        ...payment,
        state: 'failed',
        failedAttempts: [...payment.failedAttempts, gatewayPaymentId],
      },
      events: [{ kind: 'attempt-failed' }],
    };
  };

/** What was let go was taken after all, by a call whose answer was lost: now it must be given back. */
const refundCapturedRelease = (payment: Payment): Decision =>
  unchanged(
    payment.refunds.some(({ state }) => state === 'letting-go')
      ? {
          ...payment,
          refunds: payment.refunds.map((refund) =>
            refund.state === 'letting-go' ? { ...refund, state: 'due' as const } : refund,
          ),
        }
      : payment,
  );

/** A refund that we asked for is told by itself when it is processed: the gateway calls its payment refunded from the first moment on. */
const hasRequestedRefund = ({ refunds }: Payment): boolean =>
  refunds.some(({ state }) => state === 'due' || state === 'pending');

/** Back at the customer: what was let go, or came and went before anybody looked. */
const applyReturned =
  (attempt: PaymentAttempt) =>
  (payment: Payment): Decision =>
    hasRequestedRefund(payment)
      ? unchanged(payment)
      : applyInSequence(
          payment,
          (before) =>
            canTransition(before.state, 'refund-due')
              ? refundAll({ ...before, gatewayPaymentId: attempt.gatewayPaymentId })
              : unchanged(before),
          (before) =>
            transition(
              'refunded',
              {
                kind: 'refunded',
                amountPaise: attempt.amountPaise,
                nowPaise: attempt.amountPaise - refundedPaise(before),
                isWhole: true,
                byHand: false,
              },
              {
                refunds: before.refunds.map((refund) => ({
                  ...refund,
                  state: 'processed' as const,
                })),
              },
            )(before),
        );

const transitionsFor = (attempt: PaymentAttempt): readonly ((payment: Payment) => Decision)[] => {
  switch (attempt.status) {
    case 'created':
      return [];
    case 'failed':
      return [recordFailedAttempt(attempt)];
    case 'authorized':
      return [authorize(attempt), refundIfOrderEnded];
    // Captured at once counts as authorized (architecture.md 3, step 5).
    case 'captured':
      return [authorize(attempt), capture, refundCapturedRelease, refundIfOrderEnded];
    case 'refunded':
      return [applyReturned(attempt)];
  }
};

/**
 * Takes in what the gateway shows of one attempt. Whatever the order and number of looks, the same attempts lead to the same payment, and each
 * fact is told once. A second success of one order is given back.
 */
export const applyAttempt = (payment: Payment, attempt: PaymentAttempt): Decision => {
  if (!matchesPayment(payment, attempt)) return unchanged(payment);
  const isSecond =
    payment.gatewayPaymentId !== null && payment.gatewayPaymentId !== attempt.gatewayPaymentId;
  if (isSecond)
    return attempt.status === 'captured'
      ? refundDuplicatePayment(payment, attempt)
      : unchanged(payment);
  return applyInSequence(payment, ...transitionsFor(attempt));
};
