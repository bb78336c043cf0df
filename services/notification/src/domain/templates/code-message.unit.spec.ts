import { toCodeMessage, toDeliveryId, isCodeExpired } from './code-message.ts';
import type { CodeToSend } from './code-message.ts';

const requestedAt = new Date('2025-11-21T10:00:00Z');
const expiresAt = new Date('2025-11-21T10:05:00Z');
const code: CodeToSend = {
  challengeId: 42,
  send: 2,
  channel: 'sms',
  language: 'en',
  requestedAt,
  expiresAt,
  to: '+919876543210',
  code: '123456',
};

describe('codeMessage', () => {
  it('an English code, begins with it and tells its life', () => {
    expect(toCodeMessage(code)).toMatchObject({
      channel: 'sms',
      to: '+919876543210',
      reference: 'otp:42:2',
    });
    expect(toCodeMessage(code).text).toMatch(
      /^123456 is your Tokri sign-in code\. It is valid for 5 minutes\./,
    );
  });
  it('an English code, fits into one SMS', () => {
    expect(toCodeMessage(code).text.length).toBeLessThanOrEqual(160);
  });
  it('a Hindi code, is in Hindi', () => {
    expect(toCodeMessage({ ...code, language: 'hi' }).text).toMatch(/^123456 आपका टोकरी/);
  });
  it('a mail, has a subject without the code', () => {
    expect(toCodeMessage({ ...code, channel: 'mail' }).subject).toBe('Your Tokri sign-in code');
  });
});

describe('deliveryIdOf', () => {
  it('a resend, is another delivery', () => {
    expect(toDeliveryId(code)).not.toBe(toDeliveryId({ ...code, send: 3 }));
  });
});

describe('isTooLate', () => {
  it('a moment before its end, is in time; at its end, too late', () => {
    expect(isCodeExpired(code, new Date(expiresAt.getTime() - 1))).toBe(false);
    expect(isCodeExpired(code, expiresAt)).toBe(true);
  });
});
