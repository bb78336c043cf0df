import { minuteMs } from '@tokri/contracts/dates';
import { createRevokedStaffTokens, maxTokenAgeWithoutUpdatesMs } from './revoked-staff-tokens.ts';

const start = new Date('2026-11-23T06:00:00Z');
const createTokens = () => {
  let nowMs = start.getTime();
  const tokens = createRevokedStaffTokens(() => new Date(nowMs));
  return {
    ...tokens,
    advance: (ms: number) => {
      nowMs += ms;
    },
    isRevoked: (
      revision: number | null,
      { arePermissionsCurrent = true, userId = 7, ageMs = 0 } = {},
    ) =>
      tokens.isRevoked(
        { userId, revision, issuedAt: new Date(nowMs - ageMs) },
        arePermissionsCurrent,
      ),
  };
};

describe('revoked staff tokens', () => {
  it('refuses the tokens from before the change of this user only', () => {
    const tokens = createTokens();
    expect(tokens.isRevoked(4)).toBe(false);
    expect(tokens.record({ userId: 7, revision: 5, changedAt: start })).toBe(true);
    expect([tokens.isRevoked(4), tokens.isRevoked(5), tokens.isRevoked(4, { userId: 8 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('refuses a token without a revision even if no change is known', () => {
    expect(createTokens().isRevoked(null)).toBe(true);
  });

  it('keeps the newest of changes that arrive in another order', () => {
    const tokens = createTokens();
    tokens.record({ userId: 7, revision: 6, changedAt: start });
    tokens.record({ userId: 7, revision: 5, changedAt: start });
    expect(tokens.isRevoked(5)).toBe(true);
  });

  it('forgets a change once no token from before it can be valid', () => {
    const tokens = createTokens();
    for (let userId = 1; userId <= 100; userId += 1)
      tokens.record({ userId, revision: 5, changedAt: start });
    tokens.advance(15 * minuteMs);
    tokens.record({ userId: 200, revision: 1, changedAt: start });
    expect(tokens.size()).toBe(101);
    tokens.advance(minuteMs + 1);
    expect(tokens.record({ userId: 200, revision: 1, changedAt: start })).toBe(false);
    expect(tokens.size()).toBe(0);
  });

  it('accepts only fresh tokens while changes cannot be read', () => {
    const tokens = createTokens();
    const isRevoked = (ageMs: number, arePermissionsCurrent: boolean) =>
      tokens.isRevoked(4, { ageMs, arePermissionsCurrent });
    expect([
      isRevoked(maxTokenAgeWithoutUpdatesMs, false),
      isRevoked(maxTokenAgeWithoutUpdatesMs + 1, false),
      isRevoked(maxTokenAgeWithoutUpdatesMs + 1, true),
    ]).toEqual([false, true, false]);
  });
});
