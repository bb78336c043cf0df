import { createTtlCache } from '@tokri/service-kit/use-case';

/** Answers that may be a little old. Each is a hint: without it the store is asked. */
export interface CoalescingCache<Value> {
  /** The answer of a short while ago, else what `load` says now; callers at the same time share one loading. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface CoalescingCacheSettings {
  /** An answer is this old at most; 0 asks anew every time. */
  readonly maxAgeMs: number;
  readonly clock: () => Date;
}

/** Keys at most; what is forgotten beyond it costs one loading. */
const maxKeys = 1_000;

export const createCoalescingCache = <Value>({
  maxAgeMs,
  clock,
}: CoalescingCacheSettings): CoalescingCache<Value> => {
  const entries = createTtlCache<string, Promise<Value>>({ maxEntries: maxKeys, clock });
  return {
    get: (key, load) => {
      const cached = entries.get(key);
      if (cached) return cached;
      const value = load();
      entries.set(key, value, maxAgeMs);
      value.catch(() => {
        if (entries.get(key) === value) entries.delete(key);
      });
      return value;
    },
    clear: () => {
      entries.clear();
    },
  };
};
