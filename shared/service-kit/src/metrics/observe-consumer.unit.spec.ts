import { platformMetrics } from '@tokri/contracts/metrics';
import { orderPlaced } from '@tokri/contracts/events';
import { defineConsumer, on } from '../kafka/index.ts';
import { silentLogger } from '../testing/index.ts';
import { createMetricRegistry } from './metric-registry.ts';
import { observeConsumer } from './observe-consumer.ts';

const event = { occurredAt: new Date(Date.now() - 3_000).toISOString() } as never;
const observe = (handle: () => Promise<void>) => {
  const metrics = createMetricRegistry('cart', silentLogger);
  const definition = defineConsumer({ group: 'cart', handlers: [on(orderPlaced, handle)] });
  const [handler] = observeConsumer(definition, metrics).handlers;
  return {
    metrics,
    handle: async () => handler?.handle(event),
    outcomes: () => metrics.counter(platformMetrics.eventsHandled).read(),
  };
};

describe('observeConsumer', () => {
  it('counts a handled event and measures its delay', async () => {
    const { metrics, handle, outcomes } = observe(() => Promise.resolve());
    await handle();
    expect(await outcomes()).toEqual([{ labels: { group: 'cart', outcome: 'done' }, value: 1 }]);
    const text = await metrics.expose();
    expect(text).toContain(
      'tokri_event_delay_seconds_bucket{le="2",deployable="cart",group="cart"} 0',
    );
    expect(text).toContain(
      'tokri_event_delay_seconds_bucket{le="5",deployable="cart",group="cart"} 1',
    );
  });

  it('counts an event of a type that the contracts do not contain', async () => {
    const metrics = createMetricRegistry('cart', silentLogger);
    observeConsumer(defineConsumer({ group: 'cart', handlers: [] }), metrics).onUnknownType?.();
    expect(await metrics.counter(platformMetrics.eventsHandled).read()).toEqual([
      { labels: { group: 'cart', outcome: 'unknown-type' }, value: 1 },
    ]);
  });

  it('counts a failure by its kind and leaves it to the consumer', async () => {
    const { handle, outcomes } = observe(() => Promise.reject(new TypeError('no such field')));
    await expect(handle()).rejects.toThrow('no such field');
    expect(await outcomes()).toEqual([
      { labels: { group: 'cart', outcome: 'not-retriable' }, value: 1 },
    ]);
  });
});
