import { event, topic } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import type { PendingAggregate, StoredModel } from '../mongo/index.ts';
import { runInTrace } from '../telemetry/index.ts';
import { createOutboxEntry } from './create-outbox-entry.ts';
import { createQuarantine } from './quarantine.ts';
import { createRecentIds } from './recent-ids.ts';
import { toOutgoingMessage } from './outgoing-message.ts';
import { createAggregateQueue } from './aggregate-queue.ts';

const moved = event(
  topic({ name: 'parcel.events', producer: 'order', key: 'id', description: '' }),
  'parcel.moved.v1',
  { description: '', data: z.object({ step: z.int(), note: z.optional(z.string()) }) },
);
const at = new Date('2026-11-21T06:00:00Z');
const entryOf = (data: { step: number; note?: string }) =>
  createOutboxEntry(moved, { key: '7', seq: 1, data, occurredAt: at });

describe('outboxEntry', () => {
  it('data that fits: an entry with the trace of who caused it', () => {
    const entry = runInTrace(
      { correlationId: 'click', causationId: 'request', traceId: 'trace' },
      () => entryOf({ step: 1 }),
    );
    expect(entry).toMatchObject({
      type: 'parcel.moved.v1',
      topic: 'parcel.events',
      key: '7',
      seq: 1,
      occurredAt: '2026-11-21T06:00:00.000Z',
      correlationId: 'click',
      causationId: 'request',
      traceId: 'trace',
      data: { step: 1 },
    });
  });
  it('data that does not fit: refused before anything is written', () => {
    expect(() => entryOf({ step: 1.5 })).toThrow(/parcel.moved.v1: step/);
  });
  it('more than 256 KB: refused before anything is written', () => {
    expect(() => entryOf({ step: 1, note: 'x'.repeat(256 * 1024) })).toThrow(RangeError);
  });
  it('on the wire: an envelope, nothing of ours besides', () => {
    const message = toOutgoingMessage(entryOf({ step: 1 }));
    expect(Object.keys(JSON.parse(message.value ?? '') as object).sort()).toEqual([
      'causationId',
      'correlationId',
      'data',
      'id',
      'key',
      'occurredAt',
      'seq',
      'type',
    ]);
    expect(message).toMatchObject({
      topic: 'parcel.events',
      key: '7',
      headers: {
        type: 'parcel.moved.v1',
        traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) as unknown,
      },
    });
  });
});

describe('waiting line', () => {
  const model = { modelName: 'Parcel' } as StoredModel;
  const aggregate = (id: string | number, rev: number): PendingAggregate => ({
    id,
    rev,
    entries: [],
  });
  it('two snapshots of one aggregate: the newer stays, whatever their order', () => {
    const line = createAggregateQueue();
    line.add({ model, aggregate: aggregate('a', 2) });
    line.add({ model, aggregate: aggregate('a', 1) });
    expect(line.take(10).map(({ aggregate: { rev } }) => rev)).toEqual([2]);
  });
  it('the longest waiting: taken first; ids 1 and "1" are two', () => {
    const line = createAggregateQueue();
    for (const id of ['b', 'a', 1, '1']) line.add({ model, aggregate: aggregate(id, 1) });
    expect(line.take(3).map(({ aggregate: { id } }) => id)).toEqual(['b', 'a', 1]);
    expect([line.size, line.has(model, '1'), line.has(model, 1)]).toEqual([1, true, false]);
  });
  it('a full line: takes no new aggregate, but newer snapshots of those in it', () => {
    const line = createAggregateQueue();
    for (let n = 0; n < 5_001; n += 1) line.add({ model, aggregate: aggregate(n, 1) });
    line.add({ model, aggregate: aggregate(0, 2) });
    expect([line.size, line.take(1)[0]?.aggregate.rev]).toEqual([5_000, 2]);
  });
});

describe('parking', () => {
  it('parked again and again: waits longer each time, until it is forgotten', () => {
    let now = 0;
    const parking = createQuarantine(() => now);
    const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].map((waitMs) => {
      parking.add('a');
      now += waitMs - 1;
      const isBefore = parking.has('a');
      now += 1;
      return isBefore && !parking.has('a');
    });
    expect(waits.every(Boolean)).toBe(true);
    parking.add('a');
    parking.release('a');
    expect(parking.has('a')).toBe(false);
  });
});

describe('recent ids', () => {
  it('beyond the limit: the oldest is forgotten', () => {
    const recent = createRecentIds(2);
    ['a', 'b', 'c'].forEach((id) => {
      recent.add(id);
    });
    expect(['a', 'b', 'c'].map((id) => recent.has(id))).toEqual([false, true, true]);
  });
});
