import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Decision, Payment } from '../../domain/payments/payment.ts';
import type { PaymentStore } from '../ports/payments.ts';

/** An unchanged payment is never decided on cached state alone. */
export const updatePayment = (
  store: PaymentStore,
  {
    orderId,
    method = 'online',
    appliedEventId,
  }: {
    readonly orderId: number;
    readonly method?: Payment['method'];
    readonly appliedEventId?: string | undefined;
  },
  decide: (payment: Payment) => Decision,
): Promise<Payment | null> =>
  updateAggregate({
    load: () => store.findByOrder(orderId, method),
    decide: (stored) => stored && decide(stored.payment),
    cached: {
      read: () => store.findLastWritten(orderId, method),
      isChange: (stored, decision) => !!decision && decision.payment !== stored?.payment,
    },
    save: async (stored, decision): Promise<Payment | null | typeof conflict> => {
      if (!stored || !decision) return null;
      if (decision.payment === stored.payment) return stored.payment;
      return (await store.save(stored, decision, appliedEventId)) ? decision.payment : conflict;
    },
  });
