import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from './rate-class.ts';

/** Calls of a class that one budget may make in a minute. */
export type RateLimits = Readonly<Record<RateClass, number>>;

export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until the budget is whole again. */
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Takes one call from the budget. Never fails: with Redis away each process counts for itself. */
  take(rateClass: RateClass, budget: string): Promise<Allowance>;
}

const windowSeconds = 60;

const limiterOf = (rateClass: RateClass, points: number, shared: { redis: Redis | undefined; prefix: string }): RateLimiterMemory | RateLimiterRedis => {
  const settings = { points, duration: windowSeconds, keyPrefix: `${shared.prefix}rate:${rateClass}` };
  const memory = new RateLimiterMemory(settings);
  if (!shared.redis) return memory;
  return new RateLimiterRedis({ ...settings, storeClient: shared.redis, insuranceLimiter: memory, rejectIfRedisNotReady: true, inMemoryBlockOnConsumed: points + 1 });
};

const allowanceOf = (outcome: RateLimiterRes, limit: number, isAllowed: boolean): Allowance =>
  ({ isAllowed, limit, remaining: isAllowed ? outcome.remainingPoints : 0, resetSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)) });

/** Windows of a minute in Redis, shared by all processes; in memory while Redis is away. */
export const createRateLimiter = ({ limits, redis, prefix }: { readonly limits: RateLimits; readonly redis: Redis | undefined; readonly prefix: string }): RateLimiter => {
  const of = (rateClass: RateClass) => limiterOf(rateClass, limits[rateClass], { redis, prefix });
  const limiters = { 'sign-in': of('sign-in'), staff: of('staff'), write: of('write'), read: of('read'), signed: of('signed'), paper: of('paper') };
  return {
    take: async (rateClass, budget) => {
      const limit = limits[rateClass];
      try {
        return allowanceOf(await limiters[rateClass].consume(budget), limit, true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return allowanceOf(refusal, limit, false);
        throw refusal;
      }
    },
  };
};
