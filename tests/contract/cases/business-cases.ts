import { callApiOk } from '../../support/api/call-api.ts';
import { uniqueMobile } from '../../support/api/mobiles.ts';
import { signIn, type SignedInUser } from '../../support/api/sign-in.ts';
import type { OperationCases } from './operation-case.ts';

const applyAsBusiness = async (gstin: string): Promise<number> => {
  const { userId, token } = await signIn(uniqueMobile());
  await callApiOk({
    method: 'POST',
    path: '/api/Party',
    token,
    body: {
      UserId: userId,
      GSTIN: gstin,
      Name: 'Malgudi Mess',
      Address: '42, Infantry Road',
      Pincode: '560034',
    },
  });
  return userId;
};

const createMember = async ({ token }: SignedInUser) => {
  const userId = await applyAsBusiness('29AAGCM7788K1ZI');
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
    buildInput: () => ({ query: { GSTIN: '29AADFC1212Q1ZE' } }),
  },
  'apply-as-business': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      body: {
        UserId: customer.userId,
        GSTIN: '29AADFC1212Q1ZE',
        Name: 'Chai Corner',
        Address: '7, 80 Feet Road',
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
      body: { UserId: await applyAsBusiness('29AADFC1212Q1ZE'), Rev: 0, Roles: ['buyer'] },
    }),
  },
  'decline-business-application': {
    caller: 'staff',
    buildInput: async () => ({
      body: { UserId: await applyAsBusiness('29AAGCM7788K1ZI'), Rev: 0, Reason: 'Not a shop' },
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
