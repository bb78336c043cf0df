import type { Permission } from '@tokri/contracts/platform';
import { BusinessError } from './api.ts';
import type { Api } from './api.ts';
import { signIn } from './sign-in.ts';
import type { Session } from './sign-in.ts';
import { waitFor } from './wait-for.ts';

interface StaffMember {
  readonly Mobile: string;
  readonly Name: string;
  readonly Permissions: readonly Permission[];
}
export const slotManager: StaffMember = {
  Mobile: '9000000009',
  Name: 'Imran Pasha',
  Permissions: ['slots', 'pincodes'],
};
export const ukSlotManager: StaffMember = {
  ...slotManager,
  Mobile: '07700900009',
  Name: 'Tom Webb',
};

const caterer = { mobile: '9000000001', name: 'Annapurna Caterers' } as const;
const party = {
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

export const createStaff = async (administrator: Api, member: StaffMember): Promise<void> => {
  await administrator.write('/api/admin/user/staff', { key: 'staff', body: member });
};

const register = async (
  shop: Api,
  standInsUrl: string,
  { mobile, name }: { readonly mobile: string; readonly name: string },
): Promise<Session> => {
  const session = await signIn(shop, standInsUrl, mobile);
  await session.api.write('/api/UserRegister', {
    key: `person-${mobile}`,
    body: { UserId: session.userId, Name: name },
  });
  return session;
};

/**
 * The user service learns the served pincodes by events. Each attempt has its own idempotency key,
 * because an error is stored under its key.
 */
const saveAddress = async (
  { api, userId }: Session,
  address: (typeof customer.addresses)[number],
): Promise<number> => {
  let attempts = 0;
  const { Id } = await waitFor(`an address in ${address.Pincode}`, async () => {
    attempts += 1;
    const body = {
      UserId: userId,
      Name: customer.name,
      Mobile: customer.mobile,
      Source: 1,
      ...address,
    };
    return api
      .write('/api/CustomerProfile', { key: `address-${address.Pincode}-${attempts}`, body })
      .catch((error: unknown) => {
        if (error instanceof BusinessError && error.code === 'pincode-not-served') return undefined;
        throw error;
      });
  });
  return Id;
};

export const createParty = async (administrator: Api): Promise<number> => {
  let attempts = 0;
  const { Id } = await waitFor('the business customer', async () => {
    attempts += 1;
    return administrator
      .write('/api/admin/user/parties', { key: `party-${attempts}`, body: party })
      .catch((error: unknown) => {
        if (error instanceof BusinessError && error.code === 'pincode-not-served') return undefined;
        throw error;
      });
  });
  return Id;
};

export interface DemoCustomer {
  readonly session: Session;
  readonly addressId: number;
  readonly pincode: string;
}

export const registerCustomers = async (shop: Api, standInsUrl: string): Promise<DemoCustomer> => {
  await register(shop, standInsUrl, caterer);
  const session = await register(shop, standInsUrl, customer);
  const [home, ...others] = customer.addresses;
  const addressId = await saveAddress(session, home);
  for (const address of others) await saveAddress(session, address);
  return { session, addressId, pincode: home.Pincode };
};
