import { isLive, isOffered, waitOf } from './waits.ts';

const nowMs = Date.parse('2026-11-21T10:00:00Z');
const row = {
  SlotId: 103,
  Date: '2026-11-22',
  Start: '16:00',
  End: '19:00',
  Position: 2,
  Offer: null,
};
const offered = { ...row, Position: 0, Offer: { HoldId: 9, ExpiresAt: '2026-11-21T10:08:00Z' } };

describe('a wait', () => {
  it('of who stands in line, has a number and no offer', () => {
    const wait = waitOf(row, nowMs);
    expect(wait).toEqual({
      slot: { slotId: 103, date: '2026-11-22', start: '16:00', end: '19:00' },
      position: 2,
      offer: null,
    });
    expect([isOffered(wait), isLive(wait, nowMs)]).toEqual([false, true]);
  });
  it('of who is offered a place, has it until its time is over', () => {
    const wait = waitOf(offered, nowMs);
    expect([isOffered(wait), isLive(wait, nowMs), isLive(wait, nowMs + 9 * 60_000)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('on a device that runs an hour behind, ends ten minutes from now', () => {
    expect(waitOf(offered, nowMs - 3_600_000).offer?.until).toBe('2026-11-21T09:10:00.000Z');
  });
});
