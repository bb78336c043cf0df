export interface OrderedEntries<Entry> {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  inOrder(): readonly Entry[];
}

/**
 * Entries sorted by a unique text key. Changes are merged on the next read, so that many cost
 * little more than one.
 */
export const createOrderedEntries = <Entry>(
  sortKey: (entry: Entry) => string,
): OrderedEntries<Entry> => {
  const pending = new Set<Entry>();
  const removed = new Set<Entry>();
  let sorted: readonly Entry[] = [];

  const mergePending = (): readonly Entry[] => {
    const added = [...pending].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    const result: Entry[] = [];
    let next = 0;
    for (const entry of sorted) {
      if (removed.has(entry)) continue;
      for (
        let candidate = added[next];
        candidate && sortKey(candidate) < sortKey(entry);
        candidate = added[next]
      ) {
        result.push(candidate);
        next += 1;
      }
      result.push(entry);
    }
    return [...result, ...added.slice(next)];
  };

  return {
    add: (entry) => {
      pending.add(entry);
    },
    remove: (entry) => {
      if (!pending.delete(entry)) removed.add(entry);
    },
    inOrder: () => {
      if (pending.size + removed.size > 0) sorted = mergePending();
      pending.clear();
      removed.clear();
      return sorted;
    },
  };
};
