import { pendingWriteTtlMs, countsTowardsQuota } from './quota.ts';

const now = new Date('2026-11-22T04:00:00Z');
const buildEntry = (ageMs: number) => ({ resourceId: 9, at: new Date(now.getTime() - ageMs) });
const none: ReadonlySet<number> = new Set<number>();
const holdIds: ReadonlySet<number> = new Set([9]);

describe('countsTowardsQuota', () => {
  it('counts an active resource of any age', () =>
    expect(countsTowardsQuota(buildEntry(86_400_000), { active: holdIds, ended: none }, now)).toBe(
      true,
    ));
  it('does not count an ended resource', () =>
    expect(countsTowardsQuota(buildEntry(1), { active: none, ended: holdIds }, now)).toBe(false));
  it('counts an unknown resource while its writer may still be running', () => {
    expect(
      countsTowardsQuota(buildEntry(pendingWriteTtlMs - 1), { active: none, ended: none }, now),
    ).toBe(true);
    expect(
      countsTowardsQuota(buildEntry(pendingWriteTtlMs), { active: none, ended: none }, now),
    ).toBe(false);
  });
});
