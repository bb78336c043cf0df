import { mailboxKey } from '@tokri/contracts/validation';
import { hmacSha256 } from '@tokri/service-kit/crypto';
import type { Redis } from '@tokri/service-kit/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CodeKey, SendLimiter } from '../../application/ports/one-time-passwords.ts';
import { identityKey, type Identity } from '../../domain/accounts/identity.ts';
import { requesterKey } from '../../domain/one-time-passwords/requester.ts';
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

const recipientKey = ({ channel, contact }: Identity): string =>
  identityKey({ channel, contact: channel === 'mail' ? mailboxKey(contact) : contact });

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

const createLimiters = ({ limits, redis }: SendLimiterOptions) => ({
  perHour: createLimiter(redis, {
    keyPrefix: 'otp:hour',
    points: limits.sendsPerIdentityPerHour,
    duration: hourSeconds,
  }),
  perDay: createLimiter(redis, {
    keyPrefix: 'otp:day',
    points: limits.sendsPerIdentityPerDay,
    duration: daySeconds,
  }),
  perNetwork: createLimiter(redis, {
    keyPrefix: 'otp:address',
    points: limits.sendsPerNetworkPerHour,
    duration: hourSeconds,
  }),
  exhaustedCodes: createLimiter(redis, {
    keyPrefix: 'otp:burnt',
    points: limits.maxExhaustedCodes,
    duration: hourSeconds,
  }),
});

export const createSendLimiter = (options: SendLimiterOptions): SendLimiter => {
  const { limits, hashKey } = options;
  const { perHour, perDay, perNetwork, exhaustedCodes } = createLimiters(options);
  const toLimiterKey = (text: string): string => hmacSha256(hashKey, `limit:${text}`);
  // Wrong codes of one requester do not block the sign-in of another.
  const toRequesterKey = ({ identity, requester }: CodeKey): string =>
    toLimiterKey(`${requesterKey(requester)}${identityKey(identity)}`);
  // The known devices of a contact share one limit: each sign-in makes another device known. Unknown
  // devices cannot use it up.
  const toSendKey = ({ identity, requester }: CodeKey): string =>
    toLimiterKey(`${requester.kind === 'device' ? 'known:' : ''}${recipientKey(identity)}`);
  const findBlock = async (codeKey: CodeKey): Promise<number> => {
    const block = await exhaustedCodes.get(toRequesterKey(codeKey));
    return block && block.consumedPoints > limits.maxExhaustedCodes
      ? toRetryAfterSeconds(block)
      : 0;
  };
  const consumeOrigins = async ({ requester }: CodeKey, network: string): Promise<number> => {
    if (requester.kind === 'device') return 0;
    const waitSeconds = await consumePoint(perNetwork, toLimiterKey(network));
    // A signed-in user may come from many networks.
    return waitSeconds > 0 || requester.kind === 'unknown-device'
      ? waitSeconds
      : consumePoint(perNetwork, toLimiterKey(requesterKey(requester)));
  };
  return {
    consume: async (codeKey, network) => {
      const key = toSendKey(codeKey);
      return (
        (await findBlock(codeKey)) ||
        (await consumeOrigins(codeKey, network)) ||
        (await consumePoint(perHour, key)) ||
        consumePoint(perDay, key)
      );
    },
    recordExhaustedCode: async (codeKey) => {
      const key = toRequesterKey(codeKey);
      const { consumedPoints } = await exhaustedCodes.penalty(key, 1);
      if (consumedPoints >= limits.maxExhaustedCodes)
        await exhaustedCodes.block(key, limits.blockSeconds);
    },
    clearExhaustedCodes: async (codeKey) => {
      await exhaustedCodes.delete(toRequesterKey(codeKey));
    },
  };
};
