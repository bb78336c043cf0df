import { minuteMs } from '@tokri/contracts/dates';
import { createRevokedTokens, maxTokenAgeWithoutUpdatesMs } from './revoked-tokens.ts';

const start = new Date('2026-11-23T06:00:00Z');
const createTokens = () => {
  let nowMs = start.getTime();
  const tokens = createRevokedTokens(() => new Date(nowMs));
  return {
    ...tokens,
    advance: (ms: number) => {
      nowMs += ms;
    },
    isRevoked: (
      revision: number | null,
      { areRevocationsCurrent = true, userId = 7, ageMs = 0, isStaff = true } = {},
    ) =>
      tokens.isRevoked(
        { userId, isStaff, revision, issuedAt: new Date(nowMs - ageMs) },
        areRevocationsCurrent,
      ),
  };
};

describe('revoked tokens', () => {
  it('refuses the tokens from before the change of this user only', () => {
    const tokens = createTokens();
    expect(tokens.isRevoked(4)).toBe(false);
    expect(tokens.record({ userId: 7, revision: 5, revokedAt: start })).toBe(true);
    expect([tokens.isRevoked(4), tokens.isRevoked(5), tokens.isRevoked(4, { userId: 8 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('refuses a staff token without a revision even if no revocation is known', () => {
    expect(createTokens().isRevoked(null)).toBe(true);
  });

  it('refuses the token of a customer without a revision only after a revocation', () => {
    const tokens = createTokens();
    expect(tokens.isRevoked(null, { isStaff: false })).toBe(false);
    tokens.record({ userId: 7, revision: 5, revokedAt: start });
    expect(tokens.isRevoked(null, { isStaff: false })).toBe(true);
  });

  it('refuses the tokens of a customer from before a revocation', () => {
    const tokens = createTokens();
    tokens.record({ userId: 7, revision: 5, revokedAt: start });
    expect([4, 5].map((revision) => tokens.isRevoked(revision, { isStaff: false }))).toEqual([
      true,
      false,
    ]);
  });

  it('accepts the token of a customer while revocations cannot be read', () => {
    const ageMs = maxTokenAgeWithoutUpdatesMs + 1;
    const tokens = createTokens();
    expect(tokens.isRevoked(4, { isStaff: false, ageMs, areRevocationsCurrent: false })).toBe(
      false,
    );
  });

  it('keeps the newest of changes that arrive in another order', () => {
    const tokens = createTokens();
    tokens.record({ userId: 7, revision: 6, revokedAt: start });
    tokens.record({ userId: 7, revision: 5, revokedAt: start });
    expect(tokens.isRevoked(5)).toBe(true);
  });

  it('forgets a change once no token from before it can be valid', () => {
    const tokens = createTokens();
    for (let userId = 1; userId <= 100; userId += 1)
      tokens.record({ userId, revision: 5, revokedAt: start });
    tokens.advance(15 * minuteMs);
    tokens.record({ userId: 200, revision: 1, revokedAt: start });
    expect(tokens.size()).toBe(101);
    tokens.advance(minuteMs + 1);
    expect(tokens.record({ userId: 200, revision: 1, revokedAt: start })).toBe(false);
    expect(tokens.size()).toBe(0);
  });

  it('accepts only fresh tokens while changes cannot be read', () => {
    const tokens = createTokens();
    const isRevoked = (ageMs: number, areRevocationsCurrent: boolean) =>
      tokens.isRevoked(4, { ageMs, areRevocationsCurrent });
    expect([
      isRevoked(maxTokenAgeWithoutUpdatesMs, false),
      isRevoked(maxTokenAgeWithoutUpdatesMs + 1, false),
      isRevoked(maxTokenAgeWithoutUpdatesMs + 1, true),
    ]).toEqual([false, true, false]);
  });
});
