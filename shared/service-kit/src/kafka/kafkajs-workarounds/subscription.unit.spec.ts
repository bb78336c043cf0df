import type { EachBatchPayload, Kafka } from 'kafkajs';
import { silentLogger } from '../../logger/index.ts';
import type { Subscription, Acknowledgement } from '../broker/broker.ts';
import { openSubscription } from './subscription.ts';

type Listener = (event: { payload: Record<string, unknown> }) => void;

const fakeKafka = () => {
  const listeners = new Map<string, Listener[]>();
  let eachBatch: ((payload: EachBatchPayload) => Promise<void>) | undefined;
  const consumer = {
    events: {
      CRASH: 'crash',
      FETCH: 'fetch',
      HEARTBEAT: 'heartbeat',
      GROUP_JOIN: 'join',
      END_BATCH_PROCESS: 'end',
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    connect: () => Promise.resolve(),
    subscribe: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    run: (settings: { eachBatch: typeof eachBatch }) => {
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
    batch: (payload: Partial<EachBatchPayload>) => eachBatch?.(payload as EachBatchPayload),
  };
};

const openWithFakeKafka = async (acknowledgement: Acknowledgement = 'done', isReachable = true) => {
  const fake = fakeKafka();
  const fatal: Error[] = [];
  const subscription: Subscription = {
    group: 'g',
    topics: ['t'],
    from: 'beginning',
    commit: true,
    onMessage: () => Promise.resolve(acknowledgement),
  };
  const running = await openSubscription(
    {
      kafka: fake.kafka,
      topicPrefix: 'dev.',
      maxWaitMs: 50,
      logger: silentLogger,
      isReachable: () => Promise.resolve(isReachable),
      onFatal: (error) => {
        fatal.push(error);
      },
    },
    subscription,
  );
  return { fake, fatal, running };
};

const batchOf = (more: Partial<EachBatchPayload> = {}) => {
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

describe('message batches', () => {
  it('resolve each offset, then send heartbeat and commit', async () => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf();
    await fake.batch(payload);
    expect(calls).toEqual(['resolve 4', 'heartbeat', 'commit', 'resolve 5', 'heartbeat', 'commit']);
    await running.stop();
  });

  it('report as lag what waits behind the last handled message', async () => {
    const { fake, running } = await openWithFakeKafka();
    expect(running.lag()).toBe(0);
    await fake.batch(batchOf().payload);
    expect(running.lag()).toBe(3);
    await running.stop();
  });

  it('count a message to retry and all behind it as lag until a rebalance', async () => {
    const { fake, running } = await openWithFakeKafka({ retryAfterMs: 200 });
    await fake.batch(batchOf().payload);
    expect(running.lag()).toBe(5);
    fake.emit('join');
    expect(running.lag()).toBe(0);
    await running.stop();
  });

  it('pause the partition of a message to retry without moving its offset', async () => {
    jest.useFakeTimers();
    const { fake, running } = await openWithFakeKafka({ retryAfterMs: 200 });
    const { calls, payload } = batchOf();
    await fake.batch(payload);
    expect(calls).toEqual(['pause']);
    jest.advanceTimersByTime(200);
    expect(calls).toEqual(['pause', 'resume']);
    await running.stop();
    jest.useRealTimers();
  });

  it.each([
    ['stopped', { isRunning: () => false }],
    ['stale', { isStale: () => true }],
  ])('stop handling messages when %s', async (_case, more) => {
    const { fake, running } = await openWithFakeKafka();
    const { calls, payload } = batchOf(more);
    await fake.batch(payload);
    expect(calls).toEqual([]);
    await running.stop();
  });

  it('pass a rebalance error of a heartbeat on to kafkajs', async () => {
    const { fake, running } = await openWithFakeKafka();
    await expect(
      fake.batch(
        batchOf({ heartbeat: () => Promise.reject(new Error('REBALANCE_IN_PROGRESS')) }).payload,
      ),
    ).rejects.toThrow('REBALANCE');
    await running.stop();
  });
});

describe('a consumer that stops', () => {
  it('is fatal after a crash without restart, unless it was stopped', async () => {
    const { fake, fatal, running } = await openWithFakeKafka();
    fake.emit('crash', { restart: true, error: new Error('x') });
    expect(fatal).toHaveLength(0);
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
    await running.stop();
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
  });

  it.each([
    ['a broker that answers: fatal', true, 1],
    ['no broker: waits', false, 0],
  ])('reacts to a minute of silence and %s', async (_case, isReachable, count) => {
    jest.useFakeTimers();
    const { fake, fatal, running } = await openWithFakeKafka('done', isReachable);
    await jest.advanceTimersByTimeAsync(50_000);
    fake.emit('fetch');
    await jest.advanceTimersByTimeAsync(50_000);
    expect(fatal).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(fatal).toHaveLength(count);
    await running.stop();
    jest.useRealTimers();
  });
});
