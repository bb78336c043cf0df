import { newUser } from '../../domain/accounts/user.ts';
import { saveAddress, type SaveAddressDeps } from './save-address.ts';

const person = newUser(7, { channel: 'sms', contact: '+919876543210' }, new Date(0));
const save = (partyId: number, source: 0 | 1) =>
  saveAddress({
    users: {
      find: () => Promise.resolve({ ...person, partyId }),
    } as unknown as SaveAddressDeps['users'],
    addresses: {} as SaveAddressDeps['addresses'],
    areas: {
      all: () => [{ ranges: [{ from: '560001', to: '560099' }], stateCode: '29' }],
    } as unknown as SaveAddressDeps['areas'],
    clock: () => new Date(0),
  })({
    userId: 7,
    replacedId: 0,
    source,
    form: {
      name: 'Meera',
      mobile: '9876543210',
      email: '',
      address: '12, 4th Cross',
      pincode: '560034',
    },
    newId: () => Promise.reject(new Error('saved')),
  });

describe('saveAddress', () => {
  it('refuses the source of a business from a person without one, and names the field', () =>
    expect(save(0, 0)).rejects.toMatchObject({
      code: 'bad-input',
      errors: [{ field: 'Source', message: 'must be 1: only a business has an address with 0' }],
    }));

  it('leaves the address of a business to the shop', async () =>
    expect(await save(3, 0)).toEqual({ ok: false, code: 'party-address' }));

  it.each([0, 3])('takes an own address of a person of party %i', (partyId) =>
    expect(save(partyId, 1)).rejects.toThrow('saved'),
  );
});
