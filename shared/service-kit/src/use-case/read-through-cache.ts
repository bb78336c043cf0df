import type { Clock } from './clock.ts';
import { createTtlCache } from './ttl-cache.ts';

/** Concurrent reads of one key share one load, also before its value is known. */
export interface ReadThroughCache<Key, Value> {
  get(key: Key): Promise<Value>;
  /** Call it after the write. A load that is still running is not used by later reads. */
  invalidate(key: Key): void;
  clear(): void;
}

export interface ReadThroughCacheOptions<Key, Value> {
  readonly load: (key: Key) => Promise<Value>;
  /** How long a write by another process may stay unseen. */
  readonly ttlMs: number;
  readonly maxEntries: number;
  readonly clock: Clock;
  /** Other values are loaded by every read that begins after them. */
  readonly isCacheable?: (value: Value) => boolean;
}

export const createReadThroughCache = <Key extends string | number, Value>({
  load,
  ttlMs,
  maxEntries,
  clock,
  isCacheable = () => true,
}: ReadThroughCacheOptions<Key, Value>): ReadThroughCache<Key, Value> => {
  const loads = createTtlCache<Key, Promise<Value>>({ maxEntries, clock });

  const loadAndRemember = (key: Key): Promise<Value> => {
    const forget = (): void => {
      if (loads.get(key) === loading) loads.delete(key);
    };
    const loading = load(key).then(
      (value) => {
        if (!isCacheable(value)) forget();
        return value;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    loads.set(key, loading, ttlMs);
    return loading;
  };

  return {
    get: (key) => loads.get(key) ?? loadAndRemember(key),
    invalidate: loads.delete,
    clear: loads.clear,
  };
};
