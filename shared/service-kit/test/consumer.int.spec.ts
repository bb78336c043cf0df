import { randomUUID } from 'node:crypto';
import { deadLetterTopic } from '@tokri/contracts/events';
import { NotRetriable } from '../src/kafka/index.ts';
import { conditionalUpdate } from '../src/mongo/index.ts';
import { currentTrace } from '../src/telemetry/index.ts';
import { eventually, publishEvent } from '../src/testing/index.ts';
import { shipmentEvents, shipmentLost } from './fixture.ts';
import {
  store,
  broker,
  shortDelays,
  run,
  onPrefix,
  publishMoved,
  readDeadLetters,
} from './consumer-scenario.ts';

describe('startConsumer', () => {
  it('applies an event that arrives twice once', async () => {
    let deliveries = 0;
    await run('duplicate', [
      onPrefix('dup', async (event) => {
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
    await publishMoved('dup-1', 1, { id });
    await publishMoved('dup-1', 1, { id });
    await eventually(() => deliveries === 2, { missing: 'both deliveries' });
    expect(await store.parcels.findById('dup-1').lean().exec()).toMatchObject({ step: 1 });
  });

  it('runs a handler in the trace of the event', async () => {
    let trace: ReturnType<typeof currentTrace>;
    await run('trace', [
      onPrefix('trace', () => {
        trace = currentTrace();
        return Promise.resolve();
      }),
    ]);
    const sent = await publishMoved('trace-1', 1, { correlationId: 'click-12345678' });
    await eventually(() => trace, { missing: 'the handler' });
    expect(trace).toMatchObject({ correlationId: 'click-12345678', causationId: sent.id });
  });

  it('keeps the order of a key while its first event is retried', async () => {
    const steps: number[] = [];
    let failures = 2;
    await run('order', [
      onPrefix('order', ({ data }) => {
        steps.push(data.step);
        return data.step === 1 && failures-- > 0
          ? Promise.reject(new Error('not now'))
          : Promise.resolve();
      }),
    ]);
    for (const seq of [1, 2, 3]) await publishMoved('order-1', seq);
    await eventually(() => steps.includes(3), { missing: 'the third step' });
    expect(steps).toEqual([1, 1, 1, 2, 3]);
  });

  it('dead-letters a failing message after five attempts and continues', async () => {
    let attempts = 0;
    const done: number[] = [];
    await run('plain', [
      onPrefix('plain', ({ data }) => {
        if (data.step > 1) return Promise.resolve(void done.push(data.step));
        attempts += 1;
        return Promise.reject(new Error('never, call 9876543210'));
      }),
    ]);
    const sent = await publishMoved('plain-1', 1);
    await publishMoved('plain-1', 2);
    await eventually(() => done.length === 1, { missing: 'the event after the failing one' });
    expect(attempts).toBe(5);
    const [letter] = await readDeadLetters('plain', 1);
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
    let attempts = 0;
    const done: number[] = [];
    const group = `at-once-${name}`;
    await run(group, [
      onPrefix(group, async ({ data }) => {
        await Promise.resolve();
        attempts += 1;
        if (data.step === 1) fail();
        done.push(data.step);
      }),
    ]);
    await publishMoved(`${group}-1`, 1);
    await publishMoved(`${group}-1`, 2);
    await eventually(() => done.length === 1, { missing: 'the next event' });
    expect(attempts).toBe(2);
    expect((await readDeadLetters(group, 1))[0]?.headers['dlq-error']).toBe(name);
  });

  it('skips event types without a handler', async () => {
    const done: string[] = [];
    await run('unknown', [onPrefix('unknown', ({ key }) => Promise.resolve(void done.push(key)))]);
    await publishEvent(broker, shipmentLost, { key: 'unknown-1', seq: 1, data: { by: 'wind' } });
    await publishMoved('unknown-1', 2);
    await eventually(() => done.length === 1, { missing: 'the known type' });
    expect(
      (await broker.fetchOffsets(deadLetterTopic(shipmentEvents.name, 'unknown')))[0]?.high,
    ).toBe(0n);
  });

  it('dead-letters a hanging message after two timeouts and continues', async () => {
    const done: number[] = [];
    let attempts = 0;
    await run(
      'hang',
      [
        onPrefix('hang', ({ data }) => {
          if (data.step > 1) return Promise.resolve(void done.push(data.step));
          attempts += 1;
          return new Promise(() => undefined);
        }),
      ],
      { ...shortDelays, deadlineMs: 200 },
    );
    await publishMoved('hang-1', 1);
    await publishMoved('hang-1', 2);
    await eventually(() => done.length === 1, { missing: 'the event behind the hanging one' });
    expect(attempts).toBe(2);
    expect((await readDeadLetters('hang', 1))[0]?.headers['dlq-error']).toBe('HandlerTimeout');
  });
});
