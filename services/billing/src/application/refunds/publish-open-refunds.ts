import type { PaymentStore } from '../ports/payments.ts';
import { rewritePayment } from '../payments/rewrite-payment.ts';

const maxPerRun = 200;

/**
 * Refunds that were open before the shop published such: the order would not know, and the customer
 * would be erased before the money is back. Returns whether none is left.
 */
export const publishOpenRefunds = async (
  payments: Pick<PaymentStore, 'listUnpublishedRefunds' | 'findByOrder' | 'save'>,
): Promise<boolean> => {
  const found = await payments.listUnpublishedRefunds(maxPerRun);
  for (const payment of found) await rewritePayment(payments, payment);
  return found.length === 0;
};
