import { platformMetrics } from '@tokri/contracts/metrics';
import type { Broker } from '../kafka/index.ts';
import { silentLogger } from '../testing/index.ts';
import { createMetricRegistry } from './metric-registry.ts';
import { observeBroker } from './observe-broker.ts';

const placed = {
  topic: 'order.events',
  key: '1',
  value: '{}',
  headers: { type: 'order.placed.v1' },
};
const deadLetter = {
  ...placed,
  topic: 'order.events.cart.dlq',
  headers: { ...placed.headers, 'dlq-topic': 'order.events', 'dlq-group': 'cart' },
};
const observe = (publish: Broker['publish']) => {
  const metrics = createMetricRegistry('order', silentLogger);
  return { metrics, broker: observeBroker({ publish } as Broker, metrics) };
};

describe('observeBroker', () => {
  it('counts published events by type, and dead letters by topic and group', async () => {
    const { metrics, broker } = observe(() => Promise.resolve());
    await broker.publish([placed, placed, deadLetter]);
    expect(await metrics.counter(platformMetrics.eventsPublished).read()).toEqual([
      { labels: { type: 'order.placed.v1' }, value: 2 },
    ]);
    expect(await metrics.counter(platformMetrics.deadLetters).read()).toEqual([
      { labels: { topic: 'order.events', group: 'cart' }, value: 1 },
    ]);
  });

  it('does not count what the broker refused', async () => {
    const { metrics, broker } = observe(() => Promise.reject(new Error('no leader')));
    await expect(broker.publish([placed])).rejects.toThrow('no leader');
    expect(await metrics.counter(platformMetrics.eventsPublished).read()).toEqual([]);
  });
});
