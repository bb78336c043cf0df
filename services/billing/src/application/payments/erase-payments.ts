import { eraseCustomer } from '../../domain/payments/erase-customer.ts';
import type { PaymentStore } from '../ports/payments.ts';
import { rewritePayment } from './rewrite-payment.ts';

/** Repeating it changes nothing. */
export const erasePayments = async (
  payments: Pick<PaymentStore, 'listByUser' | 'findByOrder' | 'save'>,
  userId: number,
): Promise<void> => {
  for (const payment of await payments.listByUser(userId))
    await rewritePayment(payments, payment, eraseCustomer);
};
