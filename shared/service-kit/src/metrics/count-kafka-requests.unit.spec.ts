import { platformMetrics } from '@tokri/contracts/metrics';
import { silentLogger } from '../testing/index.ts';
import { countKafkaRequests } from './count-kafka-requests.ts';
import { createMetricRegistry } from './metric-registry.ts';

describe('countKafkaRequests', () => {
  it('counts requests by name', async () => {
    const metrics = createMetricRegistry('order', silentLogger);
    const count = countKafkaRequests(metrics);
    for (const apiName of ['Fetch', 'OffsetCommit', 'Fetch']) count(apiName);
    expect(await metrics.counter(platformMetrics.kafkaRequests).read()).toEqual([
      { labels: { request: 'Fetch' }, value: 2 },
      { labels: { request: 'OffsetCommit' }, value: 1 },
    ]);
  });
});
