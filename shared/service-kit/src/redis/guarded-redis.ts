import type { Redis } from 'ioredis';
import { createRedisBreaker, type RedisBreaker } from './redis-breaker.ts';

/** A slow Redis costs 300 ms per command, so only one caller per second tries it. */
const probeIntervalMs = 1_000;

export interface GuardedRedis {
  readonly redis: Redis;
  readonly breaker: RedisBreaker;
  /** @returns undefined when Redis is not asked, and after a failure */
  attempt<Reply>(
    command: (redis: Redis) => Promise<Reply>,
    onFailure?: (error: unknown) => void,
  ): Promise<Reply | undefined>;
}

export const createGuardedRedis = (
  redis: Redis,
  now: () => number = () => performance.now(),
): GuardedRedis => {
  const breaker = createRedisBreaker({ probeIntervalMs, now });
  return {
    redis,
    breaker,
    attempt: async (command, onFailure) => {
      if (!breaker.allowRequest()) return undefined;
      try {
        const reply = await command(redis);
        breaker.recordSuccess();
        return reply;
      } catch (error) {
        breaker.recordFailure();
        onFailure?.(error);
        return undefined;
      }
    },
  };
};
