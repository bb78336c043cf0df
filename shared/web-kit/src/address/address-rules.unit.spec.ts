import { buildAddress } from '../testing/address-fixture.ts';
import {
  chosenAddress,
  validateField,
  validateForm,
  fieldForErrorCode,
  isLocked,
  prefillForm,
} from './address-rules.ts';

describe('address form', () => {
  it('reports the validation message of each empty field', () => {
    expect(
      validateForm({ pincode: '5600', name: ' ', mobile: '12', address: '', email: '' }),
    ).toEqual({
      pincode: 'Please enter a valid Pincode!',
      name: 'Please enter Name',
      mobile: 'You have entered an invalid mobile number!',
      address: 'Please enter Address',
    });
  });
  it('reports nothing for a valid form', () =>
    expect(
      validateForm({
        pincode: '560034',
        name: 'Asha',
        mobile: '9000000002',
        address: '12, 4th Cross',
        email: '',
      }),
    ).toEqual({}));
  it('names the shortest length for an address that is too short', () =>
    expect(validateField('address', 'x')).toBe('Enter an address of at least 2 letters or digits'));
  it('validates the e-mail address only if there is one', () =>
    expect([validateField('email', ''), validateField('email', 'x')]).toEqual([
      '',
      'You have entered an invalid email address!',
    ]));
  it("prefills a new address from the customer and the session's pincode", () => {
    expect(
      prefillForm({ Name: 'Asha', Mobile: '9000000002', Email: '', Address: 'Old' }, '560034'),
    ).toEqual({ pincode: '560034', name: 'Asha', mobile: '9000000002', address: 'Old', email: '' });
  });
});

it('maps a rejection of the server to its field', () =>
  expect([
    fieldForErrorCode('pincode-not-served'),
    fieldForErrorCode('mobile-invalid'),
    fieldForErrorCode('too-many-addresses'),
  ]).toEqual(['pincode', 'mobile', undefined]));

describe('isLocked', () => {
  it("locks a party's address for its members only", () =>
    expect([
      isLocked({ Source: 0 }, 1),
      isLocked({ Source: 1 }, 1),
      isLocked({ Source: 0 }, 0),
      isLocked(null, 1),
    ]).toEqual([true, false, false, false]));
});

describe('chosenAddress', () => {
  const addressHere = buildAddress();
  const otherAddressHere = buildAddress({ Id: 12 });
  const chennai = buildAddress({ Id: 13, Pincode: '600004' });
  const choose = (chosenId: number, pincode: string) =>
    chosenAddress([chennai, addressHere, otherAddressHere], { chosenId, pincode })?.Id;
  it('returns the chosen address while it matches the pincode', () =>
    expect(choose(12, '560034')).toBe(12));
  it('returns the first match when the chosen address has another pincode', () =>
    expect(choose(13, '560034')).toBe(11));
  it('returns nothing without addresses', () => expect(choose(12, '560001')).toBeUndefined());
  it('returns any address without a pincode', () => expect(choose(0, '')).toBe(13));
});
