import mongoose from 'mongoose';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { trustedFilter } from './trusted-filter.ts';
import { buildConditionalUpdate } from './build-conditional-update.ts';

const entry = (seq: number): OutboxEntry => ({
  id: `e${seq}`,
  type: 't.v1',
  topic: 't',
  key: '1',
  seq,
  occurredAt: '',
  correlationId: '',
  causationId: '',
  data: {},
  queuedAt: 0,
});
const sanitized = (filter: Record<string, unknown>): unknown =>
  mongoose.sanitizeFilter({ ...filter });

describe('trustedFilter', () => {
  it('keeps operators, also below $or', () => {
    expect(
      sanitized(
        trustedFilter({ free: { $gte: 1 }, $or: [{ state: { $in: ['a'] } }, { state: 'b' }] }),
      ),
    ).toMatchObject({ free: { $gte: 1 }, $or: [{ state: { $in: ['a'] } }, { state: 'b' }] });
  });

  it('is needed because operators otherwise become values', () => {
    expect(sanitized({ free: { $gte: 1 } })).toEqual({ free: { $eq: { $gte: 1 } } });
  });

  it.each([
    [{ x: { $where: 'true' } }],
    [{ $where: 'true' }],
    [{ $expr: {} }],
    [{ x: { $text: 'a' } }],
  ])('rejects %j, which is outside the portable subset', (filter) => {
    expect(() => trustedFilter(filter)).toThrow(RangeError);
  });

  it('leaves dates, lists and plain values alone', () => {
    const at = new Date(0);
    expect(trustedFilter({ at, list: [1, 2], name: 'x', nothing: null })).toEqual({
      at,
      list: [1, 2],
      name: 'x',
      nothing: null,
    });
  });
});

describe('buildConditionalUpdate', () => {
  it('raises rev when only an id is given', () => {
    expect(buildConditionalUpdate({ id: 7 })).toEqual({
      filter: { _id: 7 },
      update: { $inc: { rev: 1 } },
      upsert: false,
    });
  });

  it('puts precondition, inbox mark and outbox into one write', () => {
    const { filter, update } = buildConditionalUpdate({
      id: 7,
      rev: 3,
      appliedEventId: 'ev',
      precondition: { state: { $in: ['a'] } },
      set: { state: 'b' },
      inc: { n: 2 },
      unset: ['x'],
      publish: [entry(5), entry(6)],
      needsPublishing: true,
    });
    expect(filter).toMatchObject({
      _id: 7,
      rev: 3,
      inbox: { $nin: ['ev'] },
      state: { $in: ['a'] },
      seq: 4,
      'outbox.498': { $exists: false },
    });
    expect(update).toEqual({
      $set: { state: 'b', pending: 1, seq: 6, dirty: 1 },
      $unset: { x: '' },
      $inc: { n: 2, rev: 1 },
      $push: { inbox: { $each: ['ev'], $slice: -200 }, outbox: { $each: [entry(5), entry(6)] } },
    });
  });

  it('marks several events as applied and requires that none was applied before', () => {
    const { filter, update } = buildConditionalUpdate({ id: 7, appliedEventId: ['e1', 'e2'] });
    expect(filter).toMatchObject({ inbox: { $nin: ['e1', 'e2'] } });
    expect(update.$push).toEqual({ inbox: { $each: ['e1', 'e2'], $slice: -200 } });
    expect(buildConditionalUpdate({ id: 7, appliedEventId: [] }).filter).toEqual({ _id: 7 });
  });

  it('leaves the sequence of the document alone with hasPartSequence', () => {
    const { filter, update } = buildConditionalUpdate({
      id: 7,
      publish: [entry(2)],
      hasPartSequence: true,
    });
    expect(filter).not.toHaveProperty('seq');
    expect(update).toMatchObject({ $set: { pending: 1 } });
  });

  it('does not let a precondition replace id, inbox or outbox', () => {
    const { filter } = buildConditionalUpdate({
      id: 7,
      appliedEventId: 'ev',
      publish: [entry(1)],
      precondition: { _id: 8, inbox: 'x', 'outbox.499': 1, seq: 9 },
    });
    expect(filter).toMatchObject({
      _id: 7,
      inbox: { $nin: ['ev'] },
      'outbox.499': { $exists: false },
      seq: 0,
    });
  });

  it('leaves fields that the write touches out of insertIfMissing', () => {
    const { update, upsert } = buildConditionalUpdate({
      id: 7,
      set: { 'holds.3': 1 },
      inc: { step: 1 },
      insertIfMissing: { _id: 7, holds: {}, step: 9, place: 'x', rev: 4 },
    });
    expect(upsert).toBe(true);
    expect(update).toMatchObject({ $setOnInsert: { place: 'x' } });
    expect(update.$setOnInsert).toEqual({ place: 'x' });
  });
});
