import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Payment, StaffRefund } from '../../domain/payments/payment.ts';
import type { RequestIdTaken } from '../../domain/refunds/refunds.ts';
import { refundByStaff } from '../../domain/refunds/staff-refund.ts';
import type { OrderEventDeps } from '../payments/handle-order-events.ts';
import type { PaymentStore, StoredPayment } from '../ports/payments.ts';

type RefundPaymentResult = Result<Payment, 'not-refundable' | 'amount-too-high'> | RequestIdTaken;

export interface RefundPaymentCommand extends Omit<StaffRefund, 'at' | 'requestedPaise'> {
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

type RefundPaymentDeps = Pick<OrderEventDeps, 'payments' | 'sales' | 'clock' | 'enqueueTask'>;

/** The cash of an order has no payment before staff record it. */
const hasNoPaymentYet = async (
  { payments, sales }: Pick<RefundPaymentDeps, 'payments' | 'sales'>,
  orderId: number,
): Promise<boolean> =>
  (await payments.findByOrder(orderId)) === null &&
  (await payments.findByOrder(orderId, 'cod')) === null &&
  (await sales.findByOrder(orderId)) !== null;

export const refundPayment = async (
  deps: RefundPaymentDeps,
  { orderId, ...refund }: RefundPaymentCommand,
): Promise<RefundPaymentResult> => {
  const { payments, clock, enqueueTask } = deps;
  if (await hasNoPaymentYet(deps, orderId)) return err('not-refundable');
  const staffRefund = { ...refund, at: clock() };
  const result = await updateAggregate({
    load: () => findPaymentOfOrder(payments, orderId),
    decide: ({ payment }) => refundByStaff(payment, staffRefund),
    save: async (stored, decision): Promise<RefundPaymentResult | typeof conflict> => {
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
