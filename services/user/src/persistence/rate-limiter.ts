import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

export const hourSeconds = 3_600;
export const daySeconds = 86_400;

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** If Redis is down, each process counts on its own with half of the limit. */
export const createLimiter = (redis: Redis | undefined, limit: Limit): RateLimiterAbstract => {
  if (!redis) return new RateLimiterMemory(limit);
  const insuranceLimiter = new RateLimiterMemory({
    ...limit,
    points: Math.max(1, Math.floor(limit.points / 2)),
  });
  return new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter });
};

export const toRetryAfterSeconds = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** Returns the seconds to wait, 0 if the point was free. */
export const consumePoint = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toRetryAfterSeconds(error);
    throw error;
  }
};
