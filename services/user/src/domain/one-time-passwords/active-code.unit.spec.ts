import { isWithinResendGap } from './active-code.ts';

const now = new Date('2025-11-21T10:00:00Z');
const living = (resendInMs: number) => ({
  challengeId: 7,
  expiresAt: new Date(now.getTime() + 300_000),
  resendAt: new Date(now.getTime() + resendInMs),
});

describe('isWithinResendGap', () => {
  it('returns false when no code was sent before', () =>
    expect(isWithinResendGap(null, now)).toBe(false));
  it('returns true within the gap', () => expect(isWithinResendGap(living(1), now)).toBe(true));
  it('returns false at the end of the gap', () =>
    expect(isWithinResendGap(living(0), now)).toBe(false));
});
