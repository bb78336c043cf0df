import { shopMarket } from '@tokri/contracts/market';
import type { PaymentInstrument } from '@tokri/contracts/orders';
import { canPaymentStateTransition, type PaymentState } from './payment-transitions.ts';
import {
  withoutEvents,
  type Decision,
  type Payment,
  type PaymentEvent,
  type Refund,
} from './payment.ts';
import {
  refundAll,
  refundDownTo,
  refundDuplicatePayment,
  refundedAtProviderPaise,
  refundedPaise,
} from '../refunds/refunds.ts';

export interface PaymentAttempt {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string | null;
  readonly status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly currency: string;
  readonly paidWith?: PaymentInstrument;
}

export const matchesPayment = (payment: Payment, attempt: PaymentAttempt): boolean =>
  attempt.gatewayOrderId !== null &&
  attempt.gatewayOrderId === payment.gatewayOrderId &&
  attempt.amountPaise === payment.amountPaise &&
  attempt.currency === shopMarket().currency;

export const applyInSequence = (
  payment: Payment,
  ...steps: readonly ((payment: Payment) => Decision)[]
): Decision =>
  steps.reduce<Decision>((before, step) => {
    const after = step(before.payment);
    return { payment: after.payment, events: [...before.events, ...after.events] };
  }, withoutEvents(payment));

const transition =
  (to: PaymentState, event: PaymentEvent, changes: Partial<Payment> = {}) =>
  (payment: Payment): Decision =>
    canPaymentStateTransition(payment.state, to)
      ? { payment: { ...payment, ...changes, state: to }, events: [event] }
      : withoutEvents(payment);

const authorize = ({ gatewayPaymentId, paidWith }: PaymentAttempt) =>
  transition(
    'authorized',
    { kind: 'authorized' },
    { gatewayPaymentId, ...(paidWith ? { paidWith } : {}) },
  );
const capture = transition('captured', { kind: 'captured' }, { taskAttempts: 0 });
const refundIfOrderEnded = (payment: Payment): Decision =>
  payment.hasOrderEnded ? refundAll(payment) : withoutEvents(payment);

/** Units can be credited before a late capture. */
const refundWhatIsNotRetained = (payment: Payment): Decision =>
  payment.creditedUnits ? refundDownTo(payment, payment.retainedPaise) : withoutEvents(payment);

const recordFailedAttempt =
  ({ gatewayPaymentId }: PaymentAttempt) =>
  (payment: Payment): Decision => {
    if (
      payment.failedAttempts.includes(gatewayPaymentId) ||
      (payment.state !== 'open' && payment.state !== 'failed')
    )
      return withoutEvents(payment);
    return {
      payment: {
        ...payment,
        state: 'failed',
        failedAttempts: [...payment.failedAttempts, gatewayPaymentId],
      },
      events: [{ kind: 'attempt-failed' }],
    };
  };

/** The payment was to be released, but a capture without a response had succeeded. */
const refundCapturedRelease = (payment: Payment): Decision =>
  withoutEvents(
    payment.refunds.some(({ state }) => state === 'voiding')
      ? {
          ...payment,
          refunds: payment.refunds.map((refund) =>
            refund.state === 'voiding' ? { ...refund, state: 'due' as const } : refund,
          ),
        }
      : payment,
  );

/**
 * The gateway reports `refunded` as soon as a refund is created; ours ends when it is processed.
 */
const hasRequestedRefund = ({ refunds }: Payment): boolean =>
  refunds.some(({ state }) => state === 'due' || state === 'pending');

/** Records a full refund that the gateway reports without naming a refund. */
const recordFullRefund =
  ({ gatewayPaymentId }: PaymentAttempt) =>
  (payment: Payment): Decision => {
    if (!canPaymentStateTransition(payment.state, 'refund-due')) return withoutEvents(payment);
    const { payment: due, events } = refundAll({ ...payment, gatewayPaymentId });
    const isProviderRefund = !payment.hasOrderEnded;
    const refunds = due.refunds.map((refund) =>
      payment.refunds.includes(refund) || !isProviderRefund
        ? refund
        : { ...refund, isProviderRefund },
    );
    return { payment: { ...due, refunds }, events };
  };

const markProcessed = (payment: Payment): readonly Refund[] =>
  payment.refunds.map((refund) =>
    refund.gatewayPaymentId === payment.gatewayPaymentId && refund.state !== 'covered'
      ? { ...refund, state: 'processed' as const }
      : refund,
  );

const applyReturned =
  (attempt: PaymentAttempt) =>
  (payment: Payment): Decision =>
    hasRequestedRefund(payment)
      ? withoutEvents(payment)
      : applyInSequence(payment, recordFullRefund(attempt), (before) => {
          const processed = { ...before, refunds: markProcessed(before) };
          return transition(
            'refunded',
            {
              kind: 'refunded',
              amountPaise: attempt.amountPaise,
              nowPaise: attempt.amountPaise - refundedPaise(before),
              atProviderPaise: refundedAtProviderPaise(processed),
              isFull: true,
              isManual: false,
            },
            { refunds: processed.refunds },
          )(before);
        });

const transitionsFor = (attempt: PaymentAttempt): readonly ((payment: Payment) => Decision)[] => {
  switch (attempt.status) {
    case 'created':
      return [];
    case 'failed':
      return [recordFailedAttempt(attempt)];
    case 'authorized':
      return [authorize(attempt), refundIfOrderEnded];
    case 'captured':
      return [
        authorize(attempt),
        capture,
        refundCapturedRelease,
        refundIfOrderEnded,
        refundWhatIsNotRetained,
      ];
    case 'refunded':
      return [applyReturned(attempt)];
  }
};

/**
 * Order-independent and idempotent: the same attempts always lead to the same payment and emit each
 * event once.
 */
export const applyAttempt = (payment: Payment, attempt: PaymentAttempt): Decision => {
  if (!matchesPayment(payment, attempt)) return withoutEvents(payment);
  const isSecond =
    payment.gatewayPaymentId !== null && payment.gatewayPaymentId !== attempt.gatewayPaymentId;
  if (isSecond)
    return attempt.status === 'captured'
      ? refundDuplicatePayment(payment, attempt)
      : withoutEvents(payment);
  return applyInSequence(payment, ...transitionsFor(attempt));
};
