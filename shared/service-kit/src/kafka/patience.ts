/** An event that is younger when it comes shows that its partition has caught up. */
const youngMs = 60_000;

interface Wait {
  readonly sinceMs: number;
  readonly lastMs: number;
}

export interface Patience {
  /** Whether an event that waits for another topic may wait on. Told of each failure; `isFirst` at the first of this event. */
  mayWait(wait: { readonly place: string; readonly occurredAtMs: number; readonly isFirst: boolean }): boolean;
}

/**
 * How long a partition stands still for news of another topic: `waitMsMax` in all until it has caught up again, for the other topic is read on meanwhile
 * and what one event waits for in vain, the next ones behind it have waited for, too. So one event that waits for what never comes costs its partition
 * that time once, and a hundred of them cost it no more.
 */
export const createPatience = (waitMsMax: number, nowMs: () => number = Date.now): Patience => {
  const waits = new Map<string, Wait>();
  return {
    mayWait: ({ place, occurredAtMs, isFirst }) => {
      const now = nowMs();
      const before = waits.get(place);
      const isAnew = before === undefined || now - before.lastMs > waitMsMax || (isFirst && now - occurredAtMs < youngMs);
      const sinceMs = isAnew ? now : before.sinceMs;
      waits.set(place, { sinceMs, lastMs: now });
      return now - sinceMs < waitMsMax;
    },
  };
};
