import { setShopMarket } from '@tokri/contracts/market';
import type { UserError } from '../domain/user-result.ts';
import {
  toChallengeErrorResponse,
  toChallengeResponse,
  toCheckCodeErrorResponse,
} from './user-response.ts';

const blocked = (retryAfterSeconds: number): UserError => ({
  ok: false,
  code: 'too-many-codes',
  retryAfterSeconds,
});
const messageOf = (
  error: UserError,
  purpose: 'sign-in' | 'verification' = 'sign-in',
  language: 'en' | 'hi' = 'en',
): string => toChallengeErrorResponse(error, { language, purpose }).Message;

describe('toChallengeErrorResponse', () => {
  it.each([
    [1, 'in 1 minute.'],
    [3_445, 'in 58 minutes.'],
    [3_600, 'in 60 minutes.'],
    [3_601, 'in 2 hours.'],
    [80_000, 'in 23 hours.'],
  ])('says when a contact blocked for %d seconds gets codes again', (seconds, text) =>
    expect(messageOf(blocked(seconds))).toContain(`Try again ${text}`),
  );

  it('says that somebody else may have requested the codes', () =>
    expect(messageOf(blocked(60))).toContain('Somebody else may have requested them.'));

  it('says how to sign in meanwhile, and only to somebody who signs in', () => {
    const text = 'on a device where you have signed in before, or with another mobile number';
    expect(messageOf(blocked(60))).toContain(text);
    expect(messageOf(blocked(60), 'verification')).not.toContain('sign in');
  });

  it('says the same in Hindi', () => {
    expect(messageOf(blocked(3_445), 'verification', 'hi')).toMatch(/58 मिनट बाद फिर कोशिश करें।$/);
    expect(messageOf(blocked(3_445), 'sign-in', 'hi')).toMatch(/ई-मेल से, जिसका खाता अलग होगा।$/);
    expect(messageOf(blocked(80_000), 'verification', 'hi')).toContain('23 घंटे बाद');
  });

  it('keeps the message of another error', () =>
    expect(messageOf({ ok: false, code: 'too-early', retryAfterSeconds: 20 })).toBe(
      'We have just sent you a code. Wait a moment before you request another.',
    ));
});

describe('toCheckCodeErrorResponse', () => {
  it('asks for a new code after the last wrong attempt', () =>
    expect(
      toCheckCodeErrorResponse({ ok: false, code: 'code-wrong', attemptsLeft: 0 }, 'en'),
    ).toMatchObject({
      Code: 'code-wrong',
      Message: 'Too many incorrect attempts. Request a new code.',
      TriesLeft: 0,
    }));

  it('says that a code is incorrect while attempts are left', () =>
    expect(
      toCheckCodeErrorResponse({ ok: false, code: 'code-wrong', attemptsLeft: 1 }, 'en'),
    ).toMatchObject({ Code: 'code-wrong', Message: 'This code is incorrect.', TriesLeft: 1 }));
});

describe('toChallengeResponse', () => {
  it('names the numbers that get no SMS in the terms of the market', () => {
    const challenge = {
      id: 7,
      receivesCodes: false,
      resendAfterSeconds: 30,
      expiresAt: new Date('2026-11-30T00:00:00Z'),
    };
    const read = () => toChallengeResponse(challenge, 'en');
    expect(read().Message).toContain('Indian numbers only');
    setShopMarket(1);
    const ukText = read().Message;
    setShopMarket(0);
    expect(ukText).toContain('numbers of the United Kingdom only');
  });
});
