const defaultLimit = 2_000;

/**
 * What this process wrote last of some aggregates, so that the next event about one needs no read. Another process may have written since: whoever
 * decides by it writes under its `rev`, and reads before concluding that there is nothing to write.
 */
export interface LastWrittenCache<Id, Stored> {
  set(id: Id, stored: Stored): void;
  get(id: Id): Stored | undefined;
}

/** Keeps the newest `limit`, by when they were written. */
export const createLastWrittenCache = <Id, Stored>(
  limit: number = defaultLimit,
): LastWrittenCache<Id, Stored> => {
  const known = new Map<Id, Stored>();
  return {
    get: (id) => known.get(id),
    set: (id, stored) => {
      known.delete(id);
      known.set(id, stored);
      if (known.size <= limit) return;
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    },
  };
};
