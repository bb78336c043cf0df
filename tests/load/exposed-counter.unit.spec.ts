import { platformMetrics } from '@tokri/contracts/metrics';
import { createMetricRegistry } from '@tokri/service-kit/metrics';
import { silentLogger } from '@tokri/service-kit/testing';
import { parseCounter } from './exposed-counter.ts';

describe('parseCounter', () => {
  it('reads what a metric registry exposes', async () => {
    const metrics = createMetricRegistry('order', silentLogger);
    const statements = metrics.counter(platformMetrics.storeStatements);
    statements.add({ kind: 'write', collection: 'unpaid-quotas' }, 3);
    statements.add({ kind: 'read', collection: 'orders' });
    metrics.counter(platformMetrics.kafkaRequests).add({ request: 'Fetch' });
    expect(parseCounter(await metrics.expose(), platformMetrics.storeStatements.name)).toEqual([
      { labels: { kind: 'write', collection: 'unpaid-quotas', deployable: 'order' }, value: 3 },
      { labels: { kind: 'read', collection: 'orders', deployable: 'order' }, value: 1 },
    ]);
  });

  it('reads nothing of a metric that is not exposed', () => {
    expect(parseCounter('', platformMetrics.kafkaRequests.name)).toEqual([]);
  });
});
