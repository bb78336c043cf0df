import { AsyncLocalStorage } from 'node:async_hooks';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import KafkajsBroker from 'kafkajs/src/broker/index.js';
import type { FetchAnswer } from 'kafkajs/src/broker/index.js';
import { silentLogger } from '../src/logger/index.ts';
import type { Subscription, Acknowledgement } from '../src/kafka/broker/broker.ts';
import { openSubscription } from '../src/kafka/kafkajs-workarounds/subscription.ts';

type Listener = (event: { payload: Record<string, unknown> }) => void;

/** A connection to a broker that gives the same answer to each fetch. */
export const openConnection = (answer: () => Promise<FetchAnswer>): KafkajsBroker =>
  Object.assign(Object.create(KafkajsBroker.prototype) as KafkajsBroker, {
    lookupRequest: () => () => ({}),
    connectionPool: { send: answer },
  });

const fakeKafka = () => {
  const listeners = new Map<string, Listener[]>();
  let disconnected: () => void = () => undefined;
  const subscribed: unknown[] = [];
  let runSettings: unknown;
  let inConsumer = AsyncLocalStorage.snapshot();
  let eachBatch: ((payload: EachBatchPayload) => Promise<void>) | undefined;
  const consumer = {
    events: {
      CRASH: 'crash',
      FETCH: 'fetch',
      HEARTBEAT: 'heartbeat',
      GROUP_JOIN: 'join',
      END_BATCH_PROCESS: 'end',
      REBALANCING: 'rebalancing',
      REQUEST: 'request',
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    connect: () => Promise.resolve(),
    subscribe: (settings: unknown) => {
      subscribed.push(settings);
      return Promise.resolve();
    },
    disconnect: () => {
      disconnected();
      return Promise.resolve();
    },
    run: (settings: { eachBatch: typeof eachBatch }) => {
      runSettings = settings;
      inConsumer = AsyncLocalStorage.snapshot();
      eachBatch = settings.eachBatch;
      return Promise.resolve();
    },
  };
  return {
    kafka: { consumer: () => consumer } as unknown as Kafka,
    emit: (name: string, payload: Record<string, unknown> = {}) => {
      listeners.get(name)?.forEach((listener) => {
        listener({ payload });
      });
    },
    onDisconnect: (listener: () => void) => {
      disconnected = listener;
    },
    runSettings: () => runSettings,
    subscribed: () => subscribed,
    /** A request of this consumer to a broker that gives this answer. */
    fetch: (connection: KafkajsBroker) => inConsumer(() => connection.fetch({ topics: [] })),
    batch: (payload: Partial<EachBatchPayload>) => eachBatch?.(payload as EachBatchPayload),
  };
};

export const openWithFakeKafka = async (
  acknowledgement: Acknowledgement | Promise<Acknowledgement> = 'done',
  more: Partial<Subscription> = {},
) => {
  const fake = fakeKafka();
  const fatal: Error[] = [];
  const subscription: Subscription = {
    group: 'g',
    topics: ['t'],
    from: 'beginning',
    commit: true,
    onMessage: () => Promise.resolve(acknowledgement),
    ...more,
  };
  const running = await openSubscription(
    {
      kafka: fake.kafka,
      topicPrefix: 'dev.',
      maxWaitMs: 50,
      memberFile: undefined,
      onRequest: undefined,
      logger: silentLogger,
      isReachable: () => Promise.resolve(true),
      onFatal: (error) => {
        fatal.push(error);
      },
    },
    subscription,
  );
  return { fake, fatal, running };
};

export const batchOf = (more: Partial<EachBatchPayload> = {}) => {
  const calls: string[] = [];
  const payload = {
    batch: {
      topic: 'dev.t',
      partition: 0,
      highWatermark: '9',
      messages: [
        { offset: '4', key: null, value: null, headers: {} },
        { offset: '5', key: null, value: null, headers: {} },
      ],
    },
    isRunning: () => true,
    isStale: () => false,
    resolveOffset: (offset: string) => {
      calls.push(`resolve ${offset}`);
    },
    heartbeat: () => {
      calls.push('heartbeat');
      return Promise.resolve();
    },
    uncommittedOffsets: () => ({ topics: [{ topic: 'dev.t', partitions: [] }] }),
    commitOffsetsIfNecessary: () => {
      calls.push('commit');
      return Promise.resolve();
    },
    pause: () => {
      calls.push('pause');
      return () => {
        calls.push('resume');
      };
    },
    ...more,
  } as unknown as EachBatchPayload;
  return { calls, payload };
};
