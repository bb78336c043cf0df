import { checkOptionalUkMobile, checkPostcode } from './united-kingdom.ts';

describe('checkPostcode', () => {
  it.each([
    ['nw16xe', 'NW1 6XE'],
    [' SW1A  2AA ', 'SW1A 2AA'],
    ['m1 1ae', 'M1 1AE'],
    ['b33 8th', 'B33 8TH'],
    ['W1A 0AX', 'W1A 0AX'],
    ['DN55 1PT', 'DN55 1PT'],
  ])('writes %j as %s', (typed, postcode) =>
    expect(checkPostcode(typed)).toEqual({ ok: true, value: postcode }),
  );
  it.each(['', 'NW1', '560034', 'NW1 6X', 'NW1 6XEE', 'NW1 6CX', '1NW 6XE', 'NW1-6XE'])(
    'rejects %j',
    (typed) =>
      expect(checkPostcode(typed)).toEqual({
        ok: false,
        message: 'Please enter a valid Postcode!',
      }),
  );
});

describe('checkOptionalUkMobile', () => {
  it.each([
    ['', ''],
    ['07700 900123', '+447700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['(07700) 900-123', '+447700900123'],
  ])('writes %j as %j', (typed, mobile) =>
    expect(checkOptionalUkMobile(typed)).toEqual({ ok: true, value: mobile }),
  );
  it.each(['7700900123', '0207 946 0000', '+919876543210', '0770090012', '07700 9001234', 'x'])(
    'rejects %j',
    (typed) =>
      expect(checkOptionalUkMobile(typed)).toEqual({
        ok: false,
        message: 'You have entered an invalid mobile number!',
      }),
  );
});
