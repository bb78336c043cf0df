import { classifyCookie, openSession, previousCookieGraceMs, sessionExpiry } from './session.ts';
import type { Session } from './session.ts';

const rules = { lifetimeMs: 30 * 86_400_000, mailLifetimeMs: 7 * 86_400_000 };
const now = new Date('2025-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const session = (change: Partial<Session> = {}): Session => ({
  ...openSession({ id: 'family', userId: 1, channel: 'sms', device: '', now, rules }),
  generation: 3,
  ...change,
});

describe('classifyCookie', () => {
  it('reports the current generation as current', () => {
    expect(classifyCookie(session(), 3, later(1))).toBe('current');
  });
  it('accepts the previous generation within ten seconds', () => {
    expect(classifyCookie(session(), 2, later(previousCookieGraceMs))).toBe('just-replaced');
  });
  it('reports the previous generation as reused after ten seconds', () => {
    expect(classifyCookie(session(), 2, later(previousCookieGraceMs + 1))).toBe('reused');
  });
  it('reports an older generation as reused at once', () => {
    expect(classifyCookie(session(), 1, later(1))).toBe('reused');
  });
  it('reports a future generation as reused', () => {
    expect(classifyCookie(session(), 4, later(1))).toBe('reused');
  });
  it.each([
    ['unknown', null],
    ['ended', session({ ended: 'signed-out' })],
    ['past its life', session({ expiresAt: now })],
  ])('reports a session that is %s as over', (_name, found) => {
    expect(classifyCookie(found, 3, now)).toBe('over');
  });
});

describe('sessionExpiry', () => {
  it('ends a session by mail earlier than one by mobile', () => {
    expect(sessionExpiry('sms', now, rules)).toEqual(later(rules.lifetimeMs));
    expect(sessionExpiry('mail', now, rules)).toEqual(later(rules.mailLifetimeMs));
  });
});
