import { minuteMs } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { createTtlCache } from '@tokri/service-kit/use-case';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SharedQuota } from '../ports/shared-quota.ts';

export interface PerCustomerQuota {
  /** @throws ProblemError `too-many-requests` */
  countAttempt(userId: number): Promise<void>;
  /**
   * @returns a refund, for a hold that was not created
   * @throws ProblemError `too-many-requests`
   */
  countHold(network: string | undefined): Promise<() => void>;
}

export interface QuotaSettings {
  readonly clock: Clock;
  readonly attemptsPerMinute: number;
  readonly holdsPerMinute: number;
  readonly sharedQuota: SharedQuota;
}

/**
 * Bounds memory. During a larger flood, forgotten customers and networks start with a full quota.
 */
const maxTrackedKeys = 50_000;

const rejectUntil = (waitMs: number): never => {
  throw new ProblemError('too-many-requests', undefined, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
};

/**
 * Generic cell rate algorithm: unlike a fixed window, it never admits twice the limit around a
 * window edge.
 */
const createProcessLimiter = (intervalMs: number, clock: Clock) => {
  const exhaustedUntil = createTtlCache<string, number>({ maxEntries: maxTrackedKeys, clock });
  return (key: string): (() => void) => {
    const now = clock().getTime();
    const next = Math.max(now, exhaustedUntil.get(key) ?? 0) + intervalMs;
    if (next - now > minuteMs) rejectUntil(next - now - minuteMs);
    exhaustedUntil.set(key, next, next - now);
    return () => {
      const until = (exhaustedUntil.get(key) ?? 0) - intervalMs;
      exhaustedUntil.set(key, until, until - clock().getTime());
    };
  };
};

/** The process counts too: its limit holds while nobody knows what the other processes admit. */
const createRateLimiter = (
  name: string,
  perMinute: number,
  { clock, sharedQuota }: Pick<QuotaSettings, 'clock' | 'sharedQuota'>,
) => {
  const intervalMs = minuteMs / perMinute;
  const countInProcess = createProcessLimiter(intervalMs, clock);
  return async (id: string): Promise<() => void> => {
    const refundInProcess = countInProcess(id);
    const key = `${name}:${id}`;
    const waitMs = await sharedQuota.spend({ key, intervalMs });
    if (waitMs) {
      refundInProcess();
      rejectUntil(waitMs);
    }
    return () => {
      refundInProcess();
      if (waitMs !== null) void sharedQuota.refund({ key, intervalMs });
    };
  };
};

export const createPerCustomerQuota = (settings: QuotaSettings): PerCustomerQuota => {
  const countAttempt = createRateLimiter('attempts', settings.attemptsPerMinute, settings);
  const countHold = createRateLimiter('holds', settings.holdsPerMinute, settings);
  return {
    countAttempt: async (userId) => {
      await countAttempt(String(userId));
    },
    countHold: (network) =>
      network === undefined ? Promise.resolve(() => undefined) : countHold(network),
  };
};
