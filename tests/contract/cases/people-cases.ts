import { shopDate } from '@tokri/contracts/dates';
import { uniqueMobile } from '../../support/api/mobiles.ts';
import { signIn } from '../../support/api/sign-in.ts';
import type { OperationCases } from './operation-case.ts';

const createPerson = async () => (await signIn(uniqueMobile())).userId;

export const peopleCases: OperationCases = {
  'list-audit-entries': {
    caller: 'staff',
    buildInput: () => ({ query: { From: shopDate(new Date()), Limit: '10' } }),
  },
  'read-customer': {
    caller: 'staff',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'set-customer-block': {
    caller: 'staff',
    buildInput: async () => ({
      body: { UserId: await createPerson(), Blocked: true, Reason: 'Fraud' },
    }),
  },
  'end-customer-sessions': {
    caller: 'staff',
    buildInput: async () => ({ body: { UserId: await createPerson(), SessionId: '' } }),
  },
  'list-customers': { caller: 'staff', buildInput: () => ({ query: { Search: 'asha' } }) },
  'start-customer-preview': {
    caller: 'staff',
    buildInput: ({ customer }) => ({ body: { UserId: customer.userId } }),
  },
  'list-staff': { caller: 'staff', buildInput: () => ({}) },
  'list-party-names': { caller: 'staff', buildInput: () => ({ query: { Search: 'a' } }) },
  'list-staff-names': { caller: 'staff', buildInput: () => ({}) },
  'resend-invitation': {
    caller: 'staff',
    expectedCode: 'already-signed-in',
    buildInput: async () => ({ body: { UserId: await createPerson(), InvitedAt: '' } }),
  },
  'set-staff-permissions': {
    caller: 'staff',
    buildInput: async () => ({
      body: { UserId: await createPerson(), Before: [], Permissions: ['chat'] },
    }),
  },
};
