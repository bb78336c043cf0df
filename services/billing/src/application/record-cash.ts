import {
  ok,
  paymentStatus,
  refusal,
  type Outcome,
  type PaymentStatus,
} from '@tokri/contracts';
import { collectCash } from '../domain/payment.ts';
import { statusOf } from '../domain/payment-state.ts';
import { settleMoney, type FollowNeeds } from './follow-order.ts';
import { saleOfOrder } from './sale-of-order.ts';

/** O10: staff collected the cash of an order. Recording it again changes nothing and answers what became of it since. @throws Problem 404 for an unknown order, 409 for one on its way. */
export const recordCash = async (
  needs: FollowNeeds,
  { orderId, status }: { readonly orderId: number; readonly status: number },
): Promise<Outcome<PaymentStatus, 'transition-refused' | 'not-on-delivery'>> => {
  const sold = await saleOfOrder(needs.sales, orderId);
  if (sold.method !== 'cod') return refusal('not-on-delivery');
  if (status !== paymentStatus.Paid || sold.isOver) return refusal('transition-refused');
  await needs.payments.insert(
    collectCash({ orderId, userId: sold.userId, amountPaise: sold.payablePaise }, needs.clock()),
  );
  // The order may have ended, or become less, between the look and the write: who comes second gives back.
  await settleMoney(needs, { orderId });
  const stored = await needs.payments.byOrder(orderId, 'cod');
  return ok(stored ? statusOf[stored.payment.state] : paymentStatus.Paid);
};
