export interface RetryPolicy {
  readonly maxAttempts: number;
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
}

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
