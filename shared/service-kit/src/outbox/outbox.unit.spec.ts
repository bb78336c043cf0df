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
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const cause = { correlationId: 'click-12345678', causationId: 'request', traceparent };
const buildEntry = (data: { step: number; note?: string }) =>
  createOutboxEntry(moved, { key: '7', seq: 1, data, occurredAt: at });

describe('createOutboxEntry', () => {
  it('creates an entry with the trace of its cause', () => {
    const entry = runInTrace(cause, () => buildEntry({ step: 1 }));
    expect(entry).toMatchObject({
      type: 'parcel.moved.v1',
      topic: 'parcel.events',
      key: '7',
      seq: 1,
      occurredAt: '2026-11-21T06:00:00.000Z',
      correlationId: 'click-12345678',
      causationId: 'request',
      traceparent,
      data: { step: 1 },
    });
  });
  it('names the span that wrote the entry, and none for an entry without a cause', () => {
    const caused = runInTrace(cause, () => buildEntry({ step: 1 }));
    expect(toOutgoingMessage(caused).headers).toEqual({ type: 'parcel.moved.v1', traceparent });
    expect(toOutgoingMessage(buildEntry({ step: 1 })).headers).toEqual({ type: 'parcel.moved.v1' });
  });
  it('rejects data that does not fit its schema', () => {
    expect(() => buildEntry({ step: 1.5 })).toThrow(/parcel.moved.v1: step/);
  });
  it('rejects entries above 256 KB', () => {
    expect(() => buildEntry({ step: 1, note: 'x'.repeat(256 * 1024) })).toThrow(RangeError);
  });
  it('sends an envelope without internal fields', () => {
    const message = toOutgoingMessage(buildEntry({ step: 1 }));
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
      headers: { type: 'parcel.moved.v1' },
    });
  });
});

describe('createAggregateQueue', () => {
  const model = { modelName: 'Parcel' } as StoredModel;
  const aggregate = (id: string | number, rev: number): PendingAggregate => ({
    id,
    rev,
    entries: [],
  });
  it('keeps the newer of two versions of an aggregate in any order', () => {
    const line = createAggregateQueue();
    line.add({ model, aggregate: aggregate('a', 2) });
    line.add({ model, aggregate: aggregate('a', 1) });
    expect(line.take(10).map(({ aggregate: { rev } }) => rev)).toEqual([2]);
  });
  it('takes the oldest first and tells ids 1 and "1" apart', () => {
    const line = createAggregateQueue();
    for (const id of ['b', 'a', 1, '1']) line.add({ model, aggregate: aggregate(id, 1) });
    expect(line.take(3).map(({ aggregate: { id } }) => id)).toEqual(['b', 'a', 1]);
    expect([line.size, line.has(model, '1'), line.has(model, 1)]).toEqual([1, true, false]);
  });
  it('accepts only newer versions of known aggregates when it is full', () => {
    const line = createAggregateQueue();
    for (let n = 0; n < 5_001; n += 1) line.add({ model, aggregate: aggregate(n, 1) });
    line.add({ model, aggregate: aggregate(0, 2) });
    expect([line.size, line.take(1)[0]?.aggregate.rev]).toEqual([5_000, 2]);
  });
});

describe('createQuarantine', () => {
  it('waits longer each time until the aggregate is released', () => {
    let now = 0;
    const quarantine = createQuarantine(() => now);
    const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].map((waitMs) => {
      quarantine.add('a');
      now += waitMs - 1;
      const isBefore = quarantine.has('a');
      now += 1;
      return isBefore && !quarantine.has('a');
    });
    expect(waits.every(Boolean)).toBe(true);
    quarantine.add('a');
    quarantine.release('a');
    expect(quarantine.has('a')).toBe(false);
  });
});

describe('createRecentIds', () => {
  it('forgets the oldest id beyond its limit', () => {
    const recent = createRecentIds(2);
    ['a', 'b', 'c'].forEach((id) => {
      recent.add(id);
    });
    expect(['a', 'b', 'c'].map((id) => recent.has(id))).toEqual([false, true, true]);
  });
});
