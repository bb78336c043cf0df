import type { LocationResponse } from '@tokri/contracts/api';
import { callApiOk } from '../../support/api/call-api.ts';
import { testArea } from '../../support/api/test-area.ts';
import type { OperationCases } from './operation-case.ts';

const trialLocationName = 'Trial warehouse';
const closedLocationName = 'Trial depot';

const findLocation = async (name: string) =>
  (
    await callApiOk<readonly LocationResponse[]>({
      path: '/api/app/locations',
      query: { pageSize: '200' },
    })
  ).find(({ Name }) => Name === name);

/** One that nothing else uses, so that a closed one disturbs nobody. */
const createTrialLocation = async (token: string) => {
  if (!(await findLocation(closedLocationName)))
    await callApiOk({
      method: 'POST',
      path: '/api/admin/delivery-slot/locations',
      body: { Id: 0, Name: closedLocationName, Rev: 0 },
      token,
    });
  const { Id = 0, Rev = 0 } = (await findLocation(closedLocationName)) ?? {};
  return { Id, Rev };
};

export const locationCases: OperationCases = {
  'list-locations': { caller: 'anonymous', buildInput: () => ({}) },
  'find-pincode': {
    caller: 'anonymous',
    buildInput: () => ({ query: { Latitude: '12.93', Longitude: '77.624' } }),
  },
  'suggest-addresses': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { Term: 'baker', UserId: String(customer.userId) } }),
  },
  'read-suggested-address': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      query: { SuggestionId: 'dG9rcmktMQ', UserId: String(customer.userId) },
    }),
  },
  'save-location': {
    caller: 'staff',
    buildInput: async () => {
      const existing = await findLocation(trialLocationName);
      return {
        body: { Id: existing?.Id ?? 0, Name: trialLocationName, Rev: existing?.Rev ?? 0 },
      };
    },
  },
  'set-location-closed': {
    caller: 'staff',
    buildInput: async ({ staff }) => {
      const { Id, Rev } = await createTrialLocation(staff.token);
      return { body: { LocationId: Id, Rev, Closed: true, MoveAreasTo: 1 } };
    },
  },
  'assign-location': {
    caller: 'staff',
    buildInput: () => ({ body: { GroupId: testArea.groupId, LocationId: 1, Before: 1 } }),
  },
};
