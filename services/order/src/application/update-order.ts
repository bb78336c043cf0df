import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { unchanged, type Decision } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';
import type { OrderStore, StoredOrder } from './ports/order-store.ts';

interface OrderUpdate<Code extends string> {
  readonly orderId: number;
  readonly decide: (stored: StoredOrder) => Result<Decision, Code>;
  readonly eventIds: readonly string[];
}

/**
 * Retries on a version conflict. An error or an unchanged order is never decided on cached state
 * alone.
 */
const decideAndSave = <Code extends string>(
  store: OrderStore,
  { orderId, decide, eventIds }: OrderUpdate<Code>,
): Promise<Result<Order, Code> | null> =>
  updateAggregate({
    load: () => store.findById(orderId),
    decide: (stored) => stored && decide(stored),
    cached: {
      read: () => store.findLastWritten(orderId),
      isChange: (stored, decision) =>
        decision?.ok === true && decision.value.order !== stored?.order,
    },
    save: async (stored, decision): Promise<Result<Order, Code> | null | typeof conflict> => {
      if (!stored || !decision) return null;
      if (!decision.ok) return decision;
      if (decision.value.order === stored.order) return ok(stored.order);
      const newEventIds = eventIds.filter((eventId) => !stored.appliedEventIds.includes(eventId));
      return (await store.save(stored, decision.value, newEventIds))
        ? ok(decision.value.order)
        : conflict;
    },
  });

export const tryUpdateOrder = <Code extends string>(
  store: OrderStore,
  { orderId }: { readonly orderId: number },
  decide: (order: Order) => Result<Decision, Code>,
): Promise<Result<Order, Code> | null> =>
  decideAndSave(store, { orderId, decide: ({ order }) => decide(order), eventIds: [] });

export const updateOrder = async (
  store: OrderStore,
  target: { readonly orderId: number },
  decide: (order: Order) => Decision,
): Promise<Order | null> => {
  const result = await tryUpdateOrder<never>(store, target, (order) => ok(decide(order)));
  return result?.ok ? result.value : null;
};

export interface AppliedEvent {
  readonly eventId: string;
  readonly decide: (order: Order) => Decision;
}

/** Applies the events in their order with one write. Events that were applied before are skipped. */
export const applyEvents = async (
  store: OrderStore,
  orderId: number,
  events: readonly AppliedEvent[],
): Promise<Order | null> => {
  const decide = ({ order, appliedEventIds }: StoredOrder): Result<Decision, never> =>
    ok(
      events
        .filter(({ eventId }) => !appliedEventIds.includes(eventId))
        .reduce((decision, event) => {
          const next = event.decide(decision.order);
          return { order: next.order, events: [...decision.events, ...next.events] };
        }, unchanged(order)),
    );
  const eventIds = events.map(({ eventId }) => eventId);
  const result = await decideAndSave<never>(store, { orderId, decide, eventIds });
  return result?.ok ? result.value : null;
};
