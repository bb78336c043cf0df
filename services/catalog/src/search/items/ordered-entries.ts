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
  const added = new Set<Entry>();
  const removed = new Set<Entry>();
  let sorted: readonly Entry[] = [];

  const mergePending = (): readonly Entry[] => {
    const newer = [...added].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    const result: Entry[] = [];
    let next = 0;
    for (const entry of sorted) {
      if (removed.has(entry)) continue;
      for (let entry = newer[next]; entry && sortKey(entry) < sortKey(entry); entry = newer[next]) {
        result.push(entry);
        next += 1;
      }
      result.push(entry);
    }
    return [...result, ...newer.slice(next)];
  };

  return {
    add: (entry) => {
      added.add(entry);
    },
    remove: (entry) => {
      if (!added.delete(entry)) removed.add(entry);
    },
    inOrder: () => {
      if (added.size + removed.size > 0) sorted = mergePending();
      added.clear();
      removed.clear();
      return sorted;
    },
  };
};
