import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { platformMetrics } from '@tokri/contracts/metrics';
import { reportRedis } from '../src/lifecycle/index.ts';
import { createMetricRegistry, findFigure } from '../src/metrics/index.ts';
import { connectRedis, createGuardedRedis } from '../src/redis/index.ts';
import { eventually, silentLogger, testEnvironment } from '../src/testing/index.ts';

/** Between a client and Redis; a silent one keeps the connections open, as a stopped Redis does. */
const startProxy = async (redisUrl: string) => {
  const target = new URL(redisUrl);
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 6_379), target.hostname);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
    pairs.push([client, upstream]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(redisUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    answerAgain: () => {
      for (const [client, upstream] of pairs) client.pipe(upstream).pipe(client);
    },
    stop: () => {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
};

describe('reportRedis', () => {
  it('shows a Redis that hangs while its connections stay open, and its recovery', async () => {
    const { REDIS_URL } = testEnvironment({ service: 'kit', name: 'redis' });
    const proxy = await startProxy(REDIS_URL);
    const redis = await connectRedis({ url: proxy.url });
    const metrics = createMetricRegistry('user', silentLogger);
    reportRedis(metrics, createGuardedRedis(redis));
    const readReachable = async () =>
      findFigure(await metrics.samples(), platformMetrics.redisReachable);
    await eventually(async () => (await readReachable()) === 1, { missing: 'the first answer' });
    proxy.fallSilent();
    expect(await readReachable()).toBe(0);
    expect(redis.status).toBe('ready');
    proxy.answerAgain();
    await eventually(async () => (await readReachable()) === 1, { missing: 'an answer again' });
    redis.disconnect();
    proxy.stop();
  });
});

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
