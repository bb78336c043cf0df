import { Problem } from '@tokri/contracts';
import type { Decision, Payment } from '../domain/payment.ts';
import type { PaymentStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
const conflictsMax = 20;

/** Loads, decides and saves under the version; when somebody else was faster it decides anew. What stays as it was is not written. Null without such a payment. */
export const changePayment = async (store: PaymentStore, { orderId, seen }: { readonly orderId: number; readonly seen?: string }, decide: (payment: Payment) => Decision): Promise<Payment | null> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const stored = await store.byOrder(orderId);
    if (!stored) return null;
    const decision = decide(stored.payment);
    if (decision.payment === stored.payment) return stored.payment;
    if (await store.save(stored, decision, seen)) return decision.payment;
  }
  throw new Problem('conflict');
};
