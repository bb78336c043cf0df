import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Decision } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore } from './ports/order-store.ts';

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew from what stands then. A decision without a fact
 * that leaves the order as it was is not written, and neither it nor a refusal rests on what is only recalled. Null when there is no such order.
 */
export const tryUpdateOrder = <Code extends string>(
  store: OrderStore,
  { orderId, appliedEventId }: { orderId: number; appliedEventId?: string },
  decide: (order: Order) => Result<Decision, Code>,
): Promise<Result<Order, Code> | null> =>
  updateAggregate({
    load: () => store.findById(orderId),
    decide: (stored) => stored && decide(stored.order),
    cached: {
      read: () => store.findLastWritten(orderId),
      isChange: (stored, decision) =>
        decision?.ok === true && decision.value.order !== stored?.order,
    },
    save: async (stored, decision): Promise<Result<Order, Code> | null | typeof conflict> => {
      if (!stored || !decision) return null;
      if (!decision.ok) return decision;
      if (decision.value.order === stored.order) return ok(stored.order);
      return (await store.save(stored, decision.value, appliedEventId))
        ? ok(decision.value.order)
        : conflict;
    },
  });

/** The same for a change that no rule refuses. */
export const updateOrder = async (
  store: OrderStore,
  target: { orderId: number; appliedEventId?: string },
  decide: (order: Order) => Decision,
): Promise<Order | null> => {
  const result = await tryUpdateOrder<never>(store, target, (order) => ok(decide(order)));
  return result?.ok ? result.value : null;
};
