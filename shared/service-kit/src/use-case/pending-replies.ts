/** Lets callers wait for a word about something that is said in this process; nothing is kept that nobody waits for. */
export interface PendingReplies<Word> {
  /** Hands the word to those who wait for this id. */
  resolve(id: number, reply: Word): void;
  /** The word, or null after `timeoutMs`: another process may have heard it. */
  waitFor(id: number, timeoutMs: number): Promise<Word | null>;
}

export const createPendingReplies = <Word>(): PendingReplies<Word> => {
  const waiting = new Map<number, Set<(reply: Word | null) => void>>();
  return {
    resolve: (id, reply) =>
      waiting.get(id)?.forEach((resolve) => {
        resolve(reply);
      }),
    waitFor: (id, timeoutMs) =>
      new Promise((resolve) => {
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters);
        const finish = (reply: Word | null) => {
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
