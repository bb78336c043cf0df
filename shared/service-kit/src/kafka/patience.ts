/** An event that is younger when it comes shows that its partition has caught up. */
const youngMs = 60_000;

interface Wait {
  readonly sinceMs: number;
  readonly lastMs: number;
}

export interface Patience {
  /** Whether an event that waits for another topic may go on waiting. Asked after each failure; `isFirst` after the first one of this event. */
  mayWait(wait: {
    readonly place: string;
    readonly occurredAtMs: number;
    readonly isFirst: boolean;
  }): boolean;
}

/**
 * How long a partition stands still for events of another topic: `waitMsMax` in all, until it has caught up again. The other topic is read on meanwhile. So
 * while one event waits, the ones behind it have waited as long, and a hundred events whose counterpart never comes cost the partition no more than one.
 */
export const createPatience = (waitMsMax: number, nowMs: () => number = Date.now): Patience => {
  const waits = new Map<string, Wait>();
  return {
    mayWait: ({ place, occurredAtMs, isFirst }) => {
      const now = nowMs();
      const before = waits.get(place);
      const isAnew =
        before === undefined ||
        (isFirst && (now - before.lastMs > waitMsMax || now - occurredAtMs < youngMs));
      const sinceMs = isAnew ? now : before.sinceMs;
      waits.set(place, { sinceMs, lastMs: now });
      return now - sinceMs < waitMsMax;
    },
  };
};
