import {
  currentHold,
  endHere,
  mayStand,
  noHold,
  reduceHold,
  type ChosenSlot,
  type Hold,
  type HoldRefusal,
  type HoldState,
} from './hold.ts';

const slot = (slotId: number): ChosenSlot => ({
  slotId,
  date: '2026-11-22',
  start: '07:00',
  end: '10:00',
});
const hold = (slotId: number): Hold => ({
  holdKey: `key-${slotId}`,
  holdId: slotId * 10,
  slot: slot(slotId),
  until: '2026-11-21T10:00:00Z',
  isExtended: false,
});
const refusal: HoldRefusal = { code: 'slot-full', message: 'Full.', alternatives: [] };
const asking = (slotId: number, previous: Hold | null = null): HoldState => ({
  kind: 'asking',
  slot: slot(slotId),
  previous,
});
const held = (slotId: number): HoldState => ({ kind: 'held', hold: hold(slotId) });

describe('a chosen slot', () => {
  it('is asked for while the one before stays held', () => {
    const state = reduceHold(held(1), { kind: 'chosen', slot: slot(2) });
    expect(state).toEqual(asking(2, hold(1)));
    expect(currentHold(state)).toEqual(hold(1));
  });
  it('that is granted, is held', () =>
    expect(reduceHold(asking(2, hold(1)), { kind: 'granted', hold: hold(2) })).toEqual(held(2)));
  it('that is refused, leaves what was held', () => {
    const state = reduceHold(asking(2, hold(1)), { kind: 'refused', slot: slot(2), refusal });
    expect(state).toEqual({ kind: 'refused', slot: slot(2), refusal, previous: hold(1) });
    expect(currentHold(state)).toEqual(hold(1));
  });
  it('that could not be asked for, leaves what was held', () => {
    expect(reduceHold(asking(2, hold(1)), { kind: 'abandoned' })).toEqual(held(1));
    expect(reduceHold(asking(2), { kind: 'abandoned' })).toEqual(noHold);
  });
  it('that found no network, is forgotten when there is one again', () => {
    expect(
      reduceHold(
        { kind: 'refused', slot: slot(2), refusal, previous: hold(1) },
        { kind: 'abandoned' },
      ),
    ).toEqual(held(1));
    expect(
      reduceHold(
        { kind: 'refused', slot: slot(2), refusal, previous: null },
        { kind: 'abandoned' },
      ),
    ).toEqual(noHold);
  });
  it('followed by another choice, is no longer waited for', () => {
    expect(reduceHold(asking(3), { kind: 'refused', slot: slot(2), refusal })).toEqual(asking(3));
    expect(reduceHold(asking(3), { kind: 'granted', hold: hold(2) })).toEqual(asking(3, hold(2)));
  });
});

describe('a held slot', () => {
  it('whose time ran out, is ended', () =>
    expect(reduceHold(held(1), { kind: 'ended', holdKey: 'key-1' })).toEqual({
      kind: 'ended',
      slot: slot(1),
    }));
  it('is not ended by the clock of another hold', () =>
    expect(reduceHold(held(1), { kind: 'ended', holdKey: 'key-9' })).toEqual(held(1)));
  it('whose time ran out while another is asked for, is gone and the question stays', () =>
    expect(reduceHold(asking(2, hold(1)), { kind: 'ended', holdKey: 'key-1' })).toEqual(asking(2)));
  it('that was extended, ends later', () => {
    const longer = { ...hold(1), until: '2026-11-21T10:05:00Z', isExtended: true };
    expect(reduceHold(held(1), { kind: 'extended', hold: longer })).toEqual({
      kind: 'held',
      hold: longer,
    });
    expect(reduceHold(held(2), { kind: 'extended', hold: longer })).toEqual(held(2));
  });
  it('that belongs to an order, is dropped', () =>
    expect(reduceHold(held(1), { kind: 'dropped' })).toEqual(noHold));
});

describe('a question that no answer came to', () => {
  const nowMs = Date.parse('2026-11-21T10:00:00Z');
  it('may have made a hold that still stands, for the ten minutes of one', () =>
    expect(mayStand('2026-11-21T09:50:01Z', nowMs)).toBe(true));
  it('after that or without its time, is nothing', () =>
    expect([mayStand('2026-11-21T09:50:00Z', nowMs), mayStand('', nowMs)]).toEqual([false, false]));
});

describe('the end by the clock of the device', () => {
  const nowMs = Date.parse('2026-11-21T09:50:00Z');
  it('of a plausible answer, is the server’s', () =>
    expect(endHere('2026-11-21T10:00:00Z', { nowMs, isFresh: true })).toBe('2026-11-21T10:00:00Z'));
  it('of a fresh hold on a device that runs ahead, is ten minutes from now', () =>
    expect(endHere('2026-11-21T09:30:00Z', { nowMs, isFresh: true })).toBe(
      '2026-11-21T10:00:00.000Z',
    ));
  it('on a device that runs behind, is ten minutes from now', () =>
    expect(endHere('2026-11-21T12:00:00Z', { nowMs, isFresh: false })).toBe(
      '2026-11-21T10:00:00.000Z',
    ));
  it('of an old hold that is over, stays over', () =>
    expect(endHere('2026-11-21T09:30:00Z', { nowMs, isFresh: false })).toBe(
      '2026-11-21T09:30:00Z',
    ));
});
