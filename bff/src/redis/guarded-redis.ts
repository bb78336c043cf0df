import type { Redis } from '@tokri/service-kit/redis';
import { createRedisBreaker, type RedisBreaker } from './redis-breaker.ts';

/** A slow Redis costs 300 ms per command, so only one caller per second tries it. */
const probeIntervalMs = 1_000;

export interface GuardedRedis {
  readonly redis: Redis;
  readonly breaker: RedisBreaker;
}

export const createGuardedRedis = (
  redis: Redis,
  now: () => number = () => performance.now(),
): GuardedRedis => ({
  redis,
  breaker: createRedisBreaker({ probeIntervalMs, now }),
});
