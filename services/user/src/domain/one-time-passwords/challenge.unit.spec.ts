import {
  checkResend,
  openChallenge,
  renewChallenge,
  attemptsLeft,
  attemptError,
} from './challenge.ts';
import type { Challenge } from './challenge.ts';
import { unknownDevice } from './requester.ts';

const limits = { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 };
const now = new Date('2025-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const buildChallenge = (change: Partial<Challenge> = {}): Challenge => ({
  ...openChallenge({
    id: 7,
    identity: { channel: 'sms', contact: '+919876543210' },
    requester: unknownDevice,
    codeHash: 'first',
    now,
    limits,
  }),
  ...change,
});

describe('openChallenge', () => {
  it('creates a challenge that lives five minutes and can be resent after thirty seconds', () => {
    expect(buildChallenge()).toMatchObject({
      sends: 1,
      attempts: 0,
      used: false,
      expiresAt: later(300_000),
      resendAt: later(30_000),
    });
  });
});

describe('checkResend', () => {
  it('rejects an early resend with the remaining seconds', () => {
    expect(checkResend(buildChallenge(), later(29_000))).toEqual({
      ok: false,
      code: 'too-early',
      retryAfterSeconds: 1,
    });
  });
  it('allows a resend when the gap ends', () => {
    expect(checkResend(buildChallenge(), later(30_000)).ok).toBe(true);
  });
  it('allows a resend when no attempts are left', () => {
    expect(checkResend(buildChallenge({ attempts: 5 }), later(30_000)).ok).toBe(true);
  });
  it.each([
    ['used', buildChallenge({ used: true })],
    ['unknown', null],
  ])('rejects a challenge that is %s', (_name, challenge) => {
    expect(checkResend(challenge, later(30_000))).toEqual({ ok: false, code: 'code-expired' });
  });
  it('rejects a challenge at the end of its life', () => {
    expect(checkResend(buildChallenge(), later(300_000))).toEqual({
      ok: false,
      code: 'code-expired',
    });
  });
});

describe('renewChallenge', () => {
  it('replaces the code and resets attempts and expiry', () => {
    const renewed = renewChallenge(buildChallenge({ attempts: 5 }), {
      codeHash: 'second',
      now: later(60_000),
      limits,
    });
    expect(renewed).toMatchObject({
      id: 7,
      codeHash: 'second',
      sends: 2,
      attempts: 0,
      expiresAt: later(360_000),
      resendAt: later(90_000),
    });
  });
});

describe('attemptsLeft', () => {
  it('returns two after three attempts', () => {
    expect(attemptsLeft(buildChallenge({ attempts: 3 }), limits)).toBe(2);
  });
});

describe('attemptError', () => {
  it('reports an exhausted code after five attempts', () => {
    expect(attemptError(buildChallenge({ attempts: 5 }), now, limits)).toEqual({
      ok: false,
      code: 'code-used-up',
      attemptsLeft: 0,
    });
  });
  it.each([
    ['unknown', null, now],
    ['used', buildChallenge({ used: true }), now],
    ['past its life', buildChallenge(), later(300_000)],
    ['used up and past its life', buildChallenge({ attempts: 5 }), later(300_000)],
  ])('reports an expired code when the challenge is %s', (_name, challenge, at) => {
    expect(attemptError(challenge, at, limits)).toEqual({
      ok: false,
      code: 'code-expired',
      attemptsLeft: 0,
    });
  });
});
