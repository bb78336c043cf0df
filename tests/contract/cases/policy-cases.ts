import type { PolicyDetailsResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { callApiOk } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const readDraft = ({ staff }: Fixture) =>
  callApiOk<PolicyDetailsResponse>({
    path: '/api/admin/user/policies',
    query: { Name: 'delivery' },
    token: staff.token,
  });

/** Saves the draft as it is. */
const buildDraft = async (fixture: Fixture) => {
  const { Name, Rev, En, Hi } = await readDraft(fixture);
  return { body: { Name, Rev, En, Hi } };
};

export const policyCases: OperationCases = {
  'read-policy': { caller: 'anonymous', buildInput: () => ({ query: { Name: 'terms' } }) },
  'list-policies': { caller: 'staff', buildInput: () => ({}) },
  'read-policy-details': { caller: 'staff', buildInput: () => ({ query: { Name: 'terms' } }) },
  'save-policy-draft': { caller: 'staff', buildInput: buildDraft },
  'publish-policy': {
    caller: 'staff',
    // A published version stays, so every run would add one.
    expectedCode: 'policy-date',
    buildInput: async (fixture) => {
      const { Name, Rev } = await readDraft(fixture);
      return { body: { Name, Rev, From: shopDate(new Date(0)) } };
    },
  },
  'read-policy-version': {
    caller: 'staff',
    buildInput: () => ({ query: { Name: 'terms', Version: '1' } }),
  },
};
