import { openChallenge } from '../domain/one-time-passwords/challenge.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a'.repeat(43));
const limits = { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 };
const challengeWith = (id: number, codeHash: string) =>
  openChallenge({
    id,
    identity: { channel: 'sms', contact: '+919876543210' },
    requester: { kind: 'unknown-device' },
    codeHash,
    now: new Date(0),
    limits,
  });
const session = { id: '5f2f0b6e-9d4c-4c55-8a52-0f6f2f8b1a11', generation: 2 };

describe('one-time passwords', () => {
  it('creates six digits that are valid for their own challenge only', () => {
    const { code, codeHash } = secrets.newCode(7, 1);
    expect(code).toMatch(/^\d{6}$/);
    expect(secrets.verifyCode(challengeWith(7, codeHash), code)).toBe(true);
    expect(secrets.verifyCode(challengeWith(8, codeHash), code)).toBe(false);
  });
  it('creates another hash for each send', () => {
    const { code, codeHash } = secrets.newCode(7, 2);
    expect(secrets.verifyCode({ ...challengeWith(7, codeHash), sends: 1 }, code)).toBe(false);
  });
  it('does not use the code as its hash', () => {
    const { code, codeHash } = secrets.newCode(7, 1);
    expect(codeHash).not.toContain(code);
  });
});

describe('challenge ids', () => {
  it('are safe integers and not sequential', () => {
    const [one, two] = [secrets.newChallengeId(), secrets.newChallengeId()];
    expect(Math.abs(one - two)).toBeGreaterThan(1);
    expect(Number.isSafeInteger(one) && one > 0).toBe(true);
  });
});

describe('refresh cookies', () => {
  it('are deterministic for a generation and can be parsed', () => {
    const cookie = secrets.createCookie(session);
    expect(secrets.createCookie(session)).toBe(cookie);
    expect(secrets.parseCookie(cookie)).toEqual({ sessionId: session.id, generation: 2 });
  });
  it('are rejected when the generation does not match the signature', () => {
    expect(secrets.parseCookie(secrets.createCookie(session).replace('.2.', '.3.'))).toBeNull();
  });
  it.each(['', 'x', `${session.id}.2.${'0'.repeat(64)}`])(
    'are rejected when they are "%s"',
    (text) => {
      expect(secrets.parseCookie(text)).toBeNull();
    },
  );
});
