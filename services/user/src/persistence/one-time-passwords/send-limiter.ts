import { hmacSha256 } from '@tokri/service-kit/crypto';
import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SendLimiter } from '../../application/ports/one-time-passwords.ts';
import { identityKey, type Identity } from '../../domain/accounts/identity.ts';
import type { SendLimits } from '../../domain/one-time-passwords/code-limits.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

export interface SendLimiterOptions {
  readonly limits: SendLimits;
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

export const createSendLimiter = ({ limits, redis, hashKey }: SendLimiterOptions): SendLimiter => {
  const perHour = createLimiter(redis, {
    keyPrefix: 'otp:hour',
    points: limits.sendsPerIdentityPerHour,
    duration: hourSeconds,
  });
  const perDay = createLimiter(redis, {
    keyPrefix: 'otp:day',
    points: limits.sendsPerIdentityPerDay,
    duration: daySeconds,
  });
  const perNetwork = createLimiter(redis, {
    keyPrefix: 'otp:address',
    points: limits.sendsPerNetworkPerHour,
    duration: hourSeconds,
  });
  const exhaustedCodes = createLimiter(redis, {
    keyPrefix: 'otp:burnt',
    points: limits.maxExhaustedCodes,
    duration: hourSeconds,
  });
  const toLimiterKey = (text: string): string => hmacSha256(hashKey, `limit:${text}`);
  const toIdentityKey = (identity: Identity): string => toLimiterKey(identityKey(identity));
  return {
    consume: async (identity, network) => {
      const key = toIdentityKey(identity);
      const block = await exhaustedCodes.get(key);
      if (block && block.consumedPoints > limits.maxExhaustedCodes)
        return toRetryAfterSeconds(block);
      const networkWaitSeconds = await consumePoint(perNetwork, toLimiterKey(network));
      return networkWaitSeconds || (await consumePoint(perHour, key)) || consumePoint(perDay, key);
    },
    recordExhaustedCode: async (identity) => {
      const key = toIdentityKey(identity);
      const { consumedPoints } = await exhaustedCodes.penalty(key, 1);
      if (consumedPoints >= limits.maxExhaustedCodes)
        await exhaustedCodes.block(key, limits.blockSeconds);
    },
    clearExhaustedCodes: async (identity) => {
      await exhaustedCodes.delete(toIdentityKey(identity));
    },
  };
};
