/** Repeats that calls may cause, as a share of the calls: a service in trouble must not get twice the load. */
export interface RetryBudget {
  /** A first try was made. */
  earn(): void;
  /** Takes a repeat from the budget, if there is one. */
  take(): boolean;
}

/** Repeats saved up at most, so that a quiet hour does not pay for a storm. */
const savedMax = 10;

/** One repeat per `1 / share` calls, and one at the start. */
export const createRetryBudget = (share: number): RetryBudget => {
  let saved = 1;
  return {
    earn: () => {
      saved = Math.min(savedMax, saved + share);
    },
    take: () => {
      // Tenths do not add up to one exactly.
      if (saved < 1 - 1e-9) return false;
      saved -= 1;
      return true;
    },
  };
};
