import type { Redis } from '@tokri/service-kit/redis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { SpendCall } from '../../application/ports/provider-quota.ts';

const daySeconds = 86_400;

/** If Redis is down, each process counts on its own with half of the limit. */
const createLimiter = (redis: Redis | undefined, perDay: number): RateLimiterAbstract => {
  const limit = { keyPrefix: 'lookups', points: perDay, duration: daySeconds };
  if (!redis) return new RateLimiterMemory(limit);
  const insuranceLimiter = new RateLimiterMemory({
    ...limit,
    points: Math.max(1, Math.floor(perDay / 2)),
  });
  return new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: perDay + 1,
    insuranceLimiter,
  });
};

export const createDailyQuota = (
  redis: Redis | undefined,
  { key, perDay }: { readonly key: string; readonly perDay: number },
): SpendCall => {
  const limiter = createLimiter(redis, perDay);
  return async () => {
    try {
      await limiter.consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  };
};
