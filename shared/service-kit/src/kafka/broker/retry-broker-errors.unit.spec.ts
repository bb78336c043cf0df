import { silentLogger } from '../../logger/index.ts';
import type { Broker } from './broker.ts';
import { retryBrokerErrors } from './retry-broker-errors.ts';
import { TopicDrift } from './topic-drift.ts';
import { startConsumer } from '../consumer/start-consumer.ts';
import { startMaterializedViews } from '../materialized-view/start-materialized-views.ts';
import { defineConsumer, on } from '../consumer/define-consumer.ts';
import { compactedTopic, event } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import { materializedView } from '../materialized-view/materialized-view.ts';

const brokerError = (): Error =>
  Object.assign(new Error('Connection timeout'), { name: 'KafkaJSConnectionError' });
const changed = event(
  compactedTopic({ name: 'shelf.states', producer: 'catalog', key: 'id', description: '' }),
  'shelf.changed.v1',
  { description: '', data: z.object({ count: z.int() }) },
);

const slowBroker = (): Broker => {
  let remainingFailures = 2;
  const failTwice =
    <T>(result: T) =>
    (): Promise<T> =>
      remainingFailures-- > 0 ? Promise.reject(brokerError()) : Promise.resolve(result);
  return {
    publish: () => Promise.resolve(),
    ensureTopics: failTwice(undefined),
    fetchOffsets: failTwice([]),
    health: () => ({ isConnected: true, subscriptions: 0 }),
    onFatal: () => undefined,
    close: () => Promise.resolve(),
    subscribe: () =>
      Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 0,
        fetchAgeMs: () => 0,
        stop: () => Promise.resolve(),
      }),
  };
};

describe('retryBrokerErrors', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('succeeds after two failures of the broker', async () => {
    const work = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(brokerError())
      .mockRejectedValueOnce(brokerError())
      .mockResolvedValue('done');
    const outcome = retryBrokerErrors(work, { operation: 'x', logger: silentLogger });
    await jest.advanceTimersByTimeAsync(1_500);
    expect([await outcome, work.mock.calls.length]).toEqual(['done', 3]);
  });

  it('succeeds after kafkajs asked a connection that was closed', async () => {
    const work = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('Broker not connected'))
      .mockResolvedValue('done');
    const outcome = retryBrokerErrors(work, { operation: 'x', logger: silentLogger });
    await jest.advanceTimersByTimeAsync(500);
    expect([await outcome, work.mock.calls.length]).toEqual(['done', 2]);
  });

  it('waits until a topic is as its contract says', async () => {
    const work = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new TopicDrift('order.events has 3 partitions instead of 6'))
      .mockResolvedValue('done');
    const outcome = retryBrokerErrors(work, { operation: 'x', logger: silentLogger });
    await jest.advanceTimersByTimeAsync(500);
    expect([await outcome, work.mock.calls.length]).toEqual(['done', 2]);
  });

  it('throws errors of other sources at once', async () => {
    const work = jest.fn<Promise<string>, []>().mockRejectedValue(new TypeError('ours'));
    await expect(retryBrokerErrors(work, { operation: 'x', logger: silentLogger })).rejects.toThrow(
      'ours',
    );
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('throws the last error when it is stopped', async () => {
    await expect(
      retryBrokerErrors(() => Promise.reject(brokerError()), {
        operation: 'x',
        logger: silentLogger,
        isStopped: () => true,
      }),
    ).rejects.toThrow('Connection timeout');
  });

  it('lets materialized views catch up when the broker is slow at start', async () => {
    const started = startMaterializedViews({
      broker: slowBroker(),
      views: [materializedView({ event: changed, name: 's', apply: () => undefined })],
      name: 'x',
      logger: silentLogger,
    });
    await jest.advanceTimersByTimeAsync(2_000);
    await expect((await started).caughtUp).resolves.toBeUndefined();
  });

  it('lets a consumer join when the broker is slow at start', async () => {
    const started = startConsumer({
      broker: slowBroker(),
      definition: defineConsumer({ group: 'g', handlers: [on(changed, () => Promise.resolve())] }),
      logger: silentLogger,
    });
    await jest.advanceTimersByTimeAsync(2_000);
    await expect((await started).joined).resolves.toBeUndefined();
  });
});
