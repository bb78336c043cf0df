import { randomUUID } from 'node:crypto';
import { ProblemError } from '@tokri/contracts/problems';
import { deadLetterTopic } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import {
  NotRetriable,
  defineConsumer,
  on,
  toTopicPlan,
  replayDeadLetters,
  startConsumer,
} from '../src/kafka/index.ts';
import type {
  Broker,
  EventHandler,
  IncomingMessage,
  ConsumerLimits,
  RunningConsumer,
} from '../src/kafka/index.ts';
import { conditionalUpdate } from '../src/mongo/index.ts';
import { currentTrace } from '../src/telemetry/index.ts';
import { eventually, publishEvent, silentLogger, createTestBroker } from '../src/testing/index.ts';
import { openStore, parcelEvents, parcelLost, parcelMoved } from './fixture.ts';
import type { Store } from './fixture.ts';

jest.setTimeout(60_000);

type Moved = Envelope<{ step: number }>;

let store: Store;
let broker: Broker;
const runners: RunningConsumer[] = [];

beforeAll(async () => {
  store = await openStore('consumer');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(parcelEvents)]);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const quick: Partial<ConsumerLimits> = { initialDelayMs: 20, maxDelayMs: 50 };
const run = async (
  group: string,
  handlers: readonly EventHandler[],
  limits: Partial<ConsumerLimits> = quick,
): Promise<RunningConsumer> => {
  const runner = await startConsumer({
    broker,
    definition: defineConsumer({ group, handlers, limits }),
    logger: silentLogger,
  });
  runners.push(runner);
  await runner.joined;
  return runner;
};
const only = (prefix: string, handle: (event: Moved) => Promise<void>): EventHandler =>
  on(parcelMoved, (event) => (event.key.startsWith(prefix) ? handle(event) : Promise.resolve()));
const move = (
  key: string,
  seq: number,
  more: { id?: string; correlationId?: string } = {},
): Promise<Moved> => publishEvent(broker, parcelMoved, { key, seq, data: { step: seq }, ...more });
const publishRaw = (key: string, value: string): Promise<void> =>
  broker.publish([{ topic: parcelEvents.name, key, value }]);

const letters = async (group: string, count: number): Promise<IncomingMessage[]> => {
  const found: IncomingMessage[] = [];
  const subscription = await broker.subscribe({
    group: `look.${randomUUID()}`,
    topics: [deadLetterTopic(parcelEvents.name, group)],
    from: 'beginning',
    commit: false,
    onMessage: (message) => {
      found.push(message);
      return Promise.resolve('done');
    },
  });
  await eventually(() => found.length >= count, { missing: `${count} dead letters` });
  await subscription.stop();
  return found;
};

describe('startConsumer', () => {
  it('applies an event that arrives twice once', async () => {
    let deliveries = 0;
    await run('duplicate', [
      only('dup', async (event) => {
        deliveries += 1;
        await conditionalUpdate(store.parcels, {
          id: event.key,
          appliedEventId: event.id,
          inc: { step: 1 },
          insertIfMissing: {},
        });
      }),
    ]);
    const id = randomUUID();
    await move('dup-1', 1, { id });
    await move('dup-1', 1, { id });
    await eventually(() => deliveries === 2, { missing: 'both deliveries' });
    expect(await store.parcels.findById('dup-1').lean().exec()).toMatchObject({ step: 1 });
  });

  it('runs a handler in the trace of the event', async () => {
    let trace: ReturnType<typeof currentTrace>;
    await run('trace', [
      only('trace', () => {
        trace = currentTrace();
        return Promise.resolve();
      }),
    ]);
    const sent = await move('trace-1', 1, { correlationId: 'click-12345678' });
    await eventually(() => trace, { missing: 'the handler' });
    expect(trace).toMatchObject({ correlationId: 'click-12345678', causationId: sent.id });
  });

  it('keeps the order of a key while its first event is retried', async () => {
    const steps: number[] = [];
    let failures = 2;
    await run('order', [
      only('order', ({ data }) => {
        steps.push(data.step);
        return data.step === 1 && failures-- > 0
          ? Promise.reject(new Error('not now'))
          : Promise.resolve();
      }),
    ]);
    for (const seq of [1, 2, 3]) await move('order-1', seq);
    await eventually(() => steps.includes(3), { missing: 'the third step' });
    expect(steps).toEqual([1, 1, 1, 2, 3]);
  });

  it('dead-letters a failing message after five attempts and continues', async () => {
    let tries = 0;
    const done: number[] = [];
    await run('plain', [
      only('plain', ({ data }) => {
        if (data.step > 1) return Promise.resolve(void done.push(data.step));
        tries += 1;
        return Promise.reject(new Error('never, call 9876543210'));
      }),
    ]);
    const sent = await move('plain-1', 1);
    await move('plain-1', 2);
    await eventually(() => done.length === 1, { missing: 'the event after the failing one' });
    expect(tries).toBe(5);
    const [letter] = await letters('plain', 1);
    expect(JSON.parse(letter?.value ?? '')).toMatchObject({ id: sent.id });
    expect(letter).toMatchObject({
      key: 'plain-1',
      headers: {
        'dlq-topic': 'parcel.events',
        'dlq-attempts': '5',
        'dlq-error': 'Error',
        'dlq-group': 'plain',
      },
    });
    expect(letter?.headers['dlq-message']).not.toContain('9876543210');
  });

  it.each([
    ['TypeError', () => (undefined as unknown as { x: number }).x],
    [
      'NotRetriable',
      () => {
        throw new NotRetriable('no such parcel');
      },
    ],
  ])('dead-letters %s at once and continues', async (name, fail) => {
    let tries = 0;
    const done: number[] = [];
    const group = `at-once-${name}`;
    await run(group, [
      only(group, async ({ data }) => {
        await Promise.resolve();
        tries += 1;
        if (data.step === 1) fail();
        done.push(data.step);
      }),
    ]);
    await move(`${group}-1`, 1);
    await move(`${group}-1`, 2);
    await eventually(() => done.length === 1, { missing: 'the next event' });
    expect(tries).toBe(2);
    expect((await letters(group, 1))[0]?.headers['dlq-error']).toBe(name);
  });

  it('skips event types without a handler', async () => {
    const done: string[] = [];
    await run('unknown', [only('unknown', ({ key }) => Promise.resolve(void done.push(key)))]);
    await publishEvent(broker, parcelLost, { key: 'unknown-1', seq: 1, data: { by: 'wind' } });
    await move('unknown-1', 2);
    await eventually(() => done.length === 1, { missing: 'the known type' });
    expect(
      (await broker.fetchOffsets(deadLetterTopic(parcelEvents.name, 'unknown')))[0]?.high,
    ).toBe(0n);
  });

  it('dead-letters a hanging message after two timeouts and continues', async () => {
    const done: number[] = [];
    let tries = 0;
    await run(
      'hang',
      [
        only('hang', ({ data }) => {
          if (data.step > 1) return Promise.resolve(void done.push(data.step));
          tries += 1;
          return new Promise(() => undefined);
        }),
      ],
      { ...quick, deadlineMs: 200 },
    );
    await move('hang-1', 1);
    await move('hang-1', 2);
    await eventually(() => done.length === 1, { missing: 'the event behind the hanging one' });
    expect(tries).toBe(2);
    expect((await letters('hang', 1))[0]?.headers['dlq-error']).toBe('HandlerTimeout');
  });

  it('retries without dead letters while the store is down', async () => {
    const outage = Object.assign(new Error('connection refused'), {
      name: 'MongoServerSelectionError',
    });
    let tries = 0;
    const done: string[] = [];
    await run('outage', [
      only('outage', ({ key }) => {
        tries += 1;
        return tries < 7 ? Promise.reject(outage) : Promise.resolve(void done.push(key));
      }),
    ]);
    await move('outage-1', 1);
    await eventually(() => done.length === 1, {
      missing: 'the effect after the outage',
      timeoutMs: 30_000,
    });
    expect((await broker.fetchOffsets(deadLetterTopic(parcelEvents.name, 'outage')))[0]?.high).toBe(
      0n,
    );
  });

  it('waits for another topic beyond five attempts', async () => {
    let tries = 0;
    const done: string[] = [];
    await run('not-yet', [
      only('not-yet', ({ key }) => {
        tries += 1;
        return tries < 7
          ? Promise.reject(new ProblemError('not-known-yet'))
          : Promise.resolve(void done.push(key));
      }),
    ]);
    await move('not-yet-1', 1);
    await eventually(() => done.length === 1, {
      missing: 'the effect after the wait',
      timeoutMs: 30_000,
    });
    expect(
      (await broker.fetchOffsets(deadLetterTopic(parcelEvents.name, 'not-yet')))[0]?.high,
    ).toBe(0n);
  });

  it('dead-letters a message when the wait for another topic is over', async () => {
    const done: number[] = [];
    await run(
      'never-yet',
      [
        only('never-yet', ({ data }) =>
          data.step === 1
            ? Promise.reject(new ProblemError('not-known-yet'))
            : Promise.resolve(void done.push(data.step)),
        ),
      ],
      { ...quick, maxReplicaWaitMs: 1_500 },
    );
    await move('never-yet-1', 1);
    await move('never-yet-1', 2);
    await eventually(() => done.length === 1, {
      missing: 'the event behind the one that waits',
      timeoutMs: 20_000,
    });
    expect((await letters('never-yet', 1))[0]?.headers['dlq-error']).toBe('Problem');
  });

  it('delivers an event again after a process stopped before success', async () => {
    let tries = 0;
    const first = await run(
      'offset',
      [
        only('offset', () => {
          tries += 1;
          return Promise.reject(new Error('dying'));
        }),
      ],
      { initialDelayMs: 5_000, maxDelayMs: 5_000 },
    );
    await move('offset-1', 1);
    await eventually(() => tries === 1, { missing: 'the first try' });
    await first.stop();
    const done: number[] = [];
    await run('offset', [only('offset', ({ data }) => Promise.resolve(void done.push(data.step)))]);
    await eventually(() => done.length === 1, {
      missing: 'the event, not lost with the first process',
    });
  });

  it('does not hold up other keys behind a failing one', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `other-${n}`);
    const done = new Set<string>();
    await run(
      'others',
      [
        only('other', ({ key }) =>
          key === 'other-0'
            ? Promise.reject(new Error('stuck'))
            : Promise.resolve(void done.add(key)),
        ),
      ],
      { initialDelayMs: 3_000, maxDelayMs: 3_000 },
    );
    for (const key of keys) await move(key, 1);
    await eventually(() => done.size >= 6, {
      missing: 'events of other partitions',
      timeoutMs: 2_500,
    });
  });

  it('receives replayed dead letters with the same event id', async () => {
    let isRepaired = false;
    const handled: string[] = [];
    await run('replay', [
      only('replay', ({ id }) =>
        isRepaired
          ? Promise.resolve(void handled.push(id))
          : Promise.reject(new NotRetriable('not yet repaired')),
      ),
    ]);
    const sent = await move('replay-1', 1);
    await letters('replay', 1);
    isRepaired = true;
    expect(
      await replayDeadLetters({ broker, topic: parcelEvents, group: 'replay', limit: 10 }),
    ).toBe(1);
    await eventually(() => handled.includes(sent.id), { missing: 'the replayed event' });
    expect(
      await replayDeadLetters({ broker, topic: parcelEvents, group: 'replay', limit: 10 }),
    ).toBe(0);
  });

  it('dead-letters messages that are no valid events', async () => {
    const done: string[] = [];
    await run('broken', [only('broken', ({ key }) => Promise.resolve(void done.push(key)))]);
    await publishRaw('broken-1', 'not json');
    await publishRaw('broken-1', JSON.stringify({ hello: 'world' }));
    await publishRaw(
      'broken-1',
      JSON.stringify({
        id: 'x',
        type: 'parcel.moved.v1',
        occurredAt: '',
        key: 'broken-1',
        seq: 1,
        correlationId: 'c',
        causationId: 'c',
        data: { step: 'one' },
      }),
    );
    await move('broken-1', 2);
    await eventually(() => done.includes('broken-1'), { missing: 'the good event' });
    expect(await letters('broken', 3)).toHaveLength(3);
  });
});
