import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Cache } from '../cache/cache.ts';
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

type Consume = (budget: string) => Promise<RateLimiterRes>;

const consumerOf = (
  rateClass: RateClass,
  points: number,
  { cache, prefix }: { readonly cache: Cache | undefined; readonly prefix: string },
): Consume => {
  const settings = { points, duration: windowSeconds, keyPrefix: `${prefix}rate:${rateClass}` };
  const memory = new RateLimiterMemory(settings);
  if (!cache) return (budget) => memory.consume(budget);
  const { redis, rest } = cache;
  const store = new RateLimiterRedis({
    ...settings,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points + 1,
  });
  return async (budget) => {
    if (!rest.mayAsk()) return memory.consume(budget);
    try {
      const outcome = await store.consume(budget);
      rest.answered();
      return outcome;
    } catch (refusal) {
      // The budget is used up: an answer of Redis where it counted, else of this process, which remembers so without asking.
      if (refusal instanceof RateLimiterRes) {
        if (refusal.consumedPoints > 0) rest.answered();
        else rest.notAsked();
        throw refusal;
      }
      rest.failed();
      return memory.consume(budget);
    }
  };
};

const allowanceOf = (outcome: RateLimiterRes, limit: number, isAllowed: boolean): Allowance => ({
  isAllowed,
  limit,
  remaining: isAllowed ? outcome.remainingPoints : 0,
  resetSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)),
});

/** Windows of a minute in Redis, shared by all processes; in memory while Redis is away or slow. */
export const createRateLimiter = ({
  limits,
  cache,
  prefix,
}: {
  readonly limits: RateLimits;
  readonly cache: Cache | undefined;
  readonly prefix: string;
}): RateLimiter => {
  const of = (rateClass: RateClass) => consumerOf(rateClass, limits[rateClass], { cache, prefix });
  const limiters = {
    'sign-in': of('sign-in'),
    staff: of('staff'),
    write: of('write'),
    read: of('read'),
    signed: of('signed'),
    paper: of('paper'),
  };
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
