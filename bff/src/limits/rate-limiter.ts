import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuardedRedis } from '@tokri/service-kit/redis';
import type { BffConfig } from '../config.ts';
import type { RateClass } from './rate-class.ts';

export type RateLimits = Readonly<Record<RateClass, number>>;

const documentsPerMinute = 30;

export const toRateLimits = (config: BffConfig): RateLimits => ({
  'sign-in': config.LIMIT_SIGN_IN_PER_MINUTE,
  lookup: config.LIMIT_LOOKUPS_PER_MINUTE,
  staff: config.LIMIT_STAFF_PER_MINUTE,
  write: config.LIMIT_WRITES_PER_MINUTE,
  read: config.LIMIT_READS_PER_MINUTE,
  webhook: config.LIMIT_SIGNED_PER_MINUTE,
  document: documentsPerMinute,
});

export interface RateLimitStatus {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  consume(rateClass: RateClass, key: string): Promise<RateLimitStatus>;
}

const windowSeconds = 60;

const redisNames: Partial<Record<RateClass, string>> = { document: 'paper', webhook: 'signed' };

type Consume = (key: string) => Promise<RateLimiterRes>;

const createConsume = (
  rateClass: RateClass,
  points: number,
  { guarded, prefix }: { readonly guarded: GuardedRedis | undefined; readonly prefix: string },
): Consume => {
  const keyPrefix = `${prefix}rate:${redisNames[rateClass] ?? rateClass}`;
  const settings = { points, duration: windowSeconds, keyPrefix };
  const memory = new RateLimiterMemory(settings);
  if (!guarded) return (key) => memory.consume(key);
  const { redis, breaker } = guarded;
  const store = new RateLimiterRedis({
    ...settings,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points + 1,
  });
  return async (key) => {
    if (!breaker.allowRequest()) return memory.consume(key);
    try {
      const result = await store.consume(key);
      breaker.recordSuccess();
      return result;
    } catch (error) {
      // A limit exceeded: zero points mean that the in-memory block answered without asking Redis.
      if (error instanceof RateLimiterRes) {
        if (error.consumedPoints > 0) breaker.recordSuccess();
        else breaker.releaseProbe();
        throw error;
      }
      breaker.recordFailure();
      return memory.consume(key);
    }
  };
};

const toRateLimitStatus = (
  result: RateLimiterRes,
  limit: number,
  isAllowed: boolean,
): RateLimitStatus => ({
  isAllowed,
  limit,
  remaining: isAllowed ? result.remainingPoints : 0,
  resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
});

export const createRateLimiter = ({
  limits,
  guarded,
  prefix,
}: {
  readonly limits: RateLimits;
  readonly guarded: GuardedRedis | undefined;
  readonly prefix: string;
}): RateLimiter => {
  const createClassConsume = (rateClass: RateClass) =>
    createConsume(rateClass, limits[rateClass], { guarded, prefix });
  const limiters = {
    'sign-in': createClassConsume('sign-in'),
    lookup: createClassConsume('lookup'),
    staff: createClassConsume('staff'),
    write: createClassConsume('write'),
    read: createClassConsume('read'),
    webhook: createClassConsume('webhook'),
    document: createClassConsume('document'),
  };
  return {
    consume: async (rateClass, key) => {
      const limit = limits[rateClass];
      try {
        return toRateLimitStatus(await limiters[rateClass](key), limit, true);
      } catch (error) {
        if (error instanceof RateLimiterRes) return toRateLimitStatus(error, limit, false);
        throw error;
      }
    },
  };
};
