import { canGo, type PaymentState } from './payment-state.ts';
import { unchanged, type Decision, type Payment, type PaymentFact } from './payment.ts';
import { beginRefund, refundSecond, returnedPaise } from './refunds.ts';

/** A payment as the gateway shows it; one order of the gateway may have several, of which one should succeed. */
export interface Attempt {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string | null;
  readonly status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: number;
  readonly currency: string;
}

/** Order, amount and currency are ours: compared from what the gateway itself says, never from a message alone (reliability.md 6). */
export const isOurs = (payment: Payment, attempt: Attempt): boolean =>
  attempt.gatewayOrderId !== null &&
  attempt.gatewayOrderId === payment.gatewayOrderId &&
  attempt.amountPaise === payment.amountPaise &&
  attempt.currency === 'INR';

/** Puts decisions one after the other. */
export const chain = (
  payment: Payment,
  ...steps: readonly ((payment: Payment) => Decision)[]
): Decision =>
  steps.reduce<Decision>((before, step) => {
    const after = step(before.payment);
    return { payment: after.payment, facts: [...before.facts, ...after.facts] };
  }, unchanged(payment));

const go =
  (to: PaymentState, fact: PaymentFact, more: Partial<Payment> = {}) =>
  (payment: Payment): Decision =>
    canGo(payment.state, to)
      ? { payment: { ...payment, ...more, state: to }, facts: [fact] }
      : unchanged(payment);

const authorize = ({ gatewayPaymentId }: Attempt) =>
  go('authorized', { kind: 'authorized' }, { gatewayPaymentId });
const capture = go('captured', { kind: 'captured' }, { tries: 0 });
const giveBackIfOver = (payment: Payment): Decision =>
  payment.isOver ? beginRefund(payment) : unchanged(payment);

/** Each failed attempt is told once; after a success none is. */
const fail =
  ({ gatewayPaymentId }: Attempt) =>
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
      facts: [{ kind: 'attempt-failed' }],
    };
  };

/** What was let go was taken after all, by a call whose answer was lost: now it must be given back. */
const refundWhatWasTaken = (payment: Payment): Decision =>
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
const isOurRefund = ({ refunds }: Payment): boolean =>
  refunds.some(({ state }) => state === 'due' || state === 'pending');

/** Back at the customer: what was let go, or came and went before anybody looked. */
const returned =
  (attempt: Attempt) =>
  (payment: Payment): Decision =>
    isOurRefund(payment)
      ? unchanged(payment)
      : chain(
          payment,
          (before) =>
            canGo(before.state, 'refund-due')
              ? beginRefund({ ...before, gatewayPaymentId: attempt.gatewayPaymentId })
              : unchanged(before),
          (before) =>
            go(
              'refunded',
              {
                kind: 'refunded',
                amountPaise: attempt.amountPaise,
                nowPaise: attempt.amountPaise - returnedPaise(before),
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

const stepsOf = (attempt: Attempt): readonly ((payment: Payment) => Decision)[] => {
  switch (attempt.status) {
    case 'created':
      return [];
    case 'failed':
      return [fail(attempt)];
    case 'authorized':
      return [authorize(attempt), giveBackIfOver];
    // Captured at once counts as authorized (architecture.md 3, step 5).
    case 'captured':
      return [authorize(attempt), capture, refundWhatWasTaken, giveBackIfOver];
    case 'refunded':
      return [returned(attempt)];
  }
};

/**
 * Takes in what the gateway shows of one attempt. Whatever the order and number of looks, the same attempts lead to the same payment, and each
 * fact is told once. A second success of one order is given back.
 */
export const applyAttempt = (payment: Payment, attempt: Attempt): Decision => {
  if (!isOurs(payment, attempt)) return unchanged(payment);
  const isSecond =
    payment.gatewayPaymentId !== null && payment.gatewayPaymentId !== attempt.gatewayPaymentId;
  if (isSecond)
    return attempt.status === 'captured' ? refundSecond(payment, attempt) : unchanged(payment);
  return chain(payment, ...stepsOf(attempt));
};
