/** What order says of an order in this process, for callers who wait for it; nothing is kept that nobody waits for. */
export interface OrderWord {
  tell(orderId: number, status: number): void;
  /** Status of an order that is settled, or null after `timeoutMs`: another process may have heard it. */
  wait(orderId: number, timeoutMs: number): Promise<number | null>;
}

export const createOrderWord = (): OrderWord => {
  const waiting = new Map<number, Set<(status: number | null) => void>>();
  return {
    tell: (orderId, status) => waiting.get(orderId)?.forEach((resolve) => { resolve(status); }),
    wait: (orderId, timeoutMs) => new Promise((resolve) => {
      const waiters = waiting.get(orderId) ?? new Set();
      waiting.set(orderId, waiters);
      const finish = (status: number | null) => {
        clearTimeout(timer);
        waiters.delete(finish);
        if (waiters.size === 0) waiting.delete(orderId);
        resolve(status);
      };
      const timer = setTimeout(() => { finish(null); }, timeoutMs);
      waiters.add(finish);
    }),
  };
};
