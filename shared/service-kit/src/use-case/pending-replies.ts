/**
 * Lets requests wait for a reply that an event handler of this process receives. Resolves with null
 * after the timeout, because another process may have received it.
 */
export interface PendingReplies<Reply> {
  resolve(id: number, reply: Reply): void;
  waitFor(id: number, timeoutMs: number): Promise<Reply | null>;
}

export const createPendingReplies = <Reply>(): PendingReplies<Reply> => {
  const waiting = new Map<number, Set<(reply: Reply | null) => void>>();
  return {
    resolve: (id, reply) =>
      waiting.get(id)?.forEach((resolve) => {
        resolve(reply);
      }),
    waitFor: (id, timeoutMs) =>
      new Promise((resolve) => {
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters);
        const finish = (reply: Reply | null) => {
          clearTimeout(timer);
          waiters.delete(finish);
          if (waiters.size === 0) waiting.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => {
          finish(null);
        }, timeoutMs);
        waiters.add(finish);
      }),
  };
};
