import { claimLifeMs, stillCounts } from './claims.ts';

const now = new Date('2026-11-22T04:00:00Z');
const claim = (ageMs: number) => ({ thing: 9, at: new Date(now.getTime() - ageMs) });
const none: ReadonlySet<number> = new Set<number>();
const nine: ReadonlySet<number> = new Set([9]);

describe('a claim', () => {
  it('of what stands, counts however old', () =>
    expect(stillCounts(claim(86_400_000), { standing: nine, gone: none }, now)).toBe(true));
  it('of what is gone, counts no more at once', () =>
    expect(stillCounts(claim(1), { standing: none, gone: nine }, now)).toBe(false));
  it('of which nothing is known, counts as long as a call may still be writing it', () => {
    expect(stillCounts(claim(claimLifeMs - 1), { standing: none, gone: none }, now)).toBe(true);
    expect(stillCounts(claim(claimLifeMs), { standing: none, gone: none }, now)).toBe(false);
  });
});
