/** Answers that may be a little old. Each is a hint: without it the store is asked. */
export interface Recent<Value> {
  /** The answer of a short while ago, else what `load` says now; callers at the same time share one loading. */
  of(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface RecentSettings {
  /** An answer is this old at most; 0 asks anew every time. */
  readonly ageMsMax: number;
  readonly clock: () => Date;
}

/** Keys at most; beyond it all are forgotten, which costs one loading each. */
const keysMax = 1_000;

export const createRecent = <Value>({ ageMsMax, clock }: RecentSettings): Recent<Value> => {
  const answers = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    of: (key, load) => {
      const now = clock().getTime();
      const known = answers.get(key);
      if (known && now < known.until) return known.value;
      const value = load();
      if (ageMsMax === 0) return value;
      if (answers.size >= keysMax) answers.clear();
      answers.set(key, { until: now + ageMsMax, value });
      value.catch(() => { if (answers.get(key)?.value === value) answers.delete(key); });
      return value;
    },
    clear: () => { answers.clear(); },
  };
};
