import type { Order } from '../domain/order.ts';

/** Lets a caller wait until an order has settled in this process. */
export interface Settlement {
  /** Hands the order to those who wait for it. */
  settle(order: Order): void;
  /** The order when it settles here within `timeoutMs`, else null. */
  wait(orderId: number, timeoutMs: number): Promise<Order | null>;
}

export const createSettlement = (): Settlement => {
  const waiting = new Map<number, Set<(order: Order | null) => void>>();
  return {
    settle: (order) => waiting.get(order.orderId)?.forEach((resolve) => resolve(order)),
    wait: (orderId, timeoutMs) => new Promise((resolve) => {
      const waiters = waiting.get(orderId) ?? new Set();
      waiting.set(orderId, waiters);
      const finish = (order: Order | null) => {
        clearTimeout(timer);
        waiters.delete(finish);
        if (waiters.size === 0) waiting.delete(orderId);
        resolve(order);
      };
      const timer = setTimeout(() => { finish(null); }, timeoutMs);
      waiters.add(finish);
    }),
  };
};
