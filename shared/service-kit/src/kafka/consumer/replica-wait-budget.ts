/** An event that is younger when it comes shows that its partition has caught up. */
const recentMs = 60_000;

interface Wait {
  readonly sinceMs: number;
  readonly lastMs: number;
}

export interface ReplicaWaitBudget {
  /** Whether an event that waits for another topic may go on waiting. Asked after each failure; `isFirst` after the first one of this event. */
  mayWait(wait: {
    readonly partitionKey: string;
    readonly occurredAtMs: number;
    readonly isFirstFailure: boolean;
  }): boolean;
}

/**
 * How long a partition stands still for events of another topic: `waitMsMax` in all, until it has caught up again. The other topic is read on meanwhile. So
 * while one event waits, the ones behind it have waited as long, and a hundred events whose counterpart never comes cost the partition no more than one.
 */
export const createReplicaWaitBudget = (
  maxWaitMs: number,
  nowMs: () => number = Date.now,
): ReplicaWaitBudget => {
  const waits = new Map<string, Wait>();
  return {
    mayWait: ({ partitionKey: place, occurredAtMs, isFirstFailure: isFirst }) => {
      const now = nowMs();
      const previous = waits.get(place);
      const startsOver =
        previous === undefined ||
        (isFirst && (now - previous.lastMs > maxWaitMs || now - occurredAtMs < recentMs));
      const sinceMs = startsOver ? now : previous.sinceMs;
      waits.set(place, { sinceMs, lastMs: now });
      return now - sinceMs < maxWaitMs;
    },
  };
};
