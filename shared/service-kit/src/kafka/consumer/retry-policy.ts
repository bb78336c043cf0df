export interface RetryPolicy {
  readonly maxAttempts: number;
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
}

export interface ConsumerLimits extends RetryPolicy {
  readonly deadlineMs: number;
  /** Lower than `maxAttempts` because each timeout blocks the whole consumer for the deadline. */
  readonly maxTimeouts: number;
  readonly maxReplicaWaitMs: number;
}

/**
 * Topics read at the same time rarely drift further apart. A longer wait delays every later event of
 * the partition, and an order expires after 10 minutes without its capture.
 */
const maxReplicaWaitMs = 3 * 60_000;

export const defaultLimits: ConsumerLimits = {
  deadlineMs: 10_000,
  maxAttempts: 5,
  maxTimeouts: 2,
  initialDelayMs: 100,
  maxDelayMs: 2_000,
  maxReplicaWaitMs,
};

/** Retries during an outage are not limited and do not count as attempts. */
export const outageBackoff = { initialDelayMs: 200, maxDelayMs: 5_000 } as const;

export const backoffDelayMs = (
  policy: Pick<RetryPolicy, 'initialDelayMs' | 'maxDelayMs'>,
  failures: number,
  random: () => number = Math.random,
): number => {
  const delayMs = Math.min(
    policy.initialDelayMs * 2 ** Math.min(failures - 1, 20),
    policy.maxDelayMs,
  );
  return Math.round(delayMs * (1 - random() / 4));
};
