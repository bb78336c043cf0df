const rememberedMax = 2_000;

/**
 * What this process wrote last of some aggregates, so that the next event about one needs no read. Another process may have written since: whoever
 * decides by it writes under its `rev`, and reads before concluding that there is nothing to write.
 */
export interface LastWritten<Id, Stored> {
  keep(id: Id, stored: Stored): void;
  of(id: Id): Stored | undefined;
}

/** Keeps the newest `limit`, by when they were written. */
export const lastWritten = <Id, Stored>(limit: number = rememberedMax): LastWritten<Id, Stored> => {
  const known = new Map<Id, Stored>();
  return {
    of: (id) => known.get(id),
    keep: (id, stored) => {
      known.delete(id);
      known.set(id, stored);
      if (known.size <= limit) return;
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    },
  };
};
