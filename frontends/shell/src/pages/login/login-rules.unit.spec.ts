import { parseContact } from './challenge.ts';
import { returnPath } from './return-to.ts';

describe('where sign-in leads back to', () => {
  it.each([
    ['?returnTo=/checkout-details', '/checkout-details'],
    ['?returnTo=%2Fproduct-list%3FTypeId%3D3%23top', '/product-list?TypeId=3#top'],
    ['', '/home'],
    ['?returnTo=https://evil.example/', '/home'],
    ['?returnTo=//evil.example', '/home'],
    ['?returnTo=/\\evil.example', '/home'],
    ['?returnTo=/login?returnTo=/login', '/home'],
    ['?returnTo=javascript:alert(1)', '/home'],
  ])('of %s is %s', (search, path) => expect(returnPath(search)).toBe(path));
});

describe('what is typed to sign in', () => {
  it.each(['98765 43210', '+91 98765-43210', '09876543210', '919876543210'])(
    'as %s, is the mobile number',
    (text) => expect(parseContact(text)).toEqual({ ok: true, email: '', mobile: '+919876543210' }),
  );
  it('with an at sign, is a mail address in small letters', () =>
    expect(parseContact(' Asha@Example.IN ')).toEqual({
      ok: true,
      email: 'asha@example.in',
      mobile: '',
    }));
  it('that is neither, is refused with the text of section 5', () => {
    expect(parseContact('12345')).toEqual({
      ok: false,
      message: 'You have entered an invalid mobile number!',
    });
    expect(parseContact('asha@')).toEqual({
      ok: false,
      message: 'You have entered an invalid email address!',
    });
    expect(parseContact('')).toEqual({
      ok: false,
      message: 'You have entered an invalid mobile number!',
    });
  });
});
