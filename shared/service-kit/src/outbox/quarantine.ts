const initialWaitMs = 5_000;
const maxWaitMs = 60_000;

export interface Quarantine {
  add(key: string): void;
  has(key: string): boolean;
  release(key: string): void;
}

export const createQuarantine = (now: () => number = Date.now): Quarantine => {
  const entries = new Map<string, { readonly until: number; readonly waitMs: number }>();
  return {
    add: (key) => {
      const waitMs = Math.min((entries.get(key)?.waitMs ?? initialWaitMs / 2) * 2, maxWaitMs);
      entries.set(key, { until: now() + waitMs, waitMs });
    },
    has: (key) => (entries.get(key)?.until ?? 0) > now(),
    release: (key) => {
      entries.delete(key);
    },
  };
};
