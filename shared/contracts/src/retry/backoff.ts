export interface BackoffPolicy {
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
  /** Largest share of a delay that is taken off at random, so that clients do not retry in step. */
  readonly jitter?: number;
}

const maxDoublings = 20;

/** Delay before the next attempt. The first failure is number 1; without `random` no jitter. */
export const backoffDelayMs = (
  { initialDelayMs, maxDelayMs, jitter = 0 }: BackoffPolicy,
  failures: number,
  random: () => number = () => 0,
): number => {
  const doublings = Math.min(Math.max(failures - 1, 0), maxDoublings);
  const delayMs = Math.min(initialDelayMs * 2 ** doublings, maxDelayMs);
  return Math.round(delayMs * (1 - random() * jitter));
};
