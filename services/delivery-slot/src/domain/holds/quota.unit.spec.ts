import { pendingWriteTtlMs, countsTowardsQuota } from './quota.ts';

const now = new Date('2026-11-22T04:00:00Z');
const claim = (ageMs: number) => ({ resourceId: 9, at: new Date(now.getTime() - ageMs) });
const none: ReadonlySet<number> = new Set<number>();
const nine: ReadonlySet<number> = new Set([9]);

describe('a claim', () => {
  it('of what stands, counts however old', () =>
    expect(countsTowardsQuota(claim(86_400_000), { active: nine, ended: none }, now)).toBe(true));
  it('of what is gone, counts no more at once', () =>
    expect(countsTowardsQuota(claim(1), { active: none, ended: nine }, now)).toBe(false));
  it('of which nothing is known, counts as long as a call may still be writing it', () => {
    expect(
      countsTowardsQuota(claim(pendingWriteTtlMs - 1), { active: none, ended: none }, now),
    ).toBe(true);
    expect(countsTowardsQuota(claim(pendingWriteTtlMs), { active: none, ended: none }, now)).toBe(
      false,
    );
  });
});
