import { normalizeRecipient } from './normalize-recipient.ts';

describe('normalizeRecipient', () => {
  it.each([
    '9000000002',
    '+919000000002',
    '919000000002',
    '09000000002',
    ' 90000 00002 ',
    '+91 90000-00002',
    ' 919000000002',
  ])('normalizes the mobile number "%s"', (input) => {
    expect(normalizeRecipient(input)).toBe('+919000000002');
  });
  it('converts an email address to lower case', () => {
    expect(normalizeRecipient(' Meera@Example.IN ')).toBe('meera@example.in');
  });
  it('keeps a push token as it is', () => {
    expect(normalizeRecipient('fTok-9_AbC')).toBe('fTok-9_AbC');
  });
  it('adds no country code to a number that is not an Indian mobile', () => {
    expect(normalizeRecipient('1234567890')).toBe('1234567890');
  });
});
