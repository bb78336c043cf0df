import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/**
 * An LRU cache whose entries expire. Do not base decisions on an entry: it may be evicted at any
 * moment.
 */
export interface TtlCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value, ttlMs: number): void;
  delete(key: Key): void;
  clear(): void;
  readonly size: () => number;
}

export interface TtlCacheOptions {
  readonly maxEntries: number;
  readonly clock: Clock;
}

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAtMs: number;
}

export const createTtlCache = <Key extends string | number, Value>({
  maxEntries,
  clock,
}: TtlCacheOptions): TtlCache<Key, Value> => {
  const entries = new LRUCache<Key, Entry<Value>>({ max: maxEntries });
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (clock().getTime() < entry.expiresAtMs) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set: (key, value, ttlMs) => {
      if (ttlMs > 0) entries.set(key, { value, expiresAtMs: clock().getTime() + ttlMs });
      else entries.delete(key);
    },
    delete: (key) => {
      entries.delete(key);
    },
    clear: () => {
      entries.clear();
    },
    size: () => entries.size,
  };
};
