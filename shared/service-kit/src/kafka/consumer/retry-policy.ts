import type { BackoffPolicy } from '@tokri/contracts/retry';

export interface ConsumerRetryPolicy extends BackoffPolicy {
  readonly maxAttempts: number;
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

export const defaultRetryPolicy: ConsumerRetryPolicy = {
  deadlineMs: 10_000,
  maxAttempts: 5,
  maxTimeouts: 2,
  initialDelayMs: 100,
  maxDelayMs: 2_000,
  jitter: 0.25,
  maxReplicaWaitMs,
};

/** Retries during an outage are not limited and do not count as attempts. */
export const outageBackoff: BackoffPolicy = {
  initialDelayMs: 200,
  maxDelayMs: 5_000,
  jitter: 0.25,
};
