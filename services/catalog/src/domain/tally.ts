/** How often each key was counted. */
export interface Tally<Key> {
  /** True for a key that is new. */
  add(key: Key): boolean;
  /** Keys with their counts, the most frequent first, equal ones by key. */
  mostFrequent(atMost?: number): readonly { readonly key: Key; readonly count: number }[];
  count(key: Key): number;
}

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
    mostFrequent: (atMost = counters.size) => [...counters.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, atMost),
    count: (key) => counters.get(key)?.count ?? 0,
  };
};
