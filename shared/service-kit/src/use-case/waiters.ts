/** Lets callers wait for a word about something that is said in this process; nothing is kept that nobody waits for. */
export interface Waiters<Word> {
  /** Hands the word to those who wait for this id. */
  tell(id: number, word: Word): void;
  /** The word, or null after `timeoutMs`: another process may have heard it. */
  wait(id: number, timeoutMs: number): Promise<Word | null>;
}

export const createWaiters = <Word>(): Waiters<Word> => {
  const waiting = new Map<number, Set<(word: Word | null) => void>>();
  return {
    tell: (id, word) =>
      waiting.get(id)?.forEach((resolve) => {
        resolve(word);
      }),
    wait: (id, timeoutMs) =>
      new Promise((resolve) => {
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters);
        const finish = (word: Word | null) => {
          clearTimeout(timer);
          waiters.delete(finish);
          if (waiters.size === 0) waiting.delete(id);
          resolve(word);
        };
        const timer = setTimeout(() => {
          finish(null);
        }, timeoutMs);
        waiters.add(finish);
      }),
  };
};
