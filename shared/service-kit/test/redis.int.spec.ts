import { connectRedis } from '../src/redis/index.ts';
import { testEnvironment } from '../src/testing/index.ts';

jest.setTimeout(60_000);

describe('connectRedis', () => {
  it('executes commands', async () => {
    const { REDIS_URL, MONGODB_DATABASE: unique } = testEnvironment({
      service: 'kit',
      name: 'redis',
    });
    const redis = await connectRedis({ url: REDIS_URL });
    expect(await redis.set(unique, '1', 'EX', 60)).toBe('OK');
    expect(await redis.incr(unique)).toBe(2);
    redis.disconnect();
  });

  it('returns a client that fails fast when Redis is down', async () => {
    const redis = await connectRedis({ url: 'redis://127.0.0.1:1' });
    const start = performance.now();
    await expect(redis.get('x')).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(1_000);
    redis.disconnect();
  });
});
