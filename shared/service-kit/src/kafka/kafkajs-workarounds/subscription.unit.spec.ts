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
      REBALANCING: 'rebalancing',
      REQUEST: 'request',
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

const openWithFakeKafka = async (
  acknowledgement: Acknowledgement | Promise<Acknowledgement> = 'done',
) => {
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

  it('send heartbeats while a handler takes longer than the session', async () => {
    jest.useFakeTimers();
    let finish: (acknowledgement: Acknowledgement) => void = () => undefined;
    const handler = new Promise<Acknowledgement>((resolve) => {
      finish = resolve;
    });
    const { fake, running } = await openWithFakeKafka(handler);
    const { calls, payload } = batchOf();
    const handled = fake.batch(payload);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(Array.from({ length: 5 }, () => 'heartbeat'));
    finish({ retryAfterMs: 200 });
    await handled;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls.slice(5)).toEqual(['pause', 'resume']);
    await running.stop();
    jest.useRealTimers();
  });

  it('keep an error of a heartbeat during a handler for the one after it', async () => {
    jest.useFakeTimers();
    const handler = new Promise<Acknowledgement>((resolve) => {
      setTimeout(() => {
        resolve('done');
      }, 5_000);
    });
    const { fake, running } = await openWithFakeKafka(handler);
    const heartbeat = (): Promise<void> => Promise.reject(new Error('REBALANCE_IN_PROGRESS'));
    const handled = expect(fake.batch(batchOf({ heartbeat }).payload)).rejects.toThrow('REBALANCE');
    await jest.advanceTimersByTimeAsync(5_000);
    await handled;
    await running.stop();
    jest.useRealTimers();
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
});
