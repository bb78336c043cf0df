import { createBoundedMap } from '@tokri/service-kit/use-case';

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

/** Keys at most; what is forgotten beyond it costs one loading. */
const keysMax = 1_000;

export const createRecent = <Value>({ ageMsMax, clock }: RecentSettings): Recent<Value> => {
  const answers = createBoundedMap<string, Promise<Value>>({ entriesMax: keysMax, clock });
  return {
    of: (key, load) => {
      const known = answers.get(key);
      if (known) return known;
      const value = load();
      answers.set(key, value, ageMsMax);
      value.catch(() => {
        if (answers.get(key) === value) answers.delete(key);
      });
      return value;
    },
    clear: () => {
      answers.clear();
    },
  };
};
