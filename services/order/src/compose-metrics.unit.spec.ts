import { shopMetrics } from '@tokri/contracts/metrics';
import { createMetricRegistry } from '@tokri/service-kit/metrics';
import { silentLogger } from '@tokri/service-kit/testing';
import type { OrderStore } from './application/ports/order-store.ts';
import { observeOrders } from './compose-metrics.ts';

const now = new Date('2026-11-23T10:00:03Z');
const placedAt = new Date('2026-11-23T10:00:00Z');
const placed = { rev: 1, seq: 1, order: { status: 'Placed', placedAt } } as never;
const decide = (order: object) => ({ order: { placedAt, ...order }, events: [] }) as never;

const observe = (isSaved = true) => {
  const metrics = createMetricRegistry('order', silentLogger);
  const store = { save: () => Promise.resolve(isSaved) } as unknown as OrderStore;
  return { metrics, store: observeOrders(store, metrics, () => now) };
};

describe('observeOrders', () => {
  it('measures how long an order stayed Placed', async () => {
    const { metrics, store } = observe();
    await store.save(placed, decide({ status: 'Confirmed' }), []);
    const text = await metrics.expose();
    expect(text).toMatch(/order_settle_seconds_bucket\{le="2",.*status="Confirmed"\} 0/);
    expect(text).toMatch(/order_settle_seconds_bucket\{le="5",.*status="Confirmed"\} 1/);
  });

  it('counts a rejected order by its code', async () => {
    const { metrics, store } = observe();
    await store.save(placed, decide({ status: 'Rejected', rejection: { code: 'slot-full' } }), []);
    expect(await metrics.counter(shopMetrics.ordersRejected).read()).toEqual([
      { labels: { code: 'slot-full' }, value: 1 },
    ]);
  });

  it('does not count a write that lost against another one, nor one that changes no status', async () => {
    const lost = observe(false);
    await lost.store.save(placed, decide({ status: 'Confirmed' }), []);
    expect(await lost.metrics.expose()).not.toContain('order_settle_seconds_count');
    const same = observe();
    await same.store.save(placed, decide({ status: 'Placed' }), []);
    expect(await same.metrics.expose()).not.toContain('order_settle_seconds_count');
  });
});
