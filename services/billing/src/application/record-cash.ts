import { happened, paymentStatus, Problem, refusal, type Outcome } from '@tokri/contracts';
import { collectCash } from '../domain/payment.ts';
import { settleMoney, type FollowNeeds } from './follow-order.ts';

/** O10: staff collected the cash of an order. Recording it again changes nothing. @throws Problem 404 for an unknown order. */
export const recordCash = async (needs: FollowNeeds, { orderId, status }: { readonly orderId: number; readonly status: number }): Promise<Outcome<number, 'transition-refused' | 'not-on-delivery'>> => {
  const sold = await needs.sales.byOrder(orderId);
  if (!sold) throw new Problem('not-found');
  if (sold.method !== 'cod') return refusal('not-on-delivery');
  if (status !== paymentStatus.Paid || sold.isOver) return refusal('transition-refused');
  await needs.payments.insert(collectCash({ orderId, userId: sold.userId, amountPaise: sold.payablePaise }, needs.clock()));
  // The order may have ended, or become less, between the look and the write: who comes second gives back.
  await settleMoney(needs, { orderId });
  return happened(status);
};
