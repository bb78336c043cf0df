import { tokensRevoked, slotSlots, userPermissions } from '@tokri/contracts/events';
import { defineBroadcastConsumer, materializedView, type Broker } from '@tokri/service-kit/kafka';
import { silentLogger } from '@tokri/service-kit/logger';
import { createEventSubscription } from './event-subscription.ts';

type Subscription = Parameters<Broker['subscribe']>[0];

const partitionsOf = (topic: string, ...numbers: number[]) =>
  numbers.map((partition) => ({ topic, partition }));
const permissionPartitions = partitionsOf(userPermissions.name, 0, 1);

const emptyBroker = () => {
  const subscriptions: Subscription[] = [];
  const broker = {
    ensureTopics: () => Promise.resolve(),
    fetchOffsets: () => Promise.resolve([]),
    subscribe: (subscription: Subscription) => {
      subscriptions.push(subscription);
      subscription.onAssigned?.([...permissionPartitions, ...partitionsOf(slotSlots.name, 0)]);
      return Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 0,
        fetchAgeMs: () => 0,
        stop: () => Promise.resolve(),
      });
    },
  } as unknown as Broker;
  const answer = (partitions: ReturnType<typeof partitionsOf>): void => {
    for (const { onPartitionsFetched } of subscriptions) onPartitionsFetched?.(partitions);
  };
  return { broker, answer, subscriptions };
};

const subscribe = () => {
  const { broker, answer, subscriptions } = emptyBroker();
  const subscription = createEventSubscription({
    broker,
    consumer: defineBroadcastConsumer({ name: 'spec', handlers: [] }),
    views: [
      materializedView({
        event: tokensRevoked,
        name: 'permissions',
        apply: () => undefined,
      }),
    ],
    logger: silentLogger,
  });
  return {
    ...subscription,
    answer,
    countSubscriptions: () => subscriptions.length,
    areCurrent: () => subscription.areRevocationsCurrent(new Date()),
  };
};

describe('the permissions of staff', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are current once every partition was fetched, for ten seconds', async () => {
    const subscription = subscribe();
    expect(subscription.areCurrent()).toBe(false);
    await subscription.start();
    expect(subscription.areCurrent()).toBe(false);
    subscription.answer(permissionPartitions);
    jest.advanceTimersByTime(10_000);
    expect(subscription.areCurrent()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(subscription.areCurrent()).toBe(false);
    await subscription.stop();
  });

  it('are not current while the broker of one partition is silent and others answer', async () => {
    const subscription = subscribe();
    await subscription.start();
    subscription.answer(permissionPartitions);
    jest.advanceTimersByTime(11_000);
    subscription.answer(permissionPartitions.slice(1));
    expect(subscription.areCurrent()).toBe(false);
    subscription.answer(permissionPartitions.slice(0, 1));
    expect(subscription.areCurrent()).toBe(true);
    await subscription.stop();
  });

  it('stay current while brokers of other topics are silent', async () => {
    const subscription = subscribe();
    await subscription.start();
    jest.advanceTimersByTime(60_000);
    subscription.answer(permissionPartitions);
    expect(subscription.areCurrent()).toBe(true);
    await subscription.stop();
  });
});

describe('the events and views of the BFF', () => {
  it('are read by one consumer', async () => {
    const subscription = subscribe();
    await subscription.start();
    expect(subscription.countSubscriptions()).toBe(1);
    await subscription.stop();
  });
});
