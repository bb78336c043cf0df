/** So many changes since the last look are put in their places one by one; with more, everything is sorted anew. */
const singlyMax = 64;

export interface OrderedEntries<Entry> {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  inOrder(): readonly Entry[];
}

/** Entries in the order of a text key that no two share; sorted when somebody looks, so that bulk changes cost one sort. */
export const createOrderedEntries = <Entry>(keyOf: (entry: Entry) => string): OrderedEntries<Entry> => {
  const members = new Set<Entry>();
  let sorted: Entry[] = [];
  let changes: { readonly entry: Entry; readonly isIn: boolean }[] | 'many' = [];

  const note = (entry: Entry, isIn: boolean): void => {
    if (changes === 'many') return;
    if (changes.length >= singlyMax) changes = 'many';
    else changes.push({ entry, isIn });
  };
  /** First place whose key is not below the given one. */
  const placeOf = (key: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyOf(sorted[middle] as Entry) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const apply = (entry: Entry, isIn: boolean): void => {
    const place = placeOf(keyOf(entry));
    if (isIn) sorted.splice(place, 0, entry);
    else if (sorted[place] === entry) sorted.splice(place, 1);
  };

  return {
    add: (entry) => {
      members.add(entry);
      note(entry, true);
    },
    remove: (entry) => {
      if (members.delete(entry)) note(entry, false);
    },
    inOrder: () => {
      if (changes === 'many') sorted = [...members].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      else if (changes.length > 0) {
        // A copy, because somebody may still be reading the old order.
        sorted = [...sorted];
        for (const { entry, isIn } of changes) apply(entry, isIn);
      }
      changes = [];
      return sorted;
    },
  };
};
