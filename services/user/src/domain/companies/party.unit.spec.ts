import { err, ok } from '@tokri/contracts/result';
import { checkPartyForm, joinParty } from './party.ts';
import { newUser } from '../accounts/user.ts';

const form = {
  name: ' Annapurna Caterers ',
  gstin: '29aakfa4321l1zb',
  address: '4 Market Road',
  pincode: '560034',
  mobile: '9000000001',
};

describe('checkPartyForm', () => {
  it('a whole form, is trimmed, its GSTIN in capitals', () => {
    expect(checkPartyForm(form)).toEqual(
      ok({
        ...form,
        name: 'Annapurna Caterers',
        gstin: '29AAKFA4321L1ZB',
        mobile: '+919000000001',
      }),
    );
  });
  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ gstin: '29AAKFA4321L1ZC' }, 'gstin-invalid'],
    [{ address: '' }, 'address-missing'],
    [{ pincode: '5600' }, 'pincode-invalid'],
    [{ mobile: '123' }, 'mobile-invalid'],
  ])('with %j, is refused as %s', (change, code) => {
    expect(checkPartyForm({ ...form, ...change })).toEqual(err(code));
  });
});

describe('joinParty', () => {
  const person = newUser(
    5,
    { channel: 'sms', contact: '+919000000001' },
    new Date('2026-11-21T08:00:00Z'),
  );
  it('a person without a party, or of this one, joins', () => {
    expect([joinParty(person, 1), joinParty({ ...person, partyId: 1 }, 1)]).toEqual([
      ok({ partyId: 1 }),
      ok({ partyId: 1 }),
    ]);
  });
  it('a member of another, is refused', () => {
    expect(joinParty({ ...person, partyId: 2 }, 1)).toEqual(err('other-party'));
  });
});
