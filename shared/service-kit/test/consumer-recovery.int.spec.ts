import { ProblemError } from '@tokri/contracts/problems';
import { deadLetterTopic } from '@tokri/contracts/events';
import { NotRetriable, replayDeadLetters } from '../src/kafka/index.ts';
import { eventually } from '../src/testing/index.ts';
import { shipmentEvents } from './fixture.ts';
import {
  broker,
  shortDelays,
  run,
  onPrefix,
  publishMoved,
  publishRaw,
  readDeadLetters,
} from './consumer-scenario.ts';

describe('startConsumer', () => {
  it('retries without dead letters while the store is down', async () => {
    const outage = Object.assign(new Error('connection refused'), {
      name: 'MongoServerSelectionError',
    });
    let attempts = 0;
    const done: string[] = [];
    await run('outage', [
      onPrefix('outage', ({ key }) => {
        attempts += 1;
        return attempts < 7 ? Promise.reject(outage) : Promise.resolve(void done.push(key));
      }),
    ]);
    await publishMoved('outage-1', 1);
    await eventually(() => done.length === 1, {
      missing: 'the effect after the outage',
    });
    expect(
      (await broker.fetchOffsets(deadLetterTopic(shipmentEvents.name, 'outage')))[0]?.high,
    ).toBe(0n);
  });

  it('waits for another topic beyond five attempts', async () => {
    let attempts = 0;
    const done: string[] = [];
    await run('not-yet', [
      onPrefix('not-yet', ({ key }) => {
        attempts += 1;
        return attempts < 7
          ? Promise.reject(new ProblemError('not-known-yet'))
          : Promise.resolve(void done.push(key));
      }),
    ]);
    await publishMoved('not-yet-1', 1);
    await eventually(() => done.length === 1, {
      missing: 'the effect after the wait',
    });
    expect(
      (await broker.fetchOffsets(deadLetterTopic(shipmentEvents.name, 'not-yet')))[0]?.high,
    ).toBe(0n);
  });

  it('dead-letters a message when the wait for another topic is over', async () => {
    const done: number[] = [];
    await run(
      'never-yet',
      [
        onPrefix('never-yet', ({ data }) =>
          data.step === 1
            ? Promise.reject(new ProblemError('not-known-yet'))
            : Promise.resolve(void done.push(data.step)),
        ),
      ],
      { ...shortDelays, maxReplicaWaitMs: 1_500 },
    );
    await publishMoved('never-yet-1', 1);
    await publishMoved('never-yet-1', 2);
    await eventually(() => done.length === 1, {
      missing: 'the event behind the one that waits',
    });
    expect((await readDeadLetters('never-yet', 1))[0]?.headers['dlq-error']).toBe('Problem');
  });

  it('delivers an event again after a process stopped before success', async () => {
    let attempts = 0;
    const first = await run(
      'offset',
      [
        onPrefix('offset', () => {
          attempts += 1;
          return Promise.reject(new Error('dying'));
        }),
      ],
      { initialDelayMs: 5_000, maxDelayMs: 5_000 },
    );
    await publishMoved('offset-1', 1);
    await eventually(() => attempts === 1, { missing: 'the first try' });
    await first.stop();
    const done: number[] = [];
    await run('offset', [
      onPrefix('offset', ({ data }) => Promise.resolve(void done.push(data.step))),
    ]);
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
        onPrefix('other', ({ key }) =>
          key === 'other-0'
            ? Promise.reject(new Error('stuck'))
            : Promise.resolve(void done.add(key)),
        ),
      ],
      { initialDelayMs: 120_000, maxDelayMs: 120_000 },
    );
    for (const key of keys) await publishMoved(key, 1);
    await eventually(() => done.size >= 6, {
      missing: 'events of other partitions',
    });
  });

  it('receives replayed dead letters with the same event id', async () => {
    let isRepaired = false;
    const handled: string[] = [];
    await run('replay', [
      onPrefix('replay', ({ id }) =>
        isRepaired
          ? Promise.resolve(void handled.push(id))
          : Promise.reject(new NotRetriable('not yet repaired')),
      ),
    ]);
    const sent = await publishMoved('replay-1', 1);
    await readDeadLetters('replay', 1);
    isRepaired = true;
    expect(
      await replayDeadLetters({ broker, topic: shipmentEvents, group: 'replay', limit: 10 }),
    ).toBe(1);
    await eventually(() => handled.includes(sent.id), { missing: 'the replayed event' });
    expect(
      await replayDeadLetters({ broker, topic: shipmentEvents, group: 'replay', limit: 10 }),
    ).toBe(0);
  });

  it('dead-letters messages that are no valid events', async () => {
    const done: string[] = [];
    await run('broken', [onPrefix('broken', ({ key }) => Promise.resolve(void done.push(key)))]);
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
    await publishMoved('broken-1', 2);
    await eventually(() => done.includes('broken-1'), { missing: 'the good event' });
    expect(await readDeadLetters('broken', 3)).toHaveLength(3);
  });
});
