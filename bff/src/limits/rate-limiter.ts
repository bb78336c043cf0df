import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from './rate-class.ts';
import { createRest } from './rest.ts';

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
/** A Redis that is slow costs its time limit of 300 ms a call; so only one call each so often waits for it. */
const restMs = 1_000;

type Consume = (budget: string) => Promise<RateLimiterRes>;

const consumerOf = (rateClass: RateClass, points: number, shared: { readonly redis: Redis | undefined; readonly prefix: string }): Consume => {
  const settings = { points, duration: windowSeconds, keyPrefix: `${shared.prefix}rate:${rateClass}` };
  const memory = new RateLimiterMemory(settings);
  if (!shared.redis) return (budget) => memory.consume(budget);
  const store = new RateLimiterRedis({ ...settings, storeClient: shared.redis, rejectIfRedisNotReady: true, inMemoryBlockOnConsumed: points + 1 });
  const rest = createRest({ restMs, now: () => performance.now() });
  return async (budget) => {
    if (!rest.mayAsk()) return memory.consume(budget);
    try {
      const outcome = await store.consume(budget);
      rest.answered();
      return outcome;
    } catch (refusal) {
      // The budget is used up: that is an answer.
      if (refusal instanceof RateLimiterRes) throw refusal;
      rest.failed();
      return memory.consume(budget);
    }
  };
};

const allowanceOf = (outcome: RateLimiterRes, limit: number, isAllowed: boolean): Allowance =>
  ({ isAllowed, limit, remaining: isAllowed ? outcome.remainingPoints : 0, resetSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)) });

/** Windows of a minute in Redis, shared by all processes; in memory while Redis is away or slow. */
export const createRateLimiter = ({ limits, redis, prefix }: { readonly limits: RateLimits; readonly redis: Redis | undefined; readonly prefix: string }): RateLimiter => {
  const of = (rateClass: RateClass) => consumerOf(rateClass, limits[rateClass], { redis, prefix });
  const limiters = { 'sign-in': of('sign-in'), staff: of('staff'), write: of('write'), read: of('read'), signed: of('signed'), paper: of('paper') };
  return {
    take: async (rateClass, budget) => {
      const limit = limits[rateClass];
      try {
        return allowanceOf(await limiters[rateClass](budget), limit, true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return allowanceOf(refusal, limit, false);
        throw refusal;
      }
    },
  };
};
