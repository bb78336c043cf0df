import { platformMetrics, shopMetrics } from '@tokri/contracts/metrics';
import { silentLogger } from '../testing/index.ts';
import { createMetricRegistry } from './metric-registry.ts';

const { requestsShed, requestDuration, storeReachable } = platformMetrics;
const createRegistry = () => createMetricRegistry('order', silentLogger);

describe('createMetricRegistry', () => {
  it('exposes each figure with the name of its deployable', async () => {
    const metrics = createRegistry();
    metrics.counter(shopMetrics.ordersRejected).add({ code: 'slot-full' }, 2);
    expect(await metrics.expose()).toContain(
      'tokri_orders_rejected_total{code="slot-full",deployable="order"} 2',
    );
  });

  it('counts two users of one counter together', async () => {
    const metrics = createRegistry();
    metrics.counter(requestsShed).add({});
    metrics.counter(requestsShed).add({});
    expect(await metrics.counter(requestsShed).read()).toEqual([{ labels: {}, value: 2 }]);
  });

  it('reads a gauge whenever the figures are asked for', async () => {
    const metrics = createRegistry();
    let value = 1;
    metrics.gauge(storeReachable, () => [{ labels: {}, value }]);
    expect(await metrics.samples()).toMatchObject([{ name: storeReachable.name, value: 1 }]);
    value = 0;
    expect(await metrics.samples()).toMatchObject([{ name: storeReachable.name, value: 0 }]);
  });

  it('drops the samples of a gauge that are no longer read', async () => {
    const metrics = createRegistry();
    let states = ['held', 'booked'];
    metrics.gauge(shopMetrics.slotCapacity, () =>
      states.map((state) => ({ labels: { state }, value: 1 })),
    );
    await metrics.samples();
    states = ['booked'];
    expect((await metrics.samples()).map(({ labels }) => labels.state)).toEqual(['booked']);
  });

  it('shows no figure instead of zero when it cannot be read', async () => {
    const warnings: unknown[] = [];
    const metrics = createMetricRegistry('order', {
      warn: (fields: unknown) => {
        warnings.push(fields);
      },
    });
    metrics.gauge(storeReachable, () => Promise.reject(new Error('the store is down')));
    expect(await metrics.samples()).toEqual([]);
    expect(warnings).toMatchObject([{ metric: storeReachable.name }]);
  });

  it('says how much of a counter is of the last 15 minutes', async () => {
    const metrics = createRegistry();
    metrics.counter(shopMetrics.ordersRejected).add({ code: 'slot-full' }, 2);
    expect(await metrics.samples()).toEqual([
      {
        name: shopMetrics.ordersRejected.name,
        labels: { code: 'slot-full', deployable: 'order' },
        value: 2,
        increase: 2,
      },
    ]);
  });

  it('leaves histograms out of the samples', async () => {
    const metrics = createRegistry();
    metrics.histogram(requestDuration).observe({ operation: 'place-order', status: '2xx' }, 0.2);
    expect(await metrics.samples()).toEqual([]);
    expect(await metrics.expose()).toContain('tokri_request_duration_seconds_bucket{le="0.25"');
  });
});
