import { createTtlCache } from '@tokri/service-kit/use-case';

export interface CoalescingCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface CoalescingCacheSettings {
  readonly maxAgeMs: number;
  readonly clock: () => Date;
}

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
