import { edgeMetrics } from '@tokri/contracts/metrics';
import type { MetricRegistry } from '@tokri/service-kit/metrics';
import type { Redis } from '@tokri/service-kit/redis';

export const reportRedis = (redis: Pick<Redis, 'status'>, metrics: MetricRegistry): void => {
  metrics.gauge(edgeMetrics.redisReachable, () => [
    { labels: {}, value: Number(redis.status === 'ready') },
  ]);
};
