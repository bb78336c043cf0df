import { withoutEvents } from '../../domain/payments/payment.ts';
import { eraseCustomer } from '../../domain/payments/erase-customer.ts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { PaymentStore } from '../ports/payments.ts';

const maxAttempts = 10;

/** Repeating it changes nothing. */
export const erasePayments = async (
  payments: Pick<PaymentStore, 'listByUser' | 'findByOrder' | 'save'>,
  userId: number,
): Promise<void> => {
  for (const { orderId, method } of await payments.listByUser(userId))
    await updateAggregate({
      maxAttempts,
      load: () => payments.findByOrder(orderId, method),
      decide: (stored) => stored && eraseCustomer(stored.payment),
      save: async (stored, erased) => {
        if (!stored || !erased) return null;
        return (await payments.save(stored, withoutEvents(erased))) ? null : conflict;
      },
    });
};
