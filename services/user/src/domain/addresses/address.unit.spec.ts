import { maxAddressesPerPerson } from '@tokri/contracts/validation';
import { checkAddressForm, isPartyAddressLocked, withAddress, withoutAddress } from './address.ts';
import type { Address } from './address.ts';
import { newUser } from '../accounts/user.ts';

const form = {
  name: ' Meera ',
  mobile: ' 09876543210',
  email: '',
  address: ' 12, 4th Cross ',
  pincode: ' 560034 ',
};

describe('checkAddressForm', () => {
  it('trims a complete form and keeps the number as written', () => {
    expect(checkAddressForm(form)).toEqual({
      ok: true,
      value: {
        name: 'Meera',
        mobile: '09876543210',
        email: '',
        address: '12, 4th Cross',
        pincode: '560034',
      },
    });
  });
  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ mobile: '12345' }, 'mobile-invalid'],
    [{ address: ' ' }, 'address-missing'],
    [{ email: 'nobody' }, 'email-invalid'],
    [{ pincode: '56003' }, 'pincode-invalid'],
    [{ pincode: 'ABCDEF' }, 'pincode-invalid'],
  ])('rejects %j', (change, code) => {
    expect(checkAddressForm({ ...form, ...change })).toEqual({ ok: false, code });
  });
  it('reports the pincode first when every field is missing', () => {
    expect(checkAddressForm({ name: '', mobile: '', email: '', address: '', pincode: '' })).toEqual(
      { ok: false, code: 'pincode-invalid' },
    );
  });
});

describe('isPartyAddressLocked', () => {
  const person = newUser(1, { channel: 'sms', contact: '+919876543210' }, new Date(0));
  const ofParty = { source: 0 } as Address;
  it("locks the party's address for a member", () => {
    const member = { ...person, partyId: 1 };
    expect(isPartyAddressLocked(member, 0, null)).toBe(true);
    expect(isPartyAddressLocked(member, 1, ofParty)).toBe(true);
    expect(isPartyAddressLocked(member, 1, null)).toBe(false);
  });
  it('locks nothing for a person without a party', () => {
    expect(isPartyAddressLocked(person, 0, ofParty)).toBe(false);
  });
});

describe('withAddress', () => {
  it('appends a new address', () => {
    expect(withAddress([1, 2], 3, 0)).toEqual({ ok: true, value: [1, 2, 3] });
  });
  it('puts a replacement where the replaced address was', () => {
    expect(withAddress([1, 2], 3, 1)).toEqual({ ok: true, value: [3, 2] });
  });
  it('changes nothing when repeated', () => {
    expect(withAddress([3, 2], 3, 1)).toEqual({ ok: true, value: [3, 2] });
  });
  it('rejects an address beyond the limit but allows a replacement', () => {
    const full = Array.from({ length: maxAddressesPerPerson }, (_, at) => at + 1);
    expect(withAddress(full, 99, 0)).toEqual({ ok: false, code: 'too-many-addresses' });
    expect(withAddress(full, 99, 1).ok).toBe(true);
  });
});

describe('withoutAddress', () => {
  const own = { id: 2, source: 1 } as const;
  const ofParty = { id: 2, source: 0 } as const;
  it('takes the address off the list and keeps the order of the others', () => {
    expect(withoutAddress({ addressIds: [1, 2, 3], partyId: 0 }, own)).toEqual({
      ok: true,
      value: { addressIds: [1, 3] },
    });
  });
  it('changes nothing when repeated', () => {
    expect(withoutAddress({ addressIds: [1, 3], partyId: 0 }, own)).toEqual({
      ok: true,
      value: {},
    });
  });
  it("rejects the removal of the party's address by a member", () => {
    expect(withoutAddress({ addressIds: [2], partyId: 4 }, ofParty)).toEqual({
      ok: false,
      code: 'party-address',
    });
    expect(withoutAddress({ addressIds: [2], partyId: 0 }, ofParty).ok).toBe(true);
  });
});
