import { happened, paymentStatus, Problem, refusal, type Outcome } from '@tokri/contracts';
import { collectCash } from '../domain/payment.ts';
import type { Clock, PaymentStore, SaleStore } from './ports.ts';

/** O10: staff collected the cash of an order. Recording it again changes nothing. @throws Problem 404 for an unknown order. */
export const recordCash = async (
  { payments, sales, clock }: { payments: PaymentStore; sales: SaleStore; clock: Clock },
  { orderId, status }: { readonly orderId: number; readonly status: number },
): Promise<Outcome<number, 'transition-refused' | 'not-on-delivery'>> => {
  const sold = await sales.byOrder(orderId);
  if (!sold) throw new Problem('not-found');
  if (sold.method !== 'cod') return refusal('not-on-delivery');
  if (status !== paymentStatus.Paid || sold.isOver) return refusal('transition-refused');
  await payments.insert(collectCash({ orderId, userId: sold.userId, amountPaise: sold.payablePaise }, clock()));
  return happened(status);
};
