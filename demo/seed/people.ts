import { Refused } from './api.ts';
import type { Api } from './api.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';
import { until } from './until.ts';

const slotKeeper = {
  Mobile: '9000000009',
  Name: 'Imran Pasha',
  Permissions: ['slots', 'pincodes'],
} as const;

const caterer = { mobile: '9000000001', name: 'Annapurna Caterers' } as const;
const catering = {
  Name: caterer.name,
  GSTIN: '29AAKFA4321L1ZB',
  Address: '18 Sarjapur Main Road, Koramangala, Bengaluru',
  Pincode: '560034',
  Mobile: caterer.mobile,
} as const;

const customer = {
  mobile: '9000000002',
  name: 'Meera Iyer',
  addresses: [
    {
      Address: 'Flat 204, Jasmine Residency, 5th Block, Koramangala, Bengaluru',
      Pincode: '560034',
    },
    { Address: '12 Kutchery Road, Mylapore, Chennai', Pincode: '600004' },
  ],
} as const;

export const appointStaff = async (administrator: Api): Promise<void> => {
  await administrator.write('/api/admin/user/staff', { key: 'staff', body: slotKeeper });
};

const register = async (
  shop: Api,
  standInsUrl: string,
  { mobile, name }: { readonly mobile: string; readonly name: string },
): Promise<SignedIn> => {
  const person = await signIn(shop, standInsUrl, mobile);
  await person.api.write('/api/UserRegister', {
    key: `person-${mobile}`,
    body: { UserId: person.userId, Name: name },
  });
  return person;
};

/** Saves an address as soon as the user service has heard that its pincode is served; a key is a try, because a refusal is remembered under it. */
const saveAddress = async (
  { api, userId }: SignedIn,
  address: (typeof customer.addresses)[number],
): Promise<number> => {
  let tries = 0;
  const { Id } = await until(`an address in ${address.Pincode}`, async () => {
    tries += 1;
    const body = {
      UserId: userId,
      Name: customer.name,
      Mobile: customer.mobile,
      Source: 1,
      ...address,
    };
    return api
      .write('/api/CustomerProfile', { key: `address-${address.Pincode}-${tries}`, body })
      .catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'pincode-not-served') return undefined;
        throw error;
      });
  });
  return Id;
};

/** The business of the demo with its member; answers its PartyId. The user service has to have heard that its pincode is served. */
export const foundParty = async (administrator: Api): Promise<number> => {
  let tries = 0;
  const { Id } = await until('the business customer', async () => {
    tries += 1;
    return administrator
      .write('/api/admin/user/parties', { key: `party-${tries}`, body: catering })
      .catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'pincode-not-served') return undefined;
        throw error;
      });
  });
  return Id;
};

/** The customer of the demo, and where an order of theirs goes. */
export interface Shopper {
  readonly person: SignedIn;
  readonly addressId: number;
  readonly pincode: string;
}

/** People who shop. Like anybody else they register by signing in. Answers the one with addresses. */
export const registerPeople = async (shop: Api, standInsUrl: string): Promise<Shopper> => {
  await register(shop, standInsUrl, caterer);
  const person = await register(shop, standInsUrl, customer);
  const [home, ...others] = customer.addresses;
  const addressId = await saveAddress(person, home);
  for (const address of others) await saveAddress(person, address);
  return { person, addressId, pincode: home.Pincode };
};
