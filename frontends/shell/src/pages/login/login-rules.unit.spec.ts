import { parseContact } from './challenge.ts';
import { toNationalNumber } from './contact-text.ts';
import { returnPath } from './return-to.ts';

describe('returnPath', () => {
  it.each([
    ['?returnTo=/checkout-details', '/checkout-details'],
    ['?returnTo=%2Fproduct-list%3FTypeId%3D3%23top', '/product-list?TypeId=3#top'],
    ['', '/home'],
    ['?returnTo=https://evil.example/', '/home'],
    ['?returnTo=//evil.example', '/home'],
    ['?returnTo=/\\evil.example', '/home'],
    ['?returnTo=/login?returnTo=/login', '/home'],
    ['?returnTo=javascript:alert(1)', '/home'],
  ])('maps %s to %s', (search, path) => expect(returnPath(search, null)).toBe(path));
  it.each([
    ['', '/admin'],
    ['?returnTo=/home', '/admin'],
    ['?returnTo=/admin/orders', '/admin/orders'],
    ['?returnTo=/checkout-details', '/checkout-details'],
  ])('brings staff with %s to %s', (search, path) =>
    expect(returnPath(search, `x.${btoa('{"roles":["staff:chat"]}')}.y`)).toBe(path),
  );
});

describe('parseContact', () => {
  it.each(['98765 43210', '+91 98765-43210', '09876543210', '919876543210'])(
    'reads %s as the mobile number',
    (text) => expect(parseContact(text)).toEqual({ ok: true, email: '', mobile: '+919876543210' }),
  );
  it('reads text with an at sign as an e-mail address in lower case', () =>
    expect(parseContact(' Asha@Example.IN ')).toEqual({
      ok: true,
      email: 'asha@example.in',
      mobile: '',
    }));
  it('rejects anything else with the validation message', () => {
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

describe('toNationalNumber', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['98765 43210', '98765 43210'],
    ['+44 7700 900123', '+44 7700 900123'],
    ['', ''],
  ])('shows %s as %s', (text, shown) => expect(toNationalNumber(text)).toBe(shown));
});
