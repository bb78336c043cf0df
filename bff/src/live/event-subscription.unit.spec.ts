import { permissionsChanged } from '@tokri/contracts/events';
import { defineBroadcastConsumer, materializedView, type Broker } from '@tokri/service-kit/kafka';
import { silentLogger } from '@tokri/service-kit/logger';
import { createEventSubscription } from './event-subscription.ts';

const emptyBroker = {
  ensureTopics: () => Promise.resolve(),
  fetchOffsets: () => Promise.resolve([]),
  subscribe: () =>
    Promise.resolve({
      joined: Promise.resolve(),
      lag: () => 0,
      stop: () => Promise.resolve(),
    }),
} as unknown as Broker;

describe('the views of the event subscription', () => {
  it('are current once they are read, until the broker has not answered for ten seconds', async () => {
    const subscription = createEventSubscription({
      broker: emptyBroker,
      consumer: defineBroadcastConsumer({ name: 'spec', handlers: [] }),
      views: [
        materializedView({
          event: permissionsChanged,
          name: 'permissions',
          apply: () => undefined,
        }),
      ],
      logger: silentLogger,
    });
    expect(subscription.arePermissionsCurrent(new Date())).toBe(false);
    await subscription.start();
    expect(subscription.arePermissionsCurrent(new Date())).toBe(true);
    expect(subscription.arePermissionsCurrent(new Date(Date.now() + 11_000))).toBe(false);
    await subscription.stop();
  });
});
