export interface FrequencyCounter<Key> {
  add(key: Key): boolean;
  mostFrequent(limit?: number): readonly { readonly key: Key; readonly count: number }[];
  count(key: Key): number;
}

export const createFrequencyCounter = <Key extends string | number>(): FrequencyCounter<Key> => {
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
    mostFrequent: (limit = counters.size) =>
      [...counters.values()]
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
        .slice(0, limit),
    count: (key) => counters.get(key)?.count ?? 0,
  };
};
