/** Work by key: what is written down already and only has to be done soon. Losing it loses nothing, a sweeper finds it again. */
export interface WorkQueue<Key> {
  /** Does the work of this key soon; once more when it is at work already. */
  wake(key: Key): void;
  start(): void;
  /** Resolves when what is at work has ended. */
  stop(): Promise<void>;
}

/** Works at once at most on this many keys; the rest waits in line. */
const atOnceMax = 8;
/** Keys in line at most; beyond it they are left to the sweeper. */
const lineMax = 10_000;

export const createWorkQueue = <Key>(
  work: (key: Key) => Promise<unknown>,
  onFailure: (key: Key, error: unknown) => void,
): WorkQueue<Key> => {
  const line = new Set<Key>();
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
    for (const key of line) {
      if (isStopped || running.size >= atOnceMax) return;
      if (running.has(key)) continue;
      line.delete(key);
      running.set(key, run(key));
    }
  };
  return {
    wake: (key) => {
      if (isStopped || line.size >= lineMax) return;
      line.add(key);
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
