import { maskRecipient, toSmsNumber } from './recipient.ts';

describe('toSmsNumber', () => {
  it.each(['9876543210', '09876543210', '+919876543210', ' 98765 43210 ', '+91 98765-43210'])(
    'normalises the Indian number "%s" to +91 and ten digits',
    (mobile) => expect(toSmsNumber(mobile)).toBe('+919876543210'),
  );
  it.each([
    ['6000000000', '+916000000000'],
    ['5999999999', ''],
  ])('accepts only numbers that begin with 6 to 9: %s becomes "%s"', (mobile, expected) =>
    expect(toSmsNumber(mobile)).toBe(expected),
  );
  it.each([
    ['of another country', '+449876543210'],
    ['of nine digits', '987654321'],
    ['of eleven', '98765432101'],
    ['that is empty', ''],
    ['that is a mail address', 'meera@example.in'],
  ])('returns nothing for a number %s', (_what, mobile) => expect(toSmsNumber(mobile)).toBe(''));
});

describe('maskRecipient', () => {
  it.each([
    ['an Indian number', '+919123450002', '+91••••••0002'],
    ['a foreign number', '+449123450002', '•••0002'],
    ['a mail address', 'meera@example.in', 'm•••@example.in'],
    ['a push token', 'fcm-token-with-many-letters-9xyz', '•••9xyz'],
    ['nobody', '', ''],
  ])('masks %s', (_what, recipient, expected) => {
    expect(maskRecipient(recipient)).toBe(expected);
  });
});
