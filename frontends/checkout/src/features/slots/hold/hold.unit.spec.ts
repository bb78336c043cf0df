import {
  currentHold,
  toLocalExpiry,
  canStillBeHeld,
  heldElsewhereCode,
  noHold,
  reduceHold,
  type ChosenSlot,
  type Hold,
  type HoldError,
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
const error: HoldError = { code: 'slot-full', message: 'Full.', alternatives: [] };
const requesting = (slotId: number, previous: Hold | null = null): HoldState => ({
  kind: 'requesting',
  slot: slot(slotId),
  previous,
});
const heldState = (slotId: number): HoldState => ({ kind: 'held', hold: hold(slotId) });

describe('choosing a slot', () => {
  it('requests the slot while the previous hold stands', () => {
    const state = reduceHold(heldState(1), { kind: 'chosen', slot: slot(2) });
    expect(state).toEqual(requesting(2, hold(1)));
    expect(currentHold(state)).toEqual(hold(1));
  });
  it('holds the slot once the request is granted', () =>
    expect(reduceHold(requesting(2, hold(1)), { kind: 'granted', hold: hold(2) })).toEqual(
      heldState(2),
    ));
  it('keeps the previous hold when it is rejected', () => {
    const state = reduceHold(requesting(2, hold(1)), {
      kind: 'rejected',
      slot: slot(2),
      error,
    });
    expect(state).toEqual({ kind: 'rejected', slot: slot(2), error, previous: hold(1) });
    expect(currentHold(state)).toEqual(hold(1));
  });
  it('keeps the previous hold when it could not be requested', () => {
    expect(reduceHold(requesting(2, hold(1)), { kind: 'abandoned' })).toEqual(heldState(1));
    expect(reduceHold(requesting(2), { kind: 'abandoned' })).toEqual(noHold);
  });
  it('clears a choice that failed offline once the network is back', () => {
    expect(
      reduceHold(
        { kind: 'rejected', slot: slot(2), error, previous: hold(1) },
        { kind: 'abandoned' },
      ),
    ).toEqual(heldState(1));
    expect(
      reduceHold({ kind: 'rejected', slot: slot(2), error, previous: null }, { kind: 'abandoned' }),
    ).toEqual(noHold);
  });
  it('ignores the response to an earlier choice', () => {
    expect(reduceHold(requesting(3), { kind: 'rejected', slot: slot(2), error })).toEqual(
      requesting(3),
    );
    expect(reduceHold(requesting(3), { kind: 'granted', hold: hold(2) })).toEqual(
      requesting(3, hold(2)),
    );
  });
});

describe('a held slot', () => {
  it('expires when its time is over', () =>
    expect(reduceHold(heldState(1), { kind: 'ended', holdKey: 'key-1' })).toEqual({
      kind: 'ended',
      slot: slot(1),
    }));
  it('does not expire with another hold', () =>
    expect(reduceHold(heldState(1), { kind: 'ended', holdKey: 'key-9' })).toEqual(heldState(1)));
  it('expires without cancelling the request for another slot', () =>
    expect(reduceHold(requesting(2, hold(1)), { kind: 'ended', holdKey: 'key-1' })).toEqual(
      requesting(2),
    ));
  it('is held elsewhere when its release after the expiry finds that it was taken over', () => {
    const event = { kind: 'ended-as-taken-over', slot: slot(1) } as const;
    expect(reduceHold({ kind: 'ended', slot: slot(1) }, event)).toMatchObject({
      kind: 'rejected',
      slot: slot(1),
      error: { code: heldElsewhereCode },
    });
    expect(reduceHold(requesting(2), event)).toEqual(requesting(2));
    expect(reduceHold({ kind: 'ended', slot: slot(2) }, event)).toEqual({
      kind: 'ended',
      slot: slot(2),
    });
  });
  it('expires later after an extension', () => {
    const extendedHold = { ...hold(1), until: '2026-11-21T10:05:00Z', isExtended: true };
    expect(reduceHold(heldState(1), { kind: 'extended', hold: extendedHold })).toEqual({
      kind: 'held',
      hold: extendedHold,
    });
    expect(reduceHold(heldState(2), { kind: 'extended', hold: extendedHold })).toEqual(
      heldState(2),
    );
  });
  it('is dropped when it belongs to an order', () =>
    expect(reduceHold(heldState(1), { kind: 'dropped' })).toEqual(noHold));
});

describe('canStillBeHeld', () => {
  const nowMs = Date.parse('2026-11-21T10:00:00Z');
  it('returns true for the ten minutes that a hold lasts', () =>
    expect(canStillBeHeld('2026-11-21T09:50:01Z', nowMs)).toBe(true));
  it('returns false after that or without a request time', () =>
    expect([canStillBeHeld('2026-11-21T09:50:00Z', nowMs), canStillBeHeld('', nowMs)]).toEqual([
      false,
      false,
    ]));
});

describe('toLocalExpiry', () => {
  const nowMs = Date.parse('2026-11-21T09:50:00Z');
  it('returns a plausible expiry of the server unchanged', () =>
    expect(toLocalExpiry('2026-11-21T10:00:00Z', { nowMs, isFresh: true })).toBe(
      '2026-11-21T10:00:00Z',
    ));
  it('returns ten minutes from now for a new hold when the device clock is ahead', () =>
    expect(toLocalExpiry('2026-11-21T09:30:00Z', { nowMs, isFresh: true })).toBe(
      '2026-11-21T10:00:00.000Z',
    ));
  it('returns ten minutes from now when the device clock is behind', () =>
    expect(toLocalExpiry('2026-11-21T12:00:00Z', { nowMs, isFresh: false })).toBe(
      '2026-11-21T10:00:00.000Z',
    ));
  it('keeps the past expiry of an old hold', () =>
    expect(toLocalExpiry('2026-11-21T09:30:00Z', { nowMs, isFresh: false })).toBe(
      '2026-11-21T09:30:00Z',
    ));
});
