import { canReceiveCodes, identityKey, parseIdentity, toDisplayMobile } from './identity.ts';

describe('parseIdentity', () => {
  it.each(['9876543210', '+919876543210', '09876543210', '+9109876543210', ' 9876543210 '])(
    'normalises the mobile number "%s" to one identity',
    (mobile) => {
      expect(parseIdentity({ mobile, email: '' })).toEqual({
        ok: true,
        value: { channel: 'sms', contact: '+919876543210' },
      });
    },
  );
  it('treats the same ten digits with a foreign prefix as another identity', () => {
    const foreignIdentity = parseIdentity({ mobile: '+449876543210', email: '' });
    expect(foreignIdentity).toEqual({
      ok: true,
      value: { channel: 'sms', contact: '+449876543210' },
    });
  });
  it('converts a mail address to lower case', () => {
    expect(parseIdentity({ mobile: '', email: ' Meera@Example.IN ' })).toEqual({
      ok: true,
      value: { channel: 'mail', contact: 'meera@example.in' },
    });
  });
  it('prefers the mobile number when both are given', () => {
    expect(parseIdentity({ mobile: '9876543210', email: 'a@b.in' })).toMatchObject({
      value: { channel: 'sms' },
    });
  });
  it.each([
    ['nothing', { mobile: ' ', email: '' }, 'contact-needed'],
    ['nine digits', { mobile: '987654321', email: '' }, 'mobile-invalid'],
    ['a number from 1 to 5', { mobile: '5876543210', email: '' }, 'mobile-invalid'],
    ['no domain', { mobile: '', email: 'meera@' }, 'email-invalid'],
  ])('rejects %s', (_name, given, code) => {
    expect(parseIdentity(given)).toEqual({ ok: false, code });
  });
});

describe('canReceiveCodes', () => {
  it('returns true for Indian numbers and mail addresses', () => {
    expect(canReceiveCodes({ channel: 'sms', contact: '+919876543210' })).toBe(true);
    expect(canReceiveCodes({ channel: 'mail', contact: 'a@b.in' })).toBe(true);
  });
  it('returns false for a foreign number', () => {
    expect(canReceiveCodes({ channel: 'sms', contact: '+449876543210' })).toBe(false);
  });
});

describe('identityKey', () => {
  it('gives the same contact on two channels two keys', () => {
    expect(identityKey({ channel: 'sms', contact: 'x' })).not.toBe(
      identityKey({ channel: 'mail', contact: 'x' }),
    );
  });
});

describe('toDisplayMobile', () => {
  it('strips the prefix of an Indian number and keeps a foreign one', () => {
    expect(toDisplayMobile('+919876543210')).toBe('9876543210');
    expect(toDisplayMobile('+449876543210')).toBe('+449876543210');
  });
});
