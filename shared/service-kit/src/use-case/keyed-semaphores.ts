import { createSemaphore, type Semaphore, type SemaphoreLimits } from './semaphore.ts';

export interface KeyedSemaphores<Key> {
  run<T>(key: Key, limits: SemaphoreLimits, task: () => Promise<T>): Promise<T>;
  readonly size: () => number;
}

export const createKeyedSemaphores = <Key>(
  createError: (reason: string) => Error,
): KeyedSemaphores<Key> => {
  const semaphores = new Map<Key, { readonly semaphore: Semaphore; calls: number }>();
  return {
    run: async (key, limits, task) => {
      const entry = semaphores.get(key) ?? {
        semaphore: createSemaphore(limits, createError),
        calls: 0,
      };
      semaphores.set(key, entry);
      entry.calls += 1;
      try {
        return await entry.semaphore.run(task);
      } finally {
        entry.calls -= 1;
        if (entry.calls === 0) semaphores.delete(key);
      }
    },
    size: () => semaphores.size,
  };
};
