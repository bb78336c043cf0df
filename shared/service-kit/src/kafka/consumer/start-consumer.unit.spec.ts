import { ProblemError } from '@tokri/contracts/problems';
import { event, topic } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import { silentLogger } from '../../logger/index.ts';
import type {
  Broker,
  IncomingMessage,
  OutgoingMessage,
  Acknowledgement,
  Subscription,
} from '../broker/broker.ts';
import { toReplayMessage } from '../dead-letters/dead-letters.ts';
import { defineConsumer, on } from './define-consumer.ts';
import { startConsumer } from './start-consumer.ts';

const parcels = topic({
  name: 'parcel.events',
  producer: 'order',
  key: 'parcelId',
  description: 'Parcels of this spec.',
});
const shipmentMoved = event(parcels, 'parcel.moved.v1', {
  data: z.object({ step: z.int() }),
  description: 'A parcel went on.',
});

const outage = () =>
  Object.assign(new Error('the store is away'), { name: 'MongoServerSelectionError' });
const missingDependency = () => new ProblemError('not-known-yet');
const retriableFailure = () => new Error('E11000');
const repeatFailure = (count: number, failure: () => Error) =>
  Array.from({ length: count }, () => failure);

const startFailingConsumer = async () => {
  const deadLetters: OutgoingMessage[] = [];
  let failures: (() => Error)[] = [];
  let onMessage: (message: IncomingMessage) => Promise<Acknowledgement> = () =>
    Promise.reject(new Error('not subscribed'));
  const broker = {
    ensureTopics: () => Promise.resolve(),
    publish: (messages: readonly OutgoingMessage[]) => {
      deadLetters.push(...messages);
      return Promise.resolve();
    },
    subscribe: (subscription: { onMessage: typeof onMessage }) => {
      ({ onMessage } = subscription);
      return Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 0,
        fetchAgeMs: () => 0,
        stop: () => Promise.resolve(),
      });
    },
  } as unknown as Broker;
  const handle = () => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure()) : Promise.resolve();
  };
  await startConsumer({
    broker,
    logger: silentLogger,
    definition: defineConsumer({ group: 'spec', handlers: [on(shipmentMoved, handle)] }),
  });
  let offset = 0;
  return {
    deliver: async (
      plannedFailures: readonly (() => Error)[],
      headers: IncomingMessage['headers'] = {},
    ) => {
      const value = JSON.stringify({
        id: `e${offset}`,
        type: 'parcel.moved.v1',
        occurredAt: new Date().toISOString(),
        key: 'p',
        seq: 1,
        correlationId: 'c',
        causationId: 'c',
        data: { step: 1 },
      });
      const message: IncomingMessage = {
        topic: 'parcel.events',
        partition: 0,
        offset: String(offset),
        key: 'p',
        headers,
        value,
      };
      [failures, offset] = [[...plannedFailures], offset + 1];
      const before = deadLetters.length;
      let attempts = 1;
      while ((await onMessage(message)) !== 'done') attempts += 1;
      return { attempts, deadLetters: deadLetters.length - before };
    },
  };
};

describe('startConsumer', () => {
  it('passes the pause of a consumer to its subscription', async () => {
    const subscribe = jest.fn((_subscription: Subscription) =>
      Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 0,
        fetchAgeMs: () => 0,
        stop: () => Promise.resolve(),
      }),
    );
    const broker = { ensureTopics: () => Promise.resolve(), subscribe } as unknown as Broker;
    const definition = defineConsumer({
      group: 'spec',
      busyPauseMs: 100,
      handlers: [on(shipmentMoved, () => Promise.resolve())],
    });
    await startConsumer({ broker, logger: silentLogger, definition });
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ busyPauseMs: 100, commit: true });
  });
});

describe('a failing message', () => {
  it('becomes a dead letter after five attempts', async () => {
    const { deliver } = await startFailingConsumer();
    expect(await deliver(repeatFailure(9, retriableFailure))).toEqual({
      attempts: 5,
      deadLetters: 1,
    });
  });

  it.each([
    ['the store was away', outage],
    ['another topic was behind', missingDependency],
  ])('is retried while %s, with one other failure in between', async (_, failure) => {
    const { deliver } = await startFailingConsumer();
    expect(await deliver([...repeatFailure(9, failure), retriableFailure])).toEqual({
      attempts: 11,
      deadLetters: 0,
    });
  });

  it('gets five attempts of its own besides outages of the store', async () => {
    const { deliver } = await startFailingConsumer();
    expect(
      await deliver(repeatFailure(9, outage).flatMap((failure) => [failure, retriableFailure])),
    ).toEqual({
      attempts: 10,
      deadLetters: 1,
    });
  });

  it.each([
    ['the store was away before', repeatFailure(6, outage)],
    ['it failed once before', [retriableFailure]],
  ])('waits again long after an earlier wait of its partition although %s', async (_, before) => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    try {
      const { deliver } = await startFailingConsumer();
      await deliver([missingDependency]);
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(await deliver([...before, ...repeatFailure(8, missingDependency)])).toEqual({
        attempts: before.length + 9,
        deadLetters: 0,
      });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a replayed dead letter', () => {
  const { headers = {} } = toReplayMessage(parcels, {
    topic: 'parcel.events.spec.dlq',
    partition: 0,
    offset: '0',
    key: 'p',
    value: '',
    headers: { 'dlq-group': 'spec', traceparent: 't' },
  });

  it('names the group that failed and carries no reason', () => {
    expect(headers).toEqual({ 'replay-for': 'spec', 'replayed-traceparent': 't' });
  });

  it.each([
    ['is handled by that group', headers, 1],
    ['is skipped by another group', { 'replay-for': 'other' }, 0],
  ])('%s', async (_, replayHeaders, deadLetters) => {
    const { deliver } = await startFailingConsumer();
    expect(await deliver(repeatFailure(9, retriableFailure), replayHeaders)).toMatchObject({
      deadLetters,
    });
  });
});
