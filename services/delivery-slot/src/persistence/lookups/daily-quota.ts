import { consumePoint, createRateLimiter } from '@tokri/service-kit/redis';
import type { Redis } from '@tokri/service-kit/redis';
import type { SpendCall } from '../../application/ports/provider-quota.ts';

const daySeconds = 86_400;

export const createDailyQuota = (
  redis: Redis | undefined,
  { key, perDay }: { readonly key: string; readonly perDay: number },
): SpendCall => {
  const limiter = createRateLimiter(redis, {
    keyPrefix: 'lookups',
    points: perDay,
    durationSeconds: daySeconds,
    blocksInMemory: true,
  });
  return async () => (await consumePoint(limiter, key)) === 0;
};
