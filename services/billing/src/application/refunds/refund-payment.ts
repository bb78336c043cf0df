import { ProblemError } from '@tokri/contracts/problems';
import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Payment, StaffRefund } from '../../domain/payments/payment.ts';
import { refundByStaff } from '../../domain/refunds/staff-refund.ts';
import type { OrderEventDeps } from '../payments/handle-order-events.ts';
import type { PaymentStore, StoredPayment } from '../ports/payments.ts';

export type RefundPaymentError = 'not-refundable' | 'amount-too-high';

export interface RefundPaymentCommand extends Omit<StaffRefund, 'at'> {
  readonly orderId: number;
  readonly amountPaise: number;
}

/** An order is paid either online or in cash. */
export const findPaymentOfOrder = async (
  payments: Pick<PaymentStore, 'findByOrder'>,
  orderId: number,
): Promise<StoredPayment> => {
  const stored =
    (await payments.findByOrder(orderId)) ?? (await payments.findByOrder(orderId, 'cod'));
  if (!stored) throw new ProblemError('not-found');
  return stored;
};

export const refundPayment = async (
  { payments, clock, enqueueTask }: Pick<OrderEventDeps, 'payments' | 'clock' | 'enqueueTask'>,
  { orderId, ...refund }: RefundPaymentCommand,
): Promise<Result<Payment, RefundPaymentError>> => {
  const staffRefund = { ...refund, at: clock() };
  const result = await updateAggregate({
    load: () => findPaymentOfOrder(payments, orderId),
    decide: ({ payment }) => refundByStaff(payment, staffRefund),
    save: async (
      stored,
      decision,
    ): Promise<Result<Payment, RefundPaymentError> | typeof conflict> => {
      if (!decision.ok) return decision;
      const { payment } = decision.value;
      if (payment !== stored.payment && !(await payments.save(stored, decision.value)))
        return conflict;
      return ok(payment);
    },
  });
  if (result.ok) enqueueTask(orderId);
  return result;
};
