/** A circuit breaker that one failure opens. Once per interval it lets a single probe through. */
export interface RedisBreaker {
  allowRequest(): boolean;
  recordFailure(): void;
  /** The caller that was allowed did not need Redis, so the next caller may probe. */
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
