import { normalizeRecipient } from './normalize-recipient.ts';

describe('normalRecipient', () => {
  it.each([
    '9000000002',
    '+919000000002',
    '919000000002',
    '09000000002',
    ' 90000 00002 ',
    '+91 90000-00002',
    ' 919000000002',
  ])('a mobile typed as "%s", any way of writing, is the same number', (typed) => {
    expect(normalizeRecipient(typed)).toBe('+919000000002');
  });
  it('a mail address, capital letters, is written in small ones', () => {
    expect(normalizeRecipient(' Meera@Example.IN ')).toBe('meera@example.in');
  });
  it('a push token, mixed letters and hyphens, stays as it is', () => {
    expect(normalizeRecipient('fTok-9_AbC')).toBe('fTok-9_AbC');
  });
  it('a number that no Indian mobile has, is not given a country', () => {
    expect(normalizeRecipient('1234567890')).toBe('1234567890');
  });
});
