import { err, ok, type Result } from '@tokri/contracts/result';
import {
  withoutEvents,
  type Decision,
  type Payment,
  type StaffRefund,
} from '../payments/payment.ts';
import { refundDownTo, refundsOfPayment, sumRefunds } from './refunds.ts';

const isCaptured = ({ state }: Payment): boolean =>
  state === 'captured' || state === 'refund-due' || state === 'partly-refunded';

export const refundablePaise = (payment: Payment): number =>
  isCaptured(payment)
    ? Math.max(0, payment.amountPaise - sumRefunds(refundsOfPayment(payment)))
    : 0;

/** The same `requestId` refunds once, whatever else is repeated or changed. */
export const refundByStaff = (
  payment: Payment,
  { amountPaise, ...staffRefund }: StaffRefund & { readonly amountPaise: number },
): Result<Decision, 'not-refundable' | 'amount-too-high'> => {
  if (payment.refunds.some((known) => known.staffRefund?.requestId === staffRefund.requestId))
    return ok(withoutEvents(payment));
  const availablePaise = refundablePaise(payment);
  if (availablePaise === 0) return err('not-refundable');
  if (amountPaise > availablePaise) return err('amount-too-high');
  const { payment: after, events } = refundDownTo(payment, availablePaise - amountPaise);
  const refunds = after.refunds.map((refund) =>
    payment.refunds.includes(refund) ? refund : { ...refund, staffRefund },
  );
  return ok({ payment: { ...after, refunds }, events });
};
