const recentMs = 60_000;

interface Wait {
  readonly sinceMs: number;
  readonly lastMs: number;
}

export interface ReplicaWaitBudget {
  canWait(wait: {
    readonly partitionKey: string;
    readonly occurredAtMs: number;
    readonly isFirstFailure: boolean;
  }): boolean;
}

/**
 * Limits how long a partition waits for events of another topic. The limit covers the partition,
 * not each event: a hundred events whose counterpart never arrives delay the partition no longer
 * than one.
 */
export const createReplicaWaitBudget = (
  maxWaitMs: number,
  nowMs: () => number = Date.now,
): ReplicaWaitBudget => {
  const waits = new Map<string, Wait>();
  return {
    canWait: ({ partitionKey, occurredAtMs, isFirstFailure }) => {
      const now = nowMs();
      const previous = waits.get(partitionKey);
      const isNewWait =
        previous === undefined ||
        (isFirstFailure && (now - previous.lastMs > maxWaitMs || now - occurredAtMs < recentMs));
      const sinceMs = isNewWait ? now : previous.sinceMs;
      waits.set(partitionKey, { sinceMs, lastMs: now });
      return now - sinceMs < maxWaitMs;
    },
  };
};
