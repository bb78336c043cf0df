import { randomUUID } from 'node:crypto';
import { connectRedis } from '@tokri/service-kit/redis';
import { testEnvironment } from '@tokri/service-kit/testing';
import type { SharedQuota } from '../src/application/ports/shared-quota.ts';
import { createRedisQuota } from '../src/persistence/holds/redis-quota.ts';

const minuteMs = 60_000;
/** Two units a minute: none comes back while the spec runs. */
const intervalMs = 30_000;

describe('createRedisQuota', () => {
  const prefix = `spec-${randomUUID()}`;
  let redis: Awaited<ReturnType<typeof connectRedis>>;
  let quota: SharedQuota;
  beforeAll(async () => {
    const { REDIS_URL } = testEnvironment({ service: 'delivery-slot', name: 'shared-quota' });
    redis = await connectRedis({ url: REDIS_URL });
    // A command that takes longer than 300 ms would count as an outage.
    redis.options.commandTimeout = 30_000;
    quota = createRedisQuota(redis, { prefix });
  });
  afterAll(() => redis.quit());

  const spend = (key: string) => quota.spend({ key, intervalMs });

  it('says how long the next unit takes after the last of a minute', async () => {
    expect([await spend('a'), await spend('a')]).toEqual([0, 0]);
    const waitMs = (await spend('a')) ?? 0;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(intervalMs);
    expect(await spend('b')).toBe(0);
  });

  it('keeps a key no longer than the minute that it counts', async () => {
    await spend('c');
    await spend('c');
    const ttlMs = await redis.pttl(`${prefix}:c`);
    expect(ttlMs).toBeGreaterThan(0);
    expect(ttlMs).toBeLessThanOrEqual(minuteMs);
  });

  it('gives a unit back, and keeps the key as long as before', async () => {
    await spend('d');
    await spend('d');
    await quota.refund({ key: 'd', intervalMs });
    expect(await redis.pttl(`${prefix}:d`)).toBeGreaterThan(0);
    expect(await spend('d')).toBe(0);
    expect(await spend('d')).toBeGreaterThan(0);
  });

  it('makes no key when it gives back a unit that is forgotten', async () => {
    await quota.refund({ key: 'e', intervalMs });
    expect(await redis.exists(`${prefix}:e`)).toBe(0);
  });
});
