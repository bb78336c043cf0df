import {
  checkResend,
  openChallenge,
  renewChallenge,
  attemptsLeft,
  attemptError,
} from './challenge.ts';
import type { Challenge } from './challenge.ts';

const rules = { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 };
const now = new Date('2025-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const opened = (change: Partial<Challenge> = {}): Challenge => ({
  ...openChallenge({
    id: 7,
    identity: { channel: 'sms', contact: '+919876543210' },
    codeHash: 'first',
    now,
    rules,
  }),
  ...change,
});

describe('openChallenge', () => {
  it('a new request, lives five minutes and may be sent again after thirty seconds', () => {
    expect(opened()).toMatchObject({
      sends: 1,
      attempts: 0,
      used: false,
      expiresAt: later(300_000),
      resendAt: later(30_000),
    });
  });
});

describe('mayResend', () => {
  it('a second before its time, is refused with what is left', () => {
    expect(checkResend(opened(), later(29_000))).toEqual({
      ok: false,
      code: 'too-early',
      retryAfterSeconds: 1,
    });
  });
  it('at its time, is allowed', () => {
    expect(checkResend(opened(), later(30_000)).ok).toBe(true);
  });
  it('out of tries, is allowed: another code is what helps', () => {
    expect(checkResend(opened({ attempts: 5 }), later(30_000)).ok).toBe(true);
  });
  it.each([
    ['used', opened({ used: true })],
    ['unknown', null],
  ])('%s, is refused as ended', (_name, challenge) => {
    expect(checkResend(challenge, later(30_000))).toEqual({ ok: false, code: 'code-expired' });
  });
  it('at the end of its life, is refused', () => {
    expect(checkResend(opened(), later(300_000))).toEqual({ ok: false, code: 'code-expired' });
  });
});

describe('renewChallenge', () => {
  it('a resend, replaces the code, gives all tries back and a new life', () => {
    const renewed = renewChallenge(opened({ attempts: 5 }), {
      codeHash: 'second',
      now: later(60_000),
      rules,
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

describe('triesLeft', () => {
  it('three tries made, leaves two', () => {
    expect(attemptsLeft(opened({ attempts: 3 }), rules)).toBe(2);
  });
});

describe('whyNotTried', () => {
  it('five tries made, is used up', () => {
    expect(attemptError(opened({ attempts: 5 }), now, rules)).toEqual({
      ok: false,
      code: 'code-used-up',
      triesLeft: 0,
    });
  });
  it.each([
    ['unknown', null, now],
    ['used', opened({ used: true }), now],
    ['past its life', opened(), later(300_000)],
    ['used up and past its life', opened({ attempts: 5 }), later(300_000)],
  ])('%s, has ended', (_name, challenge, at) => {
    expect(attemptError(challenge, at, rules)).toEqual({
      ok: false,
      code: 'code-expired',
      triesLeft: 0,
    });
  });
});
