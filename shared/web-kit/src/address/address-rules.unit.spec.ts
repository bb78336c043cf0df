import { buildAddress } from '../testing/address-fixture.ts';
import {
  chosenAddress,
  validateField,
  validateForm,
  fieldForErrorCode,
  isLocked,
  prefillForm,
} from './address-rules.ts';

describe('the form', () => {
  it('with nothing in it, has the text of section 5 for each field', () => {
    expect(
      validateForm({ pincode: '5600', name: ' ', mobile: '12', address: '', email: '' }),
    ).toEqual({
      pincode: 'Please enter a valid Pincode!',
      name: 'Please enter Name',
      mobile: 'You have entered an invalid mobile number!',
      address: 'Please enter Address',
    });
  });
  it('that is well, has none', () =>
    expect(
      validateForm({
        pincode: '560034',
        name: 'Asha',
        mobile: '9000000002',
        address: '12, 4th Cross',
        email: '',
      }),
    ).toEqual({}));
  it('checks a mail only when there is one', () =>
    expect([validateField('email', ''), validateField('email', 'x')]).toEqual([
      '',
      'You have entered an invalid email address!',
    ]));
  it('for a new address, is filled from the person and the pincode of the visit', () => {
    expect(
      prefillForm({ Name: 'Asha', Mobile: '9000000002', Email: '', Address: 'Old' }, '560034'),
    ).toEqual({ pincode: '560034', name: 'Asha', mobile: '9000000002', address: 'Old', email: '' });
  });
});

it('a refusal of the server belongs to its field', () =>
  expect([
    fieldForErrorCode('pincode-not-served'),
    fieldForErrorCode('mobile-invalid'),
    fieldForErrorCode('too-many-addresses'),
  ]).toEqual(['pincode', 'mobile', undefined]));

describe('the address of a party', () => {
  it('is locked for people of a party only', () =>
    expect([
      isLocked({ Source: 0 }, 1),
      isLocked({ Source: 1 }, 1),
      isLocked({ Source: 0 }, 0),
      isLocked(null, 1),
    ]).toEqual([true, false, false, false]));
});

describe('the address that the order goes to', () => {
  const here = buildAddress();
  const alsoHere = buildAddress({ Id: 12 });
  const chennai = buildAddress({ Id: 13, Pincode: '600004' });
  const choose = (chosenId: number, pincode: string) =>
    chosenAddress([chennai, here, alsoHere], { chosenId, pincode })?.Id;
  it('is the chosen one while it fits the pincode', () => expect(choose(12, '560034')).toBe(12));
  it('is the first that fits when the chosen one is elsewhere', () =>
    expect(choose(13, '560034')).toBe(11));
  it('is none when no address is there', () => expect(choose(12, '560001')).toBeUndefined());
  it('without a pincode, is any', () => expect(choose(0, '')).toBe(13));
});
