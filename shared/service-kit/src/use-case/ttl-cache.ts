import { LRUCache } from 'lru-cache';

/** What is known for a while: beyond its bound the entry that nobody has asked for the longest is forgotten, and an entry ends by itself. Each call costs the same, however many there are. */
export interface TtlCache<Key, Value> {
  /** Undefined for what was never kept, has ended or was forgotten. */
  get(key: Key): Value | undefined;
  /** Keeps an entry for so long, in ms; 0 keeps nothing. */
  set(key: Key, value: Value, ttlMs: number): void;
  delete(key: Key): void;
  clear(): void;
  /** Entries, those that have ended and are not forgotten yet among them; never above the bound. */
  readonly size: () => number;
}

export interface TtlCacheOptions {
  readonly maxEntries: number;
  readonly clock: () => Date;
}

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAtMs: number;
}

/** Entries end by the caller's clock; who counts on one for a decision must not: it may be forgotten at any moment. */
export const createTtlCache = <Key extends string | number, Value>({
  maxEntries: entriesMax,
  clock,
}: TtlCacheOptions): TtlCache<Key, Value> => {
  const entries = new LRUCache<Key, Entry<Value>>({ max: entriesMax });
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
