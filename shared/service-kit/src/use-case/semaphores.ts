import { createSemaphore, type Semaphore, type SemaphoreLimits } from './semaphore.ts';

/** A semaphore for each of many things, there only while somebody works on it or waits for it. */
export interface Semaphores<Key> {
  /** `limits` are those of the first who comes. @throws what `refuse` makes. */
  run<T>(key: Key, limits: SemaphoreLimits, task: () => Promise<T>): Promise<T>;
  /** Things somebody works on or waits for. */
  readonly size: () => number;
}

export const createSemaphores = <Key>(refuse: (why: string) => Error): Semaphores<Key> => {
  const known = new Map<Key, { readonly semaphore: Semaphore; calls: number }>();
  return {
    run: async (key, limits, task) => {
      const one = known.get(key) ?? { semaphore: createSemaphore(limits, refuse), calls: 0 };
      known.set(key, one);
      one.calls += 1;
      try {
        return await one.semaphore.run(task);
      } finally {
        one.calls -= 1;
        if (one.calls === 0) known.delete(key);
      }
    },
    size: () => known.size,
  };
};
