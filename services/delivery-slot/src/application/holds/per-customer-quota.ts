import { minuteMs } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { createTtlCache } from '@tokri/service-kit/use-case';
import type { Clock } from '@tokri/service-kit/use-case';

export interface PerCustomerQuota {
  countAttempt(userId: number): void;
  /** @throws ProblemError `too-many-requests` */
  countHold(network: string | undefined): () => void;
}

export interface QuotaSettings {
  readonly clock: Clock;
  readonly attemptsPerMinute: number;
  readonly holdsPerMinute: number;
}

/**
 * Bounds memory. During a larger flood, forgotten customers and networks start with a full quota.
 */
const maxTrackedKeys = 50_000;

/**
 * Generic cell rate algorithm: unlike a fixed window, it never admits twice the limit around a
 * window edge.
 */
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
