import { keyedHash } from '@tokri/service-kit/crypto';
import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SendLimits } from '../application/ports.ts';
import { identityKey } from '../domain/identity.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

export interface SendLimitSettings {
  readonly sendsPerNumberPerHour: number;
  readonly sendsPerNumberPerDay: number;
  readonly sendsPerAddressPerHour: number;
  readonly burntCodes: number;
  readonly pauseSeconds: number;
  /** Numbers and addresses enter Redis as hashes only. */
  readonly hashKey: string;
  /** Absent: each process counts for itself. */
  readonly redis?: Redis;
}

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** When Redis is away each process counts alone and allows half: never open, rather strict (reliability.md 4). */
const limiterOf = (redis: Redis | undefined, limit: Limit): RateLimiterAbstract => {
  if (!redis) return new RateLimiterMemory(limit);
  const insuranceLimiter = new RateLimiterMemory({
    ...limit,
    points: Math.max(1, Math.floor(limit.points / 2)),
  });
  return new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter });
};

const secondsOf = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** Seconds to wait, 0 when the point was taken. */
const takeOne = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return secondsOf(outcome);
    throw outcome;
  }
};

export const createSendLimits = (settings: SendLimitSettings): SendLimits => {
  const { redis, hashKey } = settings;
  const perHour = limiterOf(redis, {
    keyPrefix: 'otp:hour',
    points: settings.sendsPerNumberPerHour,
    duration: hourSeconds,
  });
  const perDay = limiterOf(redis, {
    keyPrefix: 'otp:day',
    points: settings.sendsPerNumberPerDay,
    duration: daySeconds,
  });
  const perNetwork = limiterOf(redis, {
    keyPrefix: 'otp:address',
    points: settings.sendsPerAddressPerHour,
    duration: hourSeconds,
  });
  const burnt = limiterOf(redis, {
    keyPrefix: 'otp:burnt',
    points: settings.burntCodes,
    duration: hourSeconds,
  });
  const hidden = (text: string): string => keyedHash(hashKey, `limit:${text}`);
  return {
    take: async (identity, network) => {
      const number = hidden(identityKey(identity));
      const pause = await burnt.get(number);
      if (pause && pause.consumedPoints > settings.burntCodes) return secondsOf(pause);
      const ofNetwork = await takeOne(perNetwork, hidden(network));
      return ofNetwork || (await takeOne(perHour, number)) || takeOne(perDay, number);
    },
    burnt: async (identity) => {
      const number = hidden(identityKey(identity));
      const { consumedPoints } = await burnt.penalty(number, 1);
      if (consumedPoints >= settings.burntCodes) await burnt.block(number, settings.pauseSeconds);
    },
    forgive: async (identity) => {
      await burnt.delete(hidden(identityKey(identity)));
    },
  };
};
