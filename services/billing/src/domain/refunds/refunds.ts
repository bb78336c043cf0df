import { err, ok, type Result } from '@tokri/contracts/result';
import { canPaymentStateTransition } from '../payments/payment-transitions.ts';
import { resetRetry, nextRetryAt } from '../payments/gateway-tasks.ts';
import {
  withoutEvents,
  type Decision,
  type ManualRefund,
  type Payment,
  type Refund,
} from '../payments/payment.ts';

export interface GatewayRefund {
  readonly refundId: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

const nextRefundId = ({ orderId, refunds }: Payment): string =>
  `refund-${orderId}-${refunds.length + 1}`;

const sumRefunds = (refunds: readonly Refund[]): number =>
  refunds.reduce((total, { amountPaise }) => total + amountPaise, 0);
const refundsOfPayment = ({ refunds, gatewayPaymentId }: Payment): readonly Refund[] =>
  refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId);

const isBeingRefunded = ({ state }: Payment): boolean =>
  state === 'refund-due' || state === 'partly-refunded';

const initialRefundState = ({ method, state }: Payment): Refund['state'] => {
  if (method === 'cod') return 'manual';
  return state === 'captured' || state === 'partly-refunded' || state === 'refund-due'
    ? 'due'
    : 'voiding';
};

/** Only a captured payment can be refunded in part. */
export const refundDownTo = (payment: Payment, retainedPaise: number): Decision => {
  const { gatewayPaymentId } = payment;
  const amountPaise = payment.amountPaise - retainedPaise - sumRefunds(refundsOfPayment(payment));
  const isPossible =
    isBeingRefunded(payment) || canPaymentStateTransition(payment.state, 'refund-due');
  if (gatewayPaymentId === null || amountPaise <= 0 || !isPossible) return withoutEvents(payment);
  const state = initialRefundState(payment);
  if (retainedPaise > 0 && state === 'voiding') return withoutEvents(payment);
  const refund: Refund = {
    refundId: nextRefundId(payment),
    gatewayPaymentId,
    amountPaise,
    state,
    failures: 0,
  };
  return {
    payment: resetRetry({
      ...payment,
      state: isBeingRefunded(payment) ? payment.state : 'refund-due',
      refunds: [...payment.refunds, refund],
    }),
    events: [{ kind: 'refund-due', amountPaise }],
  };
};

export const refundAll = (payment: Payment): Decision => refundDownTo(payment, 0);

/** Emits no event, because the order's own payment is unchanged. */
export const refundDuplicatePayment = (
  payment: Payment,
  {
    gatewayPaymentId,
    amountPaise,
  }: { readonly gatewayPaymentId: string; readonly amountPaise: number },
): Decision => {
  if (payment.refunds.some((refund) => refund.gatewayPaymentId === gatewayPaymentId))
    return withoutEvents(payment);
  return withoutEvents(
    resetRetry({
      ...payment,
      refunds: [
        ...payment.refunds,
        {
          refundId: nextRefundId(payment),
          gatewayPaymentId,
          amountPaise,
          state: 'due',
          failures: 0,
        },
      ],
    }),
  );
};

export const refundEndedOrder = (payment: Payment): Decision =>
  payment.hasOrderEnded ? withoutEvents(payment) : refundAll({ ...payment, hasOrderEnded: true });

export const refundedPaise = (payment: Payment): number =>
  sumRefunds(refundsOfPayment(payment).filter(({ state }) => state === 'processed'));

const applyRefunded = (before: Payment, payment: Payment, isManual: boolean): Decision => {
  const amountPaise = refundedPaise(payment);
  const nowPaise = amountPaise - refundedPaise(before);
  const isFull = amountPaise >= payment.amountPaise;
  const state = isFull ? ('refunded' as const) : ('partly-refunded' as const);
  return canPaymentStateTransition(payment.state, state)
    ? {
        payment: { ...payment, state },
        events: [{ kind: 'refunded', amountPaise, nowPaise, isFull, isManual }],
      }
    : withoutEvents(payment);
};

/** The old idempotency key would return the old failure. */
const retryUnderNewId = (refund: Refund): Refund => {
  const failures = refund.failures + 1;
  return {
    ...refund,
    refundId: `${refund.refundId.replace(/-again-\d+$/, '')}-again-${failures}`,
    state: 'due',
    failures,
  };
};

const replaceRefund = (payment: Payment, known: Refund, refund: Refund): Payment => ({
  ...payment,
  refunds: payment.refunds.map((other) => (other === known ? refund : other)),
  taskAttempts: 0,
});

export const applyRefund = (
  payment: Payment,
  { refundId, status }: GatewayRefund,
  now: Date,
): Decision => {
  const known = payment.refunds.find((refund) => refund.refundId === refundId);
  if (!known || known.state === 'processed' || known.state === status)
    return withoutEvents(payment);
  if (status === 'failed')
    return withoutEvents({
      ...replaceRefund(payment, known, retryUnderNewId(known)),
      retryAt: nextRetryAt(known.failures, now),
    });
  const next = replaceRefund(payment, known, { ...known, state: status });
  return status === 'processed' && known.gatewayPaymentId === payment.gatewayPaymentId
    ? applyRefunded(payment, next, false)
    : withoutEvents(next);
};

const isSameManualRefund = (a: ManualRefund | undefined, b: ManualRefund): boolean =>
  a?.way === b.way && a.reference === b.reference && a.amountPaise === b.amountPaise;

/** The amount must match exactly, because more may have become due meanwhile. Idempotent. */
export const recordManualRefund = (
  payment: Payment,
  manualRefund: ManualRefund,
): Result<Decision, 'nothing-due' | 'amount-differs'> => {
  const duePaise = sumRefunds(payment.refunds.filter(({ state }) => state === 'manual'));
  if (duePaise > 0 && duePaise !== manualRefund.amountPaise) return err('amount-differs');
  if (duePaise === 0)
    return payment.refunds.some((refund) => isSameManualRefund(refund.manualRefund, manualRefund))
      ? ok(withoutEvents(payment))
      : err('nothing-due');
  return ok(
    applyRefunded(
      payment,
      {
        ...payment,
        refunds: payment.refunds.map((refund) =>
          refund.state === 'manual' ? { ...refund, state: 'processed', manualRefund } : refund,
        ),
      },
      true,
    ),
  );
};
