import { ProblemError } from '@tokri/contracts/problems';
import { event, topic } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import { silentLogger } from '../../logger/index.ts';
import type {
  Broker,
  IncomingMessage,
  OutgoingMessage,
  Acknowledgement,
} from '../broker/broker.ts';
import { defineConsumer, on } from './define-consumer.ts';
import { startConsumer } from './start-consumer.ts';

const parcels = topic({
  name: 'parcel.events',
  producer: 'order',
  key: 'parcelId',
  description: 'Parcels of this spec.',
});
const moved = event(parcels, 'parcel.moved.v1', {
  data: z.object({ step: z.int() }),
  description: 'A parcel went on.',
});

const outage = () =>
  Object.assign(new Error('the store is away'), { name: 'MongoServerSelectionError' });
const notYet = () => new ProblemError('not-known-yet');
const plain = () => new Error('E11000');
const times = (count: number, failure: () => Error) => Array.from({ length: count }, () => failure);

const groupFailing = async () => {
  const letters: OutgoingMessage[] = [];
  let failures: (() => Error)[] = [];
  let onMessage: (message: IncomingMessage) => Promise<Acknowledgement> = () =>
    Promise.reject(new Error('not subscribed'));
  const broker = {
    ensureTopics: () => Promise.resolve(),
    publish: (messages: readonly OutgoingMessage[]) => {
      letters.push(...messages);
      return Promise.resolve();
    },
    subscribe: (subscription: { onMessage: typeof onMessage }) => {
      ({ onMessage } = subscription);
      return Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 0,
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
    definition: defineConsumer({ group: 'spec', handlers: [on(moved, handle)] }),
  });
  let offset = 0;
  return {
    give: async (told: readonly (() => Error)[]) => {
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
        headers: {},
        value,
      };
      [failures, offset] = [[...told], offset + 1];
      const before = letters.length;
      let asked = 1;
      while ((await onMessage(message)) !== 'done') asked += 1;
      return { asked, letters: letters.length - before };
    },
  };
};

describe('a failing message', () => {
  it('becomes a dead letter after five attempts', async () => {
    const { give } = await groupFailing();
    expect(await give(times(9, plain))).toEqual({ asked: 5, letters: 1 });
  });

  it.each([
    ['the store was away', outage],
    ['another topic was behind', notYet],
  ])('is retried while %s, with one other failure in between', async (_, failure) => {
    const { give } = await groupFailing();
    expect(await give([...times(9, failure), plain])).toEqual({ asked: 11, letters: 0 });
  });

  it('gets five attempts of its own besides outages of the store', async () => {
    const { give } = await groupFailing();
    expect(await give(times(9, outage).flatMap((failure) => [failure, plain]))).toEqual({
      asked: 10,
      letters: 1,
    });
  });

  it.each([
    ['the store was away before', times(6, outage)],
    ['it failed once before', [plain]],
  ])('waits again long after an earlier wait of its partition although %s', async (_, before) => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    try {
      const { give } = await groupFailing();
      await give([notYet]);
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(await give([...before, ...times(8, notYet)])).toEqual({
        asked: before.length + 9,
        letters: 0,
      });
    } finally {
      jest.useRealTimers();
    }
  });
});
