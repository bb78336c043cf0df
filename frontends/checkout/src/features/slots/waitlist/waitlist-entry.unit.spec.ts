import { isLive, hasOffer, toWaitlistEntry } from './waitlist-entry.ts';

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

describe('toWaitlistEntry', () => {
  it('returns the position of a waiting customer without an offer', () => {
    const wait = toWaitlistEntry(row, nowMs);
    expect(wait).toEqual({
      slot: { slotId: 103, date: '2026-11-22', start: '16:00', end: '19:00' },
      position: 2,
      offer: null,
    });
    expect([hasOffer(wait), isLive(wait, nowMs)]).toEqual([false, true]);
  });
  it('returns an offer that is live until it expires', () => {
    const wait = toWaitlistEntry(offered, nowMs);
    expect([hasOffer(wait), isLive(wait, nowMs), isLive(wait, nowMs + 9 * 60_000)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('limits the offer to ten minutes when the device clock is an hour behind', () => {
    expect(toWaitlistEntry(offered, nowMs - 3_600_000).offer?.until).toBe(
      '2026-11-21T09:10:00.000Z',
    );
  });
});
