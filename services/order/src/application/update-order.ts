import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Decision } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore } from './ports/order-store.ts';

/**
 * Retries on a version conflict. An error or an unchanged order is never decided on cached state
 * alone.
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

export const updateOrder = async (
  store: OrderStore,
  target: { orderId: number; appliedEventId?: string },
  decide: (order: Order) => Decision,
): Promise<Order | null> => {
  const result = await tryUpdateOrder<never>(store, target, (order) => ok(decide(order)));
  return result?.ok ? result.value : null;
};
