/** Lets a caller wait until an order has settled: woken in this process, else it looks again now and then. */
export interface Settlement {
  /** Tells those who wait for this order to look. */
  wake(orderId: number): void;
  /** Resolves when woken or after `timeoutMs`. */
  wait(orderId: number, timeoutMs: number): Promise<void>;
}

export const createSettlement = (): Settlement => {
  const waiting = new Map<number, Set<() => void>>();
  return {
    wake: (orderId) => waiting.get(orderId)?.forEach((resolve) => resolve()),
    wait: (orderId, timeoutMs) => new Promise((resolve) => {
      const waiters = waiting.get(orderId) ?? new Set();
      waiting.set(orderId, waiters);
      const finish = () => {
        clearTimeout(timer);
        waiters.delete(finish);
        if (waiters.size === 0) waiting.delete(orderId);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      waiters.add(finish);
    }),
  };
};
