import { err, ok, type Result } from '@tokri/contracts/result';
import {
  withoutEvents,
  type Decision,
  type Payment,
  type StaffRefund,
} from '../payments/payment.ts';
import { refundDownTo, refundsOfPayment, sumRefunds, type RequestIdTaken } from './refunds.ts';

type RequestedRefund = Omit<StaffRefund, 'requestedPaise'> & { readonly amountPaise: number };

const isCaptured = ({ state }: Payment): boolean =>
  state === 'captured' || state === 'refund-due' || state === 'partly-refunded';

export const refundablePaise = (payment: Payment): number =>
  isCaptured(payment)
    ? Math.max(0, payment.amountPaise - sumRefunds(refundsOfPayment(payment)))
    : 0;

const isSameRequest = (
  known: StaffRefund,
  { amountPaise, reason }: Pick<RequestedRefund, 'amountPaise' | 'reason'>,
): boolean => known.reason === reason && (known.requestedPaise ?? amountPaise) === amountPaise;

/** A repeated request refunds once; another one must not have its id. */
export const refundByStaff = (
  payment: Payment,
  { amountPaise, ...request }: RequestedRefund,
): Result<Decision, 'not-refundable' | 'amount-too-high'> | RequestIdTaken => {
  const known = payment.refunds.find(
    ({ staffRefund }) => staffRefund?.requestId === request.requestId,
  )?.staffRefund;
  if (known)
    return isSameRequest(known, { amountPaise, ...request })
      ? ok(withoutEvents(payment))
      : { ok: false, code: 'request-id-taken', requestId: request.requestId };
  const availablePaise = refundablePaise(payment);
  if (availablePaise === 0) return err('not-refundable');
  if (amountPaise > availablePaise) return err('amount-too-high');
  const { payment: after, events } = refundDownTo(payment, availablePaise - amountPaise);
  const refunds = after.refunds.map((refund) =>
    payment.refunds.includes(refund)
      ? refund
      : { ...refund, staffRefund: { ...request, requestedPaise: amountPaise } },
  );
  return ok({ payment: { ...after, refunds }, events });
};
