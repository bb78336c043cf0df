import { mailboxKey } from '@tokri/contracts/validation';
import { hmacSha256 } from '@tokri/service-kit/crypto';
import { consumePoint, createRateLimiter, toRetryAfterSeconds } from '@tokri/service-kit/redis';
import type { Redis } from '@tokri/service-kit/redis';
import type { CodeKey, SendLimiter } from '../../application/ports/one-time-passwords.ts';
import { identityKey, type Identity } from '../../domain/accounts/identity.ts';
import { toNumberRange } from '../../domain/one-time-passwords/number-range.ts';
import { requesterKey, type Requester } from '../../domain/one-time-passwords/requester.ts';
import type { SendLimits } from '../../domain/one-time-passwords/code-limits.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

export interface SendLimiterOptions {
  readonly limits: SendLimits;
  readonly hashKey: string;
  readonly redis?: Redis;
  readonly onRangeRefused: () => void;
}

const recipientKey = ({ channel, contact }: Identity): string =>
  identityKey({ channel, contact: channel === 'mail' ? mailboxKey(contact) : contact });

/**
 * The known devices of a contact share one limit: each sign-in makes another device known. Neither
 * it nor the limit of the owner who deletes the account can be used up by strangers.
 */
const sendKeyPrefix: Readonly<Record<Requester['kind'], string>> = {
  device: 'known:',
  deletion: 'deletion:',
  user: '',
  'unknown-device': '',
};

const createLimiters = ({ limits, redis }: SendLimiterOptions) => ({
  perHour: createRateLimiter(redis, {
    keyPrefix: 'otp:hour',
    points: limits.sendsPerIdentityPerHour,
    durationSeconds: hourSeconds,
  }),
  perDay: createRateLimiter(redis, {
    keyPrefix: 'otp:day',
    points: limits.sendsPerIdentityPerDay,
    durationSeconds: daySeconds,
  }),
  perNetwork: createRateLimiter(redis, {
    keyPrefix: 'otp:address',
    points: limits.sendsPerNetworkPerHour,
    durationSeconds: hourSeconds,
  }),
  perRange: createRateLimiter(redis, {
    keyPrefix: 'otp:range',
    points: limits.sendsPerRangePerHour,
    durationSeconds: hourSeconds,
  }),
  exhaustedCodes: createRateLimiter(redis, {
    keyPrefix: 'otp:burnt',
    points: limits.maxExhaustedCodes,
    durationSeconds: hourSeconds,
  }),
});

export const createSendLimiter = (options: SendLimiterOptions): SendLimiter => {
  const { limits, hashKey, onRangeRefused } = options;
  const { perHour, perDay, perNetwork, perRange, exhaustedCodes } = createLimiters(options);
  const toLimiterKey = (text: string): string => hmacSha256(hashKey, `limit:${text}`);
  // Wrong codes of one requester do not block the sign-in of another.
  const toRequesterKey = ({ identity, requester }: CodeKey): string =>
    toLimiterKey(`${requesterKey(requester)}${identityKey(identity)}`);
  const toSendKey = ({ identity, requester }: CodeKey): string =>
    toLimiterKey(`${sendKeyPrefix[requester.kind]}${recipientKey(identity)}`);
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
  // The owner of a number signs in on a known device, and deletes the account, while its range is
  // limited.
  const consumeRange = async ({ identity, requester }: CodeKey): Promise<number> => {
    const range = toNumberRange(identity);
    if (range === null || requester.kind === 'device' || requester.kind === 'deletion') return 0;
    const waitSeconds = await consumePoint(perRange, toLimiterKey(`range:${range}`));
    if (waitSeconds > 0) onRangeRefused();
    return waitSeconds;
  };
  return {
    consume: async (codeKey, network) => {
      const key = toSendKey(codeKey);
      return (
        (await findBlock(codeKey)) ||
        (await consumeOrigins(codeKey, network)) ||
        (await consumePoint(perHour, key)) ||
        (await consumePoint(perDay, key)) ||
        // Last: refused codes of one number must not use up its range.
        consumeRange(codeKey)
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
