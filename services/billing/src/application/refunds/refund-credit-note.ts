import type { CreditedUnits } from '../../domain/payments/payment.ts';
import { refundCreditedUnits } from '../../domain/refunds/credit-refund.ts';
import type { OrderEventDeps } from '../payments/handle-order-events.ts';
import { updatePayment } from '../payments/update-payment.ts';

export type RefundCreditDeps = Pick<OrderEventDeps, 'payments' | 'sales' | 'enqueueTask'>;

/** An order on credit has no payment: its credit note lowers what is open. Repeating it is safe. */
export const refundCreditNote = async (
  { payments, sales, enqueueTask }: RefundCreditDeps,
  { orderId, ...note }: Omit<CreditedUnits, 'covered'> & { readonly orderId: number },
): Promise<void> => {
  const order = await sales.findByOrder(orderId);
  if (!order || order.method === 'credit') return;
  await updatePayment(payments, { orderId, method: order.method }, (payment) =>
    refundCreditedUnits(payment, note),
  );
  enqueueTask(orderId);
};
