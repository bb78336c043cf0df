import { toCodeMessage, toDeliveryId, isCodeExpired } from './code-message.ts';
import { unknownBrand } from './brand.ts';
import type { CodeToSend } from './code-message.ts';

const requestedAt = new Date('2025-11-21T10:00:00Z');
const expiresAt = new Date('2025-11-21T10:05:00Z');
const code: CodeToSend = {
  purpose: 'sign-in',
  challengeId: 42,
  send: 2,
  channel: 'sms',
  language: 'en',
  requestedAt,
  expiresAt,
  to: '+919876543210',
  code: '123456',
};

const context = {
  brand: unknownBrand,
  smsBrand: unknownBrand,
  templates: [],
  onUnusable: () => undefined,
};

describe('toCodeMessage', () => {
  it('starts an English message with the code and states its validity', () => {
    expect(toCodeMessage(code, context)).toMatchObject({
      channel: 'sms',
      to: '+919876543210',
      reference: 'otp:42:2',
    });
    expect(toCodeMessage(code, context).text).toMatch(
      /^123456 is your Tokri sign-in code\. It is valid for 5 minutes\./,
    );
  });
  it('fits an English code into one SMS', () => {
    expect(toCodeMessage(code, context).text.length).toBeLessThanOrEqual(160);
  });
  it('says what a code that verifies a contact is for, in one SMS', () => {
    const message = toCodeMessage({ ...code, purpose: 'verify-contact' }, context);
    expect(message).toMatchObject({ template: 'verification-code', isCode: true });
    expect(message.text).toMatch(
      /^123456 is your Tokri verification code\. It is valid for 5 minutes\./,
    );
    expect(message.text.length).toBeLessThanOrEqual(160);
  });
  it('ends an SMS with the host and the code when the shop has registered that line', () => {
    const { text } = toCodeMessage(code, context, 'www.tokri.example');
    expect(text).toMatch(/\.\n\n@www\.tokri\.example #123456$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
  it('does not end a mail with the host', () => {
    const mail = toCodeMessage({ ...code, channel: 'mail' }, context, 'www.tokri.example');
    expect(mail.text).not.toContain('@www.tokri.example');
  });
  it('renders the message in Hindi', () => {
    expect(toCodeMessage({ ...code, language: 'hi' }, context).text).toMatch(/^123456 आपका टोकरी/);
  });
  it('does not reveal the code in the subject of a mail', () => {
    expect(toCodeMessage({ ...code, channel: 'mail' }, context).subject).toBe(
      'Your Tokri sign-in code',
    );
  });
});

describe('a code after the company got another brand', () => {
  const renamed = { ...context, brand: { en: 'Mandi', hi: 'मंडी' } };
  it.each([
    ['sms', 'Tokri'],
    ['mail', 'Mandi'],
  ] as const)('names by %s the brand %s', (channel, brand) =>
    expect(toCodeMessage({ ...code, channel }, renamed).text).toContain(`your ${brand} sign-in`),
  );
});

describe('toDeliveryId', () => {
  it('gives a resend another delivery id', () => {
    expect(toDeliveryId(code)).not.toBe(toDeliveryId({ ...code, send: 3 }));
  });
});

describe('isCodeExpired', () => {
  it('returns true from the moment of expiry', () => {
    expect(isCodeExpired(code, new Date(expiresAt.getTime() - 1))).toBe(false);
    expect(isCodeExpired(code, expiresAt)).toBe(true);
  });
});
