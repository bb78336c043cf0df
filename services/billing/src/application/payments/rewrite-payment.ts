import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { withoutEvents, type Payment } from '../../domain/payments/payment.ts';
import type { PaymentStore } from '../ports/payments.ts';

const maxAttempts = 10;

/** Writes a payment even if `change` returns it as it is. Repeating it changes nothing. */
export const rewritePayment = (
  payments: Pick<PaymentStore, 'findByOrder' | 'save'>,
  { orderId, method }: Pick<Payment, 'orderId' | 'method'>,
  change: (payment: Payment) => Payment = (payment) => payment,
): Promise<unknown> =>
  updateAggregate({
    maxAttempts,
    load: () => payments.findByOrder(orderId, method),
    decide: (stored) => stored && change(stored.payment),
    save: async (stored, changed) => {
      if (!stored || !changed) return null;
      return (await payments.save(stored, withoutEvents(changed))) ? null : conflict;
    },
  });
