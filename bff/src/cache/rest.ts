/** Leaves alone what did not answer: one call at a time finds out whether it is back, all others do without meanwhile. */
export interface Rest {
  mayAsk(): boolean;
  failed(): void;
  /** Who might have asked did not have to: the next one may. */
  notAsked(): void;
  answered(): void;
}

export const createRest = ({
  restMs,
  now,
}: {
  readonly restMs: number;
  readonly now: () => number;
}): Rest => {
  let restsUntilMs: number | undefined;
  return {
    mayAsk: () => {
      if (restsUntilMs === undefined) return true;
      if (now() < restsUntilMs) return false;
      restsUntilMs = now() + restMs;
      return true;
    },
    failed: () => {
      restsUntilMs = now() + restMs;
    },
    notAsked: () => {
      if (restsUntilMs !== undefined) restsUntilMs = now();
    },
    answered: () => {
      restsUntilMs = undefined;
    },
  };
};
