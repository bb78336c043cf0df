import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

interface RateLimit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly durationSeconds: number;
  /** Whoever has used up the limit is refused without asking Redis. */
  readonly blocksInMemory?: true;
}

/** If Redis is down, each process counts on its own with half of the limit. */
export const createRateLimiter = (
  redis: Redis | undefined,
  { keyPrefix, points, durationSeconds, blocksInMemory }: RateLimit,
): RateLimiterAbstract => {
  const limit = { keyPrefix, points, duration: durationSeconds };
  if (!redis) return new RateLimiterMemory(limit);
  const insuranceLimiter = new RateLimiterMemory({
    ...limit,
    points: Math.max(1, Math.floor(points / 2)),
  });
  return new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    ...(blocksInMemory ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    insuranceLimiter,
  });
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
