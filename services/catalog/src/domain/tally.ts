/** How often each key was counted. */
export interface Tally<Key> {
  /** Counts a key once more. True for a key that is new. */
  add(key: Key): boolean;
  /** Keys with their counts, the most frequent first, equal ones by key; `atMost` of them, all when it is left out. */
  mostFrequent(atMost?: number): readonly { readonly key: Key; readonly count: number }[];
  /** 0 for a key that was never counted. */
  count(key: Key): number;
}

/** An empty tally. */
export const createTally = <Key extends string | number>(): Tally<Key> => {
  const counters = new Map<Key, { readonly key: Key; count: number }>();
  return {
    add: (key) => {
      const counter = counters.get(key);
      if (!counter) {
        counters.set(key, { key, count: 1 });
        return true;
      }
      counter.count += 1;
      return false;
    },
    mostFrequent: (atMost = counters.size) =>
      [...counters.values()]
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
        .slice(0, atMost),
    count: (key) => counters.get(key)?.count ?? 0,
  };
};
