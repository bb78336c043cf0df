export interface RecentIds {
  add(id: string): void;
  has(id: string): boolean;
}

export const createRecentIds = (limit: number): RecentIds => {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add: (id) => {
      ids.add(id);
      if (ids.size <= limit) return;
      const [oldest] = ids;
      if (oldest !== undefined) ids.delete(oldest);
    },
  };
};
