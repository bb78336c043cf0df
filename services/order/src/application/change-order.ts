import { conflict, loadDecideSave } from '@tokri/contracts';
import type { Decision } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore } from './ports.ts';

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew from what stands then.
 * A decision without a fact that leaves the order as it was is not written. Null for an order that is not known.
 */
export const changeOrder = async <R extends string = never>(
  store: OrderStore,
  { orderId, seen }: { orderId: number; seen?: string },
  decide: (order: Order) => Decision | R,
): Promise<Order | R | null> =>
  loadDecideSave({
    load: () => store.byId(orderId),
    decide: (stored) => stored && decide(stored.order),
    save: async (stored, decision): Promise<Order | R | null | typeof conflict> => {
      if (!stored || decision === null || typeof decision === 'string') return decision as R | null;
      if (decision.order === stored.order) return stored.order;
      return (await store.save(stored, decision, seen)) ? decision.order : conflict;
    },
  });
