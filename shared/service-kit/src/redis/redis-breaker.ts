/** Opens after one failure and allows one probe per interval. */
export interface RedisBreaker {
  allowRequest(): boolean;
  recordFailure(): void;
  /** The allowed request did not use Redis, so the next one may probe. */
  releaseProbe(): void;
  recordSuccess(): void;
}

export const createRedisBreaker = ({
  probeIntervalMs,
  now,
}: {
  readonly probeIntervalMs: number;
  readonly now: () => number;
}): RedisBreaker => {
  let retryAtMs: number | undefined;
  return {
    allowRequest: () => {
      if (retryAtMs === undefined) return true;
      if (now() < retryAtMs) return false;
      retryAtMs = now() + probeIntervalMs;
      return true;
    },
    recordFailure: () => {
      retryAtMs = now() + probeIntervalMs;
    },
    releaseProbe: () => {
      if (retryAtMs !== undefined) retryAtMs = now();
    },
    recordSuccess: () => {
      retryAtMs = undefined;
    },
  };
};
