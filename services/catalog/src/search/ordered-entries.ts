export interface OrderedEntries<Entry> {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  inOrder(): readonly Entry[];
}

/** Entries in the order of a text key that no two share. Changes wait until somebody looks, then they are merged in at once: many cost little more than one. */
export const createOrderedEntries = <Entry>(
  keyOf: (entry: Entry) => string,
): OrderedEntries<Entry> => {
  const added = new Set<Entry>();
  const removed = new Set<Entry>();
  let sorted: readonly Entry[] = [];

  const merged = (): readonly Entry[] => {
    const news = [...added].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const result: Entry[] = [];
    let next = 0;
    for (const entry of sorted) {
      if (removed.has(entry)) continue;
      for (let one = news[next]; one && keyOf(one) < keyOf(entry); one = news[next]) {
        result.push(one);
        next += 1;
      }
      result.push(entry);
    }
    return [...result, ...news.slice(next)];
  };

  return {
    add: (entry) => {
      added.add(entry);
    },
    remove: (entry) => {
      // What has not been merged in yet only has to be forgotten.
      if (!added.delete(entry)) removed.add(entry);
    },
    inOrder: () => {
      if (added.size + removed.size > 0) sorted = merged();
      added.clear();
      removed.clear();
      return sorted;
    },
  };
};
