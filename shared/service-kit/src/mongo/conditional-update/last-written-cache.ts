const defaultLimit = 2_000;

/**
 * A cache of aggregates as this process last wrote them. Another process may have written since, so
 * use it only for writes that compare `rev`.
 */
export interface LastWrittenCache<Id, Stored> {
  set(id: Id, stored: Stored): void;
  get(id: Id): Stored | undefined;
}

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
