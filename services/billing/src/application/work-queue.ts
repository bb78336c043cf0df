/** Entries may be dropped; a periodic job re-queues them. */
export interface WorkQueue<Key> {
  enqueue(key: Key): void;
  start(): void;
  stop(): Promise<void>;
}

/** Makes queued work part of what has queued it. */
type BindToTrace = (work: () => Promise<unknown>) => () => Promise<unknown>;

const maxConcurrent = 8;
const maxQueued = 10_000;

export const createWorkQueue = <Key>(
  work: (key: Key) => Promise<unknown>,
  onFailure: (key: Key, error: unknown) => void,
  bindToTrace: BindToTrace,
): WorkQueue<Key> => {
  const queue = new Map<Key, () => Promise<unknown>>();
  const running = new Map<Key, Promise<void>>();
  let isStopped = false;

  const run = async (key: Key, queued: () => Promise<unknown>): Promise<void> => {
    try {
      await queued();
    } catch (error) {
      onFailure(key, error);
    }
    running.delete(key);
    next();
  };
  const next = (): void => {
    for (const [key, queued] of queue) {
      if (isStopped || running.size >= maxConcurrent) return;
      if (running.has(key)) continue;
      queue.delete(key);
      running.set(key, run(key, queued));
    }
  };
  return {
    enqueue: (key) => {
      if (isStopped || queue.size >= maxQueued) return;
      if (!queue.has(key))
        queue.set(
          key,
          bindToTrace(() => work(key)),
        );
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
