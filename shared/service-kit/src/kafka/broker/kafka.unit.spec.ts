import { ProblemError } from '@tokri/contracts/problems';
import { compactedTopic, event, shortLivedTopic, topic } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import { silentLogger } from '../../logger/index.ts';
import { defineConsumer, on, topicsOf } from '../consumer/define-consumer.ts';
import { HandlerTimeout, NotRetriable, classifyFailure } from '../consumer/classify-failure.ts';
import { topicConfig, toTopicReplication } from './topic-config.ts';
import { toTopicPlan } from './broker.ts';
import { backoffDelayMs } from '@tokri/contracts/retry';
import { defaultRetryPolicy, outageBackoff } from '../consumer/retry-policy.ts';
import { createViewUpdater } from '../materialized-view/open-views.ts';
import { materializedView } from '../materialized-view/materialized-view.ts';
import { parseMessage } from './parse-message.ts';

const events = topic({ name: 'parcel.events', producer: 'order', key: 'id', description: '' });
const moved = event(events, 'parcel.moved.v1', {
  description: '',
  data: z.object({ step: z.int() }),
});
const states = compactedTopic({
  name: 'shelf.states',
  producer: 'catalog',
  key: 'id',
  description: '',
});
const changed = event(states, 'shelf.changed.v1', {
  description: '',
  data: z.object({ count: z.int() }),
});
const done = () => Promise.resolve();

describe('classifyFailure', () => {
  it.each([
    ['retriable', new Error('x')],
    ['retriable', Object.assign(new Error('x'), { name: 'ValidationError' })],
    ['not-retriable', new TypeError('x')],
    ['not-retriable', new RangeError('x')],
    ['not-retriable', new ReferenceError('x')],
    ['not-retriable', new SyntaxError('x')],
    ['not-retriable', new NotRetriable('x')],
    ['not-retriable', 'thrown text'],
    ['not-retriable', Object.assign(new Error('x'), { retriable: false })],
    ['timeout', new HandlerTimeout('x')],
    ['missing-dependency', new ProblemError('not-known-yet')],
    ['retriable', new ProblemError('not-found')],
    ['outage', Object.assign(new Error('x'), { name: 'MongoServerSelectionError' })],
    ['outage', Object.assign(new Error('x'), { name: 'MongoNetworkTimeoutError' })],
    ['outage', Object.assign(new Error('x'), { name: 'KafkaJSConnectionError' })],
  ])('classifies as %s the error %p', (kind, error) => {
    expect(classifyFailure(error)).toBe(kind);
  });
});

describe('backoff of a consumer', () => {
  it('doubles from 0.1 s to 2 s', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 90].map((attempts) => backoffDelayMs(defaultRetryPolicy, attempts)),
    ).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
  });
  it('doubles from 0.2 s to 5 s during an outage', () => {
    expect([1, 2, 5, 6].map((failures) => backoffDelayMs(outageBackoff, failures))).toEqual([
      200, 400, 3200, 5000,
    ]);
  });
  it('subtracts at most a quarter as jitter', () => {
    expect(backoffDelayMs(defaultRetryPolicy, 5, () => 1)).toBe(1200);
    expect(backoffDelayMs(outageBackoff, 3, () => 1)).toBe(600);
  });
});

describe('defineConsumer', () => {
  it('takes each topic of its handlers once', () => {
    expect(topicsOf([on(moved, done), on(changed, done)])).toEqual([
      'parcel.events',
      'shelf.states',
    ]);
  });
  it('rejects two handlers of one event type', () => {
    expect(() =>
      defineConsumer({ group: 'g', handlers: [on(moved, done), on(moved, done)] }),
    ).toThrow(RangeError);
  });
});

describe('parseMessage', () => {
  it('drops unknown names of a newer envelope', () => {
    const whole = {
      id: '1',
      type: 't.v1',
      occurredAt: '',
      key: 'k',
      seq: 1,
      correlationId: 'c',
      causationId: 'c',
      data: { a: 1 },
    };
    expect(parseMessage(JSON.stringify({ ...whole, newer: true }))).toEqual({
      kind: 'event',
      event: whole,
    });
  });
  it.each([
    ['not json', 'broken'],
    ['{}', 'broken'],
    ['null', 'broken'],
  ])('reads %s as %s', (value, kind) => {
    expect(parseMessage(value).kind).toBe(kind);
  });
  it('reads a null value as a tombstone', () => {
    expect(parseMessage(null).kind).toBe('tombstone');
  });
});

describe('topicConfig', () => {
  const oneBroker = { factor: 1, minInSync: 1 };
  it('has the replicas of the settings, of which a write needs the smallest number', () => {
    const replication = toTopicReplication({ KAFKA_REPLICATION_FACTOR: 3, KAFKA_MIN_ISR: 2 });
    expect(topicConfig(toTopicPlan(events), 'dev.', replication)).toMatchObject({
      topic: 'dev.parcel.events',
      numPartitions: 6,
      replicationFactor: 3,
      configEntries: expect.arrayContaining([
        { name: 'min.insync.replicas', value: '2' },
        { name: 'unclean.leader.election.enable', value: 'false' },
      ]) as unknown,
    });
  });
  it('rejects settings under which no write would be acknowledged', () => {
    expect(() => toTopicReplication({ KAFKA_REPLICATION_FACTOR: 1, KAFKA_MIN_ISR: 2 })).toThrow(
      'KAFKA_MIN_ISR must not be larger than KAFKA_REPLICATION_FACTOR',
    );
  });
  it('closes segments within half of a short retention', () => {
    expect(
      topicConfig(
        { name: 'user.otp', cleanup: 'delete', retentionMs: 600_000, partitions: 6 },
        '',
        oneBroker,
      ).configEntries,
    ).toContainEqual({ name: 'segment.ms', value: '300000' });
  });
  it('closes segments when the contract of the topic says so', () => {
    const codes = shortLivedTopic({ name: 'codes', producer: 'user', key: 'id', description: '' });
    expect(topicConfig(toTopicPlan(codes), '', oneBroker).configEntries).toContainEqual({
      name: 'segment.ms',
      value: '600000',
    });
  });
  it('rejects a materialized view of a topic that is not compacted', () => {
    expect(() => materializedView({ event: moved, name: 'x', apply: () => undefined })).toThrow(
      RangeError,
    );
  });
});

describe('createViewUpdater', () => {
  const message = (key: string, seq: number, data: unknown) => ({
    topic: 'shelf.states',
    partition: 0,
    offset: '0',
    headers: {},
    key,
    value:
      data === null
        ? null
        : JSON.stringify({
            id: '1',
            type: 'shelf.changed.v1',
            occurredAt: '',
            key,
            seq,
            correlationId: '',
            causationId: '',
            data,
          }),
  });
  it('skips stale, broken and invalid records and removes keys on tombstones', () => {
    const view = new Map<string, number>();
    const apply = createViewUpdater(
      [
        materializedView({
          event: changed,
          name: 'shelves',
          apply: (key, data) => {
            if (data) view.set(key, data.count);
            else view.delete(key);
          },
        }),
      ],
      silentLogger,
    );
    apply(message('a', 2, { count: 2 }));
    apply(message('a', 1, { count: 1 }));
    apply(message('a', 3, { count: 'three' }));
    apply({ ...message('a', 3, {}), value: 'broken' });
    expect(view.get('a')).toBe(2);
    apply(message('a', 0, null));
    expect(view.has('a')).toBe(false);
    apply(message('a', 1, { count: 9 }));
    expect(view.get('a')).toBe(9);
  });
});
