import { maskRecipient, toSmsNumber } from './recipient.ts';

describe('the number that an SMS goes to', () => {
  it.each(['9876543210', '09876543210', '+919876543210', ' 98765 43210 ', '+91 98765-43210'])(
    'an Indian one written as "%s", is +91 and ten digits',
    (mobile) => expect(toSmsNumber(mobile)).toBe('+919876543210'),
  );
  it.each([
    ['6000000000', '+916000000000'],
    ['5999999999', ''],
  ])('of the digits %s, is "%s": mobile numbers begin with 6 to 9', (mobile, expected) =>
    expect(toSmsNumber(mobile)).toBe(expected),
  );
  it.each([
    ['of another country', '+449876543210'],
    ['of nine digits', '987654321'],
    ['of eleven', '98765432101'],
    ['that is empty', ''],
    ['that is a mail address', 'meera@example.in'],
  ])('one %s, is none', (_what, mobile) => expect(toSmsNumber(mobile)).toBe(''));
});

describe('a masked recipient', () => {
  it.each([
    ['an Indian number', '+919123450002', '+91••••••0002'],
    ['a foreign number', '+449123450002', '•••0002'],
    ['a mail address', 'meera@example.in', 'm•••@example.in'],
    ['a push token', 'fcm-token-with-many-letters-9xyz', '•••9xyz'],
    ['nobody', '', ''],
  ])('%s, shows no more than its owner needs', (_what, recipient, expected) => {
    expect(maskRecipient(recipient)).toBe(expected);
  });
});
