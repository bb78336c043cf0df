import { Problem } from '@tokri/contracts';
import type { Decision } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
const conflictsMax = 20;

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew from what stands then.
 * A decision without a fact that leaves the order as it was is not written.
 */
export const changeOrder = async <R extends string = never>(
  store: OrderStore,
  { orderId, seen }: { orderId: number; seen?: string },
  decide: (order: Order) => Decision | R,
): Promise<Order | R | null> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const stored = await store.byId(orderId);
    if (!stored) return null;
    const decision = decide(stored.order);
    if (typeof decision === 'string') return decision;
    if (decision.order === stored.order) return stored.order;
    if (await store.save(stored, decision, seen)) return decision.order;
  }
  throw new Problem('conflict');
};
