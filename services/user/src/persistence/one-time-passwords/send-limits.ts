import { hmacSha256 } from '@tokri/service-kit/crypto';
import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SendLimits } from '../../application/ports/one-time-passwords.ts';
import { identityKey } from '../../domain/accounts/identity.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

export interface SendLimitSettings {
  readonly sendsPerNumberPerHour: number;
  readonly sendsPerNumberPerDay: number;
  readonly sendsPerAddressPerHour: number;
  readonly maxExhaustedCodes: number;
  readonly blockSeconds: number;
  readonly hashKey: string;
  readonly redis?: Redis;
}

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** If Redis is down, each process counts on its own with half of the limit. */
const createLimiter = (redis: Redis | undefined, limit: Limit): RateLimiterAbstract => {
  if (!redis) return new RateLimiterMemory(limit);
  const insuranceLimiter = new RateLimiterMemory({
    ...limit,
    points: Math.max(1, Math.floor(limit.points / 2)),
  });
  return new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter });
};

const toRetryAfterSeconds = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

const consumePoint = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toRetryAfterSeconds(error);
    throw error;
  }
};

export const createSendLimits = (settings: SendLimitSettings): SendLimits => {
  const { redis, hashKey } = settings;
  const perHour = createLimiter(redis, {
    keyPrefix: 'otp:hour',
    points: settings.sendsPerNumberPerHour,
    duration: hourSeconds,
  });
  const perDay = createLimiter(redis, {
    keyPrefix: 'otp:day',
    points: settings.sendsPerNumberPerDay,
    duration: daySeconds,
  });
  const perNetwork = createLimiter(redis, {
    keyPrefix: 'otp:address',
    points: settings.sendsPerAddressPerHour,
    duration: hourSeconds,
  });
  const exhaustedCodes = createLimiter(redis, {
    keyPrefix: 'otp:burnt',
    points: settings.maxExhaustedCodes,
    duration: hourSeconds,
  });
  const toLimiterKey = (text: string): string => hmacSha256(hashKey, `limit:${text}`);
  return {
    consume: async (identity, network) => {
      const number = toLimiterKey(identityKey(identity));
      const block = await exhaustedCodes.get(number);
      if (block && block.consumedPoints > settings.maxExhaustedCodes)
        return toRetryAfterSeconds(block);
      const networkWaitSeconds = await consumePoint(perNetwork, toLimiterKey(network));
      return (
        networkWaitSeconds || (await consumePoint(perHour, number)) || consumePoint(perDay, number)
      );
    },
    recordExhaustedCode: async (identity) => {
      const number = toLimiterKey(identityKey(identity));
      const { consumedPoints } = await exhaustedCodes.penalty(number, 1);
      if (consumedPoints >= settings.maxExhaustedCodes)
        await exhaustedCodes.block(number, settings.blockSeconds);
    },
    clearExhaustedCodes: async (identity) => {
      await exhaustedCodes.delete(toLimiterKey(identityKey(identity)));
    },
  };
};
