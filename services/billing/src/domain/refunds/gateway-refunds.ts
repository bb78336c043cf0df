import { nextRetryAt, resetRetry } from '../payments/gateway-tasks.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import { withoutEvents, type Decision, type Payment, type Refund } from '../payments/payment.ts';
import { applyRefunded, refundAnotherPayment, refundDownTo, sumRefunds } from './refunds.ts';

export interface GatewayRefund {
  readonly gatewayRefundId: string;
  readonly gatewayPaymentId: string;
  /** Empty for a refund that was made on the provider's dashboard. */
  readonly refundId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
}

const isOurs = ({ orderId }: Payment, { refundId }: GatewayRefund): boolean =>
  refundId.startsWith(`refund-${orderId}-`);
const withoutFailures = (refundId: string): string => refundId.replace(/-again-\d+$/, '');

/** The old idempotency key would return the old failure. */
const retryUnderNewId = (refund: Refund): Refund => {
  const failures = refund.failures + 1;
  return {
    ...refund,
    refundId: `${withoutFailures(refund.refundId)}-again-${failures}`,
    state: 'due',
    failures,
  };
};

const replaceRefund = (payment: Payment, known: Refund, ...refunds: Refund[]): Payment => ({
  ...payment,
  refunds: payment.refunds.flatMap((other) => (other === known ? refunds : [other])),
  taskAttempts: 0,
});

const applyFailure = (payment: Payment, known: Refund, now: Date): Payment => {
  if (known.isProviderRefund) return replaceRefund(payment, known);
  if (known.state === 'covered') return payment;
  return {
    ...replaceRefund(payment, known, retryUnderNewId(known)),
    retryAt: nextRetryAt(known.failures, now),
  };
};

const isRefundOf = (gatewayPaymentId: string) => (refund: Refund) =>
  refund.gatewayPaymentId === gatewayPaymentId;

/**
 * A provider never refunds more than it captured: what exceeds the amount is already stored,
 * under the id of a refund that was read without its own.
 */
const isMissing = (payment: Payment, { gatewayPaymentId, amountPaise }: GatewayRefund): boolean => {
  const recorded = payment.refunds.filter(
    (refund) =>
      isRefundOf(gatewayPaymentId)(refund) &&
      (refund.state === 'pending' || refund.state === 'processed'),
  );
  const isKnownPayment =
    gatewayPaymentId === payment.gatewayPaymentId ||
    payment.refunds.some(isRefundOf(gatewayPaymentId));
  return isKnownPayment && sumRefunds(recorded) + amountPaise <= payment.amountPaise;
};

const recordProviderRefund = (payment: Payment, refund: GatewayRefund): Payment => {
  const { gatewayPaymentId, gatewayRefundId, amountPaise, status } = refund;
  if (status === 'failed' || isOurs(payment, refund) || !isMissing(payment, refund)) return payment;
  const made = {
    refundId: gatewayRefundId,
    gatewayPaymentId,
    amountPaise,
    state: status,
    failures: 0,
    isProviderRefund: true,
  } as const;
  return { ...payment, refunds: [...payment.refunds, made] };
};

/** The stored refund takes state and amount from the gateway. */
const recordRefund = (payment: Payment, refund: GatewayRefund, now: Date): Payment => {
  const { status, amountPaise, gatewayRefundId, refundId } = refund;
  const id = isOurs(payment, refund) ? refundId : gatewayRefundId;
  const known = payment.refunds.find((other) => other.refundId === id);
  if (!known) return recordProviderRefund(payment, refund);
  if (known.state === 'processed' || known.state === status) return payment;
  return status === 'failed'
    ? applyFailure(payment, known, now)
    : replaceRefund(payment, known, { ...known, amountPaise, state: status });
};

const amountToRefund = (payment: Payment, gatewayPaymentId: string): number =>
  gatewayPaymentId === payment.gatewayPaymentId
    ? payment.amountPaise - payment.retainedPaise
    : payment.amountPaise;

/** Lowers refunds that are not requested yet by what was refunded at the provider. */
const lowerDueRefunds = (payment: Payment, gatewayPaymentId: string): Payment => {
  const ofPayment = payment.refunds.filter(isRefundOf(gatewayPaymentId));
  let remainingPaise =
    amountToRefund(payment, gatewayPaymentId) -
    sumRefunds(ofPayment.filter(({ state }) => state !== 'due'));
  const refunds = payment.refunds.map((refund): Refund => {
    if (refund.state !== 'due' || refund.gatewayPaymentId !== gatewayPaymentId) return refund;
    const amountPaise = Math.min(refund.amountPaise, Math.max(0, remainingPaise));
    remainingPaise -= amountPaise;
    if (amountPaise === refund.amountPaise) return refund;
    return { ...refund, amountPaise, state: amountPaise === 0 ? 'covered' : 'due' };
  });
  return refunds.some((refund, index) => refund !== payment.refunds[index])
    ? resetRetry({ ...payment, refunds })
    : payment;
};

/** A refund made at the provider may fail after a refund of ours was lowered for it. */
const refundMissingRest = (payment: Payment, gatewayPaymentId: string): Decision => {
  if (gatewayPaymentId === payment.gatewayPaymentId)
    return payment.retainedPaise < payment.amountPaise
      ? refundDownTo(payment, payment.retainedPaise)
      : withoutEvents(payment);
  const amountPaise =
    payment.amountPaise - sumRefunds(payment.refunds.filter(isRefundOf(gatewayPaymentId)));
  return amountPaise > 0
    ? refundAnotherPayment(payment, { gatewayPaymentId, amountPaise })
    : withoutEvents(payment);
};

export const applyRefund = (payment: Payment, refund: GatewayRefund, now: Date): Decision => {
  const recorded = recordRefund(payment, refund, now);
  if (recorded === payment) return withoutEvents(payment);
  const { gatewayPaymentId } = refund;
  const rest = refundMissingRest(lowerDueRefunds(recorded, gatewayPaymentId), gatewayPaymentId);
  const refunded = applyRefunded(payment, rest.payment, false);
  return { payment: refunded.payment, events: [...rest.events, ...refunded.events] };
};

const isOpen = ({ state }: Refund): boolean =>
  state === 'due' || state === 'pending' || state === 'manual';

/** The payments at the gateway whose refunds differ from the stored ones, or may soon. */
export const paymentsWithUnreadRefunds = (
  { refunds }: Payment,
  attempts: readonly PaymentAttempt[],
): readonly string[] => {
  const differing = attempts.filter(
    ({ gatewayPaymentId, refundedPaise }) =>
      refundedPaise !==
      sumRefunds(
        refunds.filter(
          (refund) => isRefundOf(gatewayPaymentId)(refund) && refund.state === 'processed',
        ),
      ),
  );
  const open = refunds.filter(isOpen);
  return [...new Set([...differing, ...open].map(({ gatewayPaymentId }) => gatewayPaymentId))];
};
