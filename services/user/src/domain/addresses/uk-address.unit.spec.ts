import { checkUkAddressForm } from './uk-address.ts';

const form = {
  name: ' Amelia Clarke ',
  mobile: '07700 900123',
  email: 'Amelia@example.co.uk',
  address: ' 221B Baker Street, London ',
  pincode: 'nw16xe',
};

describe('checkUkAddressForm', () => {
  it('writes number and postcode in their common form', () =>
    expect(checkUkAddressForm(form)).toEqual({
      ok: true,
      value: {
        name: 'Amelia Clarke',
        mobile: '+447700900123',
        email: 'amelia@example.co.uk',
        address: '221B Baker Street, London',
        pincode: 'NW1 6XE',
      },
    }));
  it('accepts a form without mobile number and email', () =>
    expect(checkUkAddressForm({ ...form, mobile: '', email: ' ' })).toMatchObject({
      ok: true,
      value: { mobile: '', email: '' },
    }));
  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ mobile: '+919876543210' }, 'mobile-invalid'],
    [{ email: 'nobody' }, 'email-invalid'],
    [{ address: ' ' }, 'address-missing'],
    [{ pincode: '560034' }, 'postcode-invalid'],
  ])('rejects %j', (change, code) =>
    expect(checkUkAddressForm({ ...form, ...change })).toEqual({ ok: false, code }),
  );
});
