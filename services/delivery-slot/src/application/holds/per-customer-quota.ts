import { ProblemError } from '@tokri/contracts/problems';
import { createTtlCache } from '@tokri/service-kit/use-case';
import type { Clock } from '@tokri/service-kit/lifecycle';

/** Limits against hoarding, counted in this process. */
export interface PerCustomerQuota {
  /** Counts a try of a customer. @throws Problem `too-many-requests` (429) */
  countAttempt(userId: number): void;
  /** Counts a place that is taken from a network; one that nobody told counts for nothing. Answers what gives it back when the place was not had. @throws Problem `too-many-requests` (429) */
  countHold(network: string | undefined): () => void;
}

export interface QuotaSettings {
  readonly clock: Clock;
  readonly attemptsPerMinute: number;
  readonly holdsPerMinute: number;
}

const minuteMs = 60_000;
/** Customers or networks that are counted at once. In a greater flood the ones that are forgotten begin anew: so many cannot be held back one by one. */
const maxTrackedKeys = 50_000;

/** A budget that fills evenly, a minute's worth at most (GCRA): no edge of a window lets twice as many through. */
const createRateLimiter = (perMinute: number, clock: Clock) => {
  const exhaustedUntil = createTtlCache<string, number>({ maxEntries: maxTrackedKeys, clock });
  const intervalMs = minuteMs / perMinute;
  return (key: string): (() => void) => {
    const now = clock().getTime();
    const next = Math.max(now, exhaustedUntil.get(key) ?? 0) + intervalMs;
    if (next - now > minuteMs)
      throw new ProblemError('too-many-requests', undefined, {
        retryAfterSeconds: Math.ceil((next - now - minuteMs) / 1000),
      });
    exhaustedUntil.set(key, next, next - now);
    return () => {
      const until = (exhaustedUntil.get(key) ?? 0) - intervalMs;
      exhaustedUntil.set(key, until, until - clock().getTime());
    };
  };
};

export const createPerCustomerQuota = ({
  clock,
  attemptsPerMinute,
  holdsPerMinute,
}: QuotaSettings): PerCustomerQuota => {
  const countAttempt = createRateLimiter(attemptsPerMinute, clock);
  const countHold = createRateLimiter(holdsPerMinute, clock);
  return {
    countAttempt: (userId) => {
      countAttempt(String(userId));
    },
    countHold: (network) => (network === undefined ? () => undefined : countHold(network)),
  };
};
