import { isWithinResendGap } from './active-code.ts';

const now = new Date('2025-11-21T10:00:00Z');
const living = (resendInMs: number) => ({
  challengeId: 7,
  expiresAt: new Date(now.getTime() + 300_000),
  resendAt: new Date(now.getTime() + resendInMs),
});

describe('another code to the same identity', () => {
  it('none before, may go out', () => expect(isWithinResendGap(null, now)).toBe(false));
  it('within the gap, may not', () => expect(isWithinResendGap(living(1), now)).toBe(true));
  it('at its end, may', () => expect(isWithinResendGap(living(0), now)).toBe(false));
});
