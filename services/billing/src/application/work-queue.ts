/** Work by key: what is written down already and only has to be done soon. Losing it loses nothing, a sweeper finds it again. */
export interface WorkQueue<Key> {
  /** Does the work of this key soon; once more when it is at work already. */
  enqueue(key: Key): void;
  start(): void;
  /** Resolves when what is at work has ended. */
  stop(): Promise<void>;
}

/** Works at once at most on this many keys; the rest waits in line. */
const maxConcurrent = 8;
/** Keys in line at most; beyond it they are left to the sweeper. */
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
