import { canReceiveCodes, identityKey, parseIdentity, toDisplayMobile } from './identity.ts';

describe('identityOf', () => {
  it.each(['9876543210', '+919876543210', '09876543210', ' 9876543210 '])(
    'a mobile number written as "%s", is one identity',
    (mobile) => {
      expect(parseIdentity({ mobile, email: '' })).toEqual({
        ok: true,
        value: { channel: 'sms', contact: '+919876543210' },
      });
    },
  );
  it('a foreign prefix, same ten digits, is another identity', () => {
    const foreign = parseIdentity({ mobile: '+449876543210', email: '' });
    expect(foreign).toEqual({ ok: true, value: { channel: 'sms', contact: '+449876543210' } });
  });
  it('a mail address, capital letters, is kept in small ones', () => {
    expect(parseIdentity({ mobile: '', email: ' Meera@Example.IN ' })).toEqual({
      ok: true,
      value: { channel: 'mail', contact: 'meera@example.in' },
    });
  });
  it('both given, takes the mobile number', () => {
    expect(parseIdentity({ mobile: '9876543210', email: 'a@b.in' })).toMatchObject({
      value: { channel: 'sms' },
    });
  });
  it.each([
    ['nothing', { mobile: ' ', email: '' }, 'contact-needed'],
    ['nine digits', { mobile: '987654321', email: '' }, 'mobile-invalid'],
    ['a number from 1 to 5', { mobile: '5876543210', email: '' }, 'mobile-invalid'],
    ['no domain', { mobile: '', email: 'meera@' }, 'email-invalid'],
  ])('%s, is refused', (_name, given, code) => {
    expect(parseIdentity(given)).toEqual({ ok: false, code });
  });
});

describe('canReceiveCodes', () => {
  it('an Indian number, a mail address, receive codes', () => {
    expect(canReceiveCodes({ channel: 'sms', contact: '+919876543210' })).toBe(true);
    expect(canReceiveCodes({ channel: 'mail', contact: 'a@b.in' })).toBe(true);
  });
  it('a foreign number, receives none', () => {
    expect(canReceiveCodes({ channel: 'sms', contact: '+449876543210' })).toBe(false);
  });
});

describe('identityKey', () => {
  it('same text on two channels, are two keys', () => {
    expect(identityKey({ channel: 'sms', contact: 'x' })).not.toBe(
      identityKey({ channel: 'mail', contact: 'x' }),
    );
  });
});

describe('writtenMobile', () => {
  it('an Indian number, loses its prefix; a foreign one keeps it', () => {
    expect(toDisplayMobile('+919876543210')).toBe('9876543210');
    expect(toDisplayMobile('+449876543210')).toBe('+449876543210');
  });
});
