import { callApiOk } from '../../support/api/call-api.ts';
import { uniqueMobile } from '../../support/api/mobiles.ts';
import { signIn, type SignedInUser } from '../../support/api/sign-in.ts';
import type { OperationCases } from './operation-case.ts';

/** Of a party of these cases alone: the first application names a party for good. */
const gstin = '29AAECU2626P1ZR';

const applyAsBusiness = async (): Promise<number> => {
  const { userId, token } = await signIn(uniqueMobile());
  await callApiOk({
    method: 'POST',
    path: '/api/Party',
    token,
    body: {
      UserId: userId,
      GSTIN: gstin,
      Name: 'Udupi Bhavan',
      Address: '9, Gandhi Bazaar Road',
      Pincode: '560034',
    },
  });
  return userId;
};

const createMember = async ({ token }: SignedInUser) => {
  const userId = await applyAsBusiness();
  const [approved] = await callApiOk<readonly { readonly Id: number }[]>({
    method: 'POST',
    path: '/api/admin/user/business-applications/approve',
    token,
    body: { UserId: userId, Rev: 0, Roles: ['buyer'] },
  });
  return { userId, partyId: approved?.Id ?? 0 };
};

export const businessCases: OperationCases = {
  'look-up-gstin': {
    caller: 'customer',
    namesNoUser: true,
    buildInput: () => ({ query: { GSTIN: gstin } }),
  },
  'apply-as-business': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      body: {
        UserId: customer.userId,
        GSTIN: gstin,
        Name: 'Udupi Bhavan',
        Address: '9, Gandhi Bazaar Road',
        Pincode: '560034',
      },
    }),
  },
  'read-business-application': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-business-applications': {
    caller: 'staff',
    buildInput: () => ({ query: { State: 'pending' } }),
  },
  'approve-business-application': {
    caller: 'staff',
    buildInput: async () => ({
      body: { UserId: await applyAsBusiness(), Rev: 0, Roles: ['buyer'] },
    }),
  },
  'decline-business-application': {
    caller: 'staff',
    buildInput: async () => ({
      body: { UserId: await applyAsBusiness(), Rev: 0, Reason: 'Not a shop' },
    }),
  },
  'list-party-people': {
    caller: 'staff',
    buildInput: async ({ staff }) => ({
      query: { PartyId: String((await createMember(staff)).partyId) },
    }),
  },
  'set-party-roles': {
    caller: 'staff',
    buildInput: async ({ staff }) => {
      const { partyId, userId } = await createMember(staff);
      return { body: { PartyId: partyId, UserId: userId, Roles: ['accountant'] } };
    },
  },
  'remove-party-person': {
    caller: 'staff',
    buildInput: async ({ staff }) => {
      const { partyId, userId } = await createMember(staff);
      return { body: { PartyId: partyId, UserId: userId } };
    },
  },
};
