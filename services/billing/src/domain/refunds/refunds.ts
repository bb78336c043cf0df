import { err, ok, type Err, type Result } from '@tokri/contracts/result';
import { canPaymentStateTransition } from '../payments/payment-transitions.ts';
import { resetRetry } from '../payments/gateway-tasks.ts';
import {
  withoutEvents,
  type Decision,
  type ManualRefund,
  type Payment,
  type Refund,
} from '../payments/payment.ts';

export type RequestIdTaken = Err<'request-id-taken', { readonly requestId: string }>;

const refundNumber = ({ refundId }: Refund): number =>
  Number(/^refund-\d+-(\d+)/.exec(refundId)?.[1] ?? 0);
const nextRefundId = ({ orderId, refunds }: Payment): string =>
  `refund-${orderId}-${Math.max(0, ...refunds.map(refundNumber)) + 1}`;

export const sumRefunds = (refunds: readonly Pick<Refund, 'amountPaise'>[]): number =>
  refunds.reduce((total, { amountPaise }) => total + amountPaise, 0);
const newRefund = (
  payment: Payment,
  refund: Pick<Refund, 'gatewayPaymentId' | 'amountPaise' | 'state'>,
): Refund => ({ refundId: nextRefundId(payment), ...refund, failures: 0 });

export const refundsOfPayment = ({ refunds, gatewayPaymentId }: Payment): readonly Refund[] =>
  refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId);

const isBeingRefunded = ({ state }: Payment): boolean =>
  state === 'refund-due' || state === 'partly-refunded';

const initialRefundState = ({ method, state }: Payment): Refund['state'] => {
  if (method === 'cod') return 'manual';
  return state === 'captured' || state === 'partly-refunded' || state === 'refund-due'
    ? 'due'
    : 'voiding';
};

const retainAtMost = (payment: Payment, retainedPaise: number): Payment =>
  retainedPaise < payment.retainedPaise ? { ...payment, retainedPaise } : payment;

/** Only a captured payment can be refunded in part. */
export const refundDownTo = (payment: Payment, retainedPaise: number): Decision => {
  const { gatewayPaymentId } = payment;
  const isPossible =
    isBeingRefunded(payment) || canPaymentStateTransition(payment.state, 'refund-due');
  const state = initialRefundState(payment);
  if (gatewayPaymentId === null || !isPossible || (retainedPaise > 0 && state === 'voiding'))
    return withoutEvents(payment);
  const retained = retainAtMost(payment, retainedPaise);
  const amountPaise = payment.amountPaise - retainedPaise - sumRefunds(refundsOfPayment(payment));
  if (amountPaise <= 0) return withoutEvents(retained);
  const refund = newRefund(payment, { gatewayPaymentId, amountPaise, state });
  return {
    payment: resetRetry({
      ...retained,
      state: isBeingRefunded(payment) ? payment.state : 'refund-due',
      refunds: [...payment.refunds, refund],
    }),
    events: [{ kind: 'refund-due', amountPaise }],
  };
};

/**
 * After the order was packed short: the difference to the bill is owed whatever staff refunded for
 * another reason, before or after.
 */
export const refundDifference = (payment: Payment, payablePaise: number): Decision => {
  const byStaff = refundsOfPayment(payment).filter(({ staffRefund }) => staffRefund);
  return refundDownTo(payment, Math.max(0, payablePaise - sumRefunds(byStaff)));
};

export const refundAll = (payment: Payment): Decision => refundDownTo(payment, 0);

type PaidAmount = Pick<Refund, 'gatewayPaymentId' | 'amountPaise'>;

/** Emits no event, because the order's own payment is unchanged. */
export const refundAnotherPayment = (payment: Payment, amount: PaidAmount): Decision =>
  withoutEvents(
    resetRetry({
      ...payment,
      refunds: [...payment.refunds, newRefund(payment, { ...amount, state: 'due' })],
    }),
  );

export const refundDuplicatePayment = (
  payment: Payment,
  { gatewayPaymentId, amountPaise }: PaidAmount,
): Decision =>
  payment.refunds.some((refund) => refund.gatewayPaymentId === gatewayPaymentId)
    ? withoutEvents(payment)
    : refundAnotherPayment(payment, { gatewayPaymentId, amountPaise });

export const refundEndedOrder = (payment: Payment): Decision =>
  payment.hasOrderEnded ? withoutEvents(payment) : refundAll({ ...payment, hasOrderEnded: true });

export const refundedPaise = (payment: Payment): number =>
  sumRefunds(refundsOfPayment(payment).filter(({ state }) => state === 'processed'));

export const refundedAtProviderPaise = (payment: Payment): number =>
  sumRefunds(
    refundsOfPayment(payment).filter(
      ({ state, isProviderRefund }) => state === 'processed' && isProviderRefund === true,
    ),
  );

/** `before` is the payment without the refunds that were processed now. */
export const applyRefunded = (before: Payment, payment: Payment, isManual: boolean): Decision => {
  const amountPaise = refundedPaise(payment);
  const nowPaise = amountPaise - refundedPaise(before);
  const isFull = amountPaise >= payment.amountPaise;
  const state = isFull ? ('refunded' as const) : ('partly-refunded' as const);
  const isStart = canPaymentStateTransition(payment.state, 'refund-due');
  const isAnotherPart = payment.state === state && !isFull;
  if (
    nowPaise <= 0 ||
    !(isStart || isAnotherPart || canPaymentStateTransition(payment.state, state))
  )
    return withoutEvents(payment);
  const atProviderPaise = refundedAtProviderPaise(payment);
  return {
    payment: { ...payment, state },
    events: [
      ...(isStart ? [{ kind: 'refund-due' as const, amountPaise: nowPaise }] : []),
      { kind: 'refunded', amountPaise, nowPaise, atProviderPaise, isFull, isManual },
    ],
  };
};

const isSameHandBack = (known: ManualRefund, { way, reference, amountPaise }: ManualRefund) =>
  known.way === way && known.reference === reference && known.amountPaise === amountPaise;

/**
 * The amount must match exactly, because more may have become due meanwhile. The same request is
 * recorded once, whatever has become due since; another one must not have its id.
 */
export const recordManualRefund = (
  payment: Payment,
  manualRefund: Required<ManualRefund>,
): Result<Decision, 'nothing-due' | 'amount-differs'> | RequestIdTaken => {
  const { requestId, amountPaise } = manualRefund;
  const known = payment.refunds.find(
    ({ manualRefund: recorded }) => recorded?.requestId === requestId,
  )?.manualRefund;
  if (known)
    return isSameHandBack(known, manualRefund)
      ? ok(withoutEvents(payment))
      : { ok: false, code: 'request-id-taken', requestId };
  const duePaise = sumRefunds(payment.refunds.filter(({ state }) => state === 'manual'));
  if (duePaise === 0) return err('nothing-due');
  if (duePaise !== amountPaise) return err('amount-differs');
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
