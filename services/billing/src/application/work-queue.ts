/** Entries may be dropped; a periodic job re-queues them. */
export interface WorkQueue<Key> {
  enqueue(key: Key): void;
  start(): void;
  stop(): Promise<void>;
}

const maxConcurrent = 8;
const maxQueued = 10_000;

export const createWorkQueue = <Key>(
  work: (key: Key) => Promise<unknown>,
  onFailure: (key: Key, error: unknown) => void,
): WorkQueue<Key> => {
  const queue = new Set<Key>();
  const running = new Map<Key, Promise<void>>();
  let isStopped = false;

  const run = async (key: Key): Promise<void> => {
    try {
      await work(key);
    } catch (error) {
      onFailure(key, error);
    }
    running.delete(key);
    next();
  };
  const next = (): void => {
    for (const key of queue) {
      if (isStopped || running.size >= maxConcurrent) return;
      if (running.has(key)) continue;
      queue.delete(key);
      running.set(key, run(key));
    }
  };
  return {
    enqueue: (key) => {
      if (isStopped || queue.size >= maxQueued) return;
      queue.add(key);
      next();
    },
    start: () => {
      isStopped = false;
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
};
