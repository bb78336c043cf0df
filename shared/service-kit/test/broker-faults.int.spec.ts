import type { Envelope } from '@tokri/contracts/events';
import { Kafka, logLevel } from 'kafkajs';
import { createBroker, toTopicPlan } from '../src/kafka/index.ts';
import type { Broker, BrokerSettings } from '../src/kafka/index.ts';
import { producerSettings } from '../src/kafka/kafkajs-workarounds/client-settings.ts';
import { OutboxFull, insertAggregate, outboxLimit, conditionalUpdate } from '../src/mongo/index.ts';
import { createOutboxRelay } from '../src/outbox/index.ts';
import { collectEvents, eventually, silentLogger, createTestBroker } from '../src/testing/index.ts';
import { buildMovedEntry, openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Shipment, Store } from './fixture.ts';
import { kafkaFaultProxy } from './kafka-fault-proxy.ts';

let store: Store;
let broker: Broker;
let publishedEvents: Envelope[];

beforeAll(async () => {
  store = await openStore('broker-faults');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(shipmentEvents)]);
  publishedEvents = collectEvents(broker, [shipmentMoved]);
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const numbersUpTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
const listSeqs = (key: string): number[] =>
  publishedEvents.filter((event) => event.key === key).map(({ seq }) => seq);
const countOutboxEntries = async (id: string): Promise<number> =>
  (await store.parcels.findById(id).lean<Shipment>().exec())?.outbox.length ?? -1;
const publish = (id: string, seq: number) =>
  conditionalUpdate(store.parcels, {
    id,
    publish: [buildMovedEntry(id, seq)],
    set: { step: seq },
    insertIfMissing: {},
  });
const startRelay = (relayBroker: Broker) => {
  const relay = createOutboxRelay({
    broker: relayBroker,
    models: [store.parcels],
    logger: silentLogger,
  });
  void relay.start();
  return relay;
};

describe('a broker whose responses get lost', () => {
  it('loses no event and keeps the order of first occurrences when every third response is lost', async () => {
    const { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX } = store.environment;
    const proxy = await kafkaFaultProxy({ broker: KAFKA_BROKERS.split(',')[0] ?? '', every: 3 });
    const lossyBroker = createBroker({
      brokers: KAFKA_BROKERS.split(','),
      clientId: 'lossy',
      maxWaitMs: 50,
      topicPrefix: KAFKA_TOPIC_PREFIX,
      replication: { factor: 1, minInSync: 1 },
      logger: silentLogger,
      socketFactory: proxy.socketFactory,
    });
    const relay = startRelay(lossyBroker);
    const ids = numbersUpTo(4).map((n) => `lossy-${n}`);
    await Promise.all(
      ids.map(async (id) => {
        for (const seq of numbersUpTo(15)) await publish(id, seq);
        await eventually(async () => (await countOutboxEntries(id)) === 0, {
          missing: `an empty outbox of ${id}`,
          timeoutMs: 40_000,
        });
        await eventually(() => new Set(listSeqs(id)).size === 15, {
          missing: `all events of ${id}`,
        });
      }),
    );
    for (const id of ids) expect([...new Set(listSeqs(id))]).toEqual(numbersUpTo(15));
    expect(proxy.dropped()).toBeGreaterThan(0);
    await eventually(() => ids.flatMap(listSeqs).length > 60, {
      missing: 'an event that was published again because its response was lost',
    });
    await relay.stop();
    await lossyBroker.close();
    await proxy.close();
  });
});

const sendAll = async (
  count: number,
  send: (seq: number) => Promise<unknown>,
): Promise<readonly number[]> =>
  (
    await Promise.all(
      numbersUpTo(count).map((seq) =>
        send(seq).then(
          () => [seq],
          () => [],
        ),
      ),
    )
  ).flat();

const readNumbers = async (topic: string): Promise<ReadonlySet<number>> => {
  const receivedNumbers = new Set<number>();
  const expectedCount = (await broker.fetchOffsets(topic)).reduce(
    (sum, { low, high }) => sum + Number(high - low),
    0,
  );
  let read = 0;
  const subscription = await broker.subscribe({
    group: `numbers-${topic}`,
    topics: [topic],
    from: 'beginning',
    commit: false,
    onMessage: ({ value }) => {
      receivedNumbers.add(Number(value));
      read += 1;
      return Promise.resolve('done');
    },
  });
  await eventually(() => read >= expectedCount, { missing: `${expectedCount} messages` });
  await subscription.stop();
  return receivedNumbers;
};

describe('forty concurrent sends while every fourth response gets lost', () => {
  const countMissing = async (
    topic: string,
    open: (
      socketFactory: BrokerSettings['socketFactory'],
    ) => Promise<{ send(seq: number): Promise<unknown>; close(): Promise<void> }>,
  ): Promise<number> => {
    await broker.ensureTopics([{ ...toTopicPlan(shipmentEvents), name: topic, partitions: 1 }]);
    const proxy = await kafkaFaultProxy({
      broker: store.environment.KAFKA_BROKERS.split(',')[0] ?? '',
      every: 4,
    });
    const sender = await open(proxy.socketFactory);
    const sent = await sendAll(40, (seq) => sender.send(seq));
    const receivedNumbers = await readNumbers(topic);
    await sender.close();
    await proxy.close();
    expect(proxy.dropped()).toBeGreaterThan(0);
    return sent.filter((seq) => !receivedNumbers.has(seq)).length;
  };

  it('all arrive when our broker reported success', async () => {
    expect(
      await countMissing('plain', (socketFactory) => {
        const { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX } = store.environment;
        const lossyBroker = createBroker({
          brokers: KAFKA_BROKERS.split(','),
          clientId: 'plain',
          maxWaitMs: 50,
          topicPrefix: KAFKA_TOPIC_PREFIX,
          replication: { factor: 1, minInSync: 1 },
          logger: silentLogger,
          socketFactory,
        });
        return Promise.resolve({
          send: (seq: number) =>
            lossyBroker.publish([{ topic: 'plain', key: 'one', value: String(seq), headers: {} }]),
          close: () => lossyBroker.close(),
        });
      }),
    ).toBe(0);
  });

  it('partly get lost with an idempotent producer, so the check can fail', async () => {
    expect(
      await countMissing('idempotent', async (socketFactory) => {
        const { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX } = store.environment;
        const producer = new Kafka({
          brokers: KAFKA_BROKERS.split(','),
          clientId: 'idempotent',
          socketFactory,
          logLevel: logLevel.NOTHING,
        }).producer({ ...producerSettings, idempotent: true, maxInFlightRequests: undefined });
        await producer.connect();
        return {
          send: (seq: number) =>
            producer.send({
              topic: `${KAFKA_TOPIC_PREFIX}idempotent`,
              acks: -1,
              messages: [{ key: 'one', value: String(seq) }],
            }),
          close: () => producer.disconnect(),
        };
      }),
    ).toBeGreaterThan(0);
  });
});

describe('a broker that is away until an outbox is full', () => {
  it('makes the next event fail as an outage and publishes all in order when it is back', async () => {
    let isUnreachable = true;
    const relay = startRelay({
      ...broker,
      publish: (messages) =>
        isUnreachable ? Promise.reject(new Error('no broker')) : broker.publish(messages),
    });
    await insertAggregate(
      store.parcels,
      { _id: 'away' },
      { publish: numbersUpTo(outboxLimit - 1).map((seq) => buildMovedEntry('away', seq)) },
    );
    expect(await publish('away', outboxLimit)).not.toBeNull();
    await expect(publish('away', outboxLimit + 1)).rejects.toBeInstanceOf(OutboxFull);
    expect(await countOutboxEntries('away')).toBe(outboxLimit);
    isUnreachable = false;
    await eventually(async () => (await countOutboxEntries('away')) === 0, {
      missing: 'an empty outbox',
    });
    expect(await publish('away', outboxLimit + 1)).not.toBeNull();
    await eventually(() => listSeqs('away').includes(outboxLimit + 1), {
      missing: 'the next event',
    });
    expect([...new Set(listSeqs('away'))]).toEqual(numbersUpTo(outboxLimit + 1));
    await relay.stop();
  });
});
