import { happened, Problem, type Outcome } from '@tokri/contracts';
import type { Decision } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
const conflictsMax = 20;

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew from what stands then. A decision without a fact
 * that leaves the order as it was is not written. Null when there is no such order.
 */
export const tryChangeOrder = async <Code extends string>(
  store: OrderStore,
  { orderId, seen }: { orderId: number; seen?: string },
  decide: (order: Order) => Outcome<Decision, Code>,
): Promise<Outcome<Order, Code> | null> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const stored = await store.byId(orderId);
    if (!stored) return null;
    const decision = decide(stored.order);
    if (!decision.ok) return decision;
    if (decision.value.order === stored.order) return happened(stored.order);
    if (await store.save(stored, decision.value, seen)) return happened(decision.value.order);
  }
  throw new Problem('conflict');
};

/** The same for a change that no rule refuses. */
export const changeOrder = async (store: OrderStore, of: { orderId: number; seen?: string }, decide: (order: Order) => Decision): Promise<Order | null> => {
  const outcome = await tryChangeOrder<never>(store, of, (order) => happened(decide(order)));
  return outcome?.ok ? outcome.value : null;
};
