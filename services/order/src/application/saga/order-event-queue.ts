import type { Order } from '../../domain/order.ts';
import type { AppliedEvent } from '../update-order.ts';

export interface OrderEventQueue {
  /** Resolves when the event is written. Null for an unknown order. */
  apply(orderId: number, event: AppliedEvent): Promise<Order | null>;
}

interface QueuedEvent extends AppliedEvent {
  readonly resolve: (order: Order | null) => void;
  readonly reject: (error: unknown) => void;
}

type ApplyEvents = (orderId: number, events: readonly AppliedEvent[]) => Promise<Order | null>;

/**
 * The participants of an order reply at nearly the same time, and their replies would conflict.
 * Replies that arrive while another one is written are written together.
 */
export const createOrderEventQueue = (applyEvents: ApplyEvents): OrderEventQueue => {
  const queues = new Map<number, QueuedEvent[]>();

  const applyOne = async (orderId: number, event: QueuedEvent): Promise<void> => {
    try {
      event.resolve(await applyEvents(orderId, [event]));
    } catch (error) {
      event.reject(error);
    }
  };

  const applyBatch = async (orderId: number, batch: readonly QueuedEvent[]): Promise<void> => {
    if (batch.length > 1)
      try {
        const order = await applyEvents(orderId, batch);
        for (const { resolve } of batch) resolve(order);
        return;
      } catch {
        // An event that cannot be applied must not stop the others: each is applied by itself.
      }
    for (const event of batch) await applyOne(orderId, event);
  };

  const run = async (orderId: number, queue: QueuedEvent[]): Promise<void> => {
    while (queue.length > 0) await applyBatch(orderId, queue.splice(0));
    queues.delete(orderId);
  };

  return {
    apply: (orderId, event) =>
      new Promise((resolve, reject) => {
        const queued = { ...event, resolve, reject };
        const running = queues.get(orderId);
        if (running) {
          running.push(queued);
          return;
        }
        const queue = [queued];
        queues.set(orderId, queue);
        void run(orderId, queue);
      }),
  };
};
