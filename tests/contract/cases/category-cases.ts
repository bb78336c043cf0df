import type { StaffItemGroup } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const listGroups = ({ staff }: Fixture): Promise<readonly StaffItemGroup[]> =>
  callApiOk<readonly StaffItemGroup[]>({
    path: '/api/admin/catalog/categories',
    token: staff.token,
  });

const createHiddenGroup = async ({ staff }: Fixture): Promise<number> => {
  const { Id } = await sendCommand({
    path: '/api/admin/catalog/item-groups',
    token: staff.token,
    body: { Name: `Trial group ${Date.now()} ${Math.random()}`, Status: 0 },
  });
  return Id;
};

const createHiddenType = async (fixture: Fixture): Promise<number> => {
  const { Id } = await sendCommand({
    path: '/api/admin/catalog/item-types',
    token: fixture.staff.token,
    body: { Name: 'Trial type', ItemGroupId: await createHiddenGroup(fixture), Status: 0 },
  });
  return Id;
};

const buildUnchangedGroup = async (fixture: Fixture) => {
  const [group] = await listGroups(fixture);
  if (!group) throw new Error('the shop has no item group');
  const { Id, Name, HindiTexts, Tint, Image, Status } = group;
  return { body: { Id, Name, Hindi: HindiTexts, Tint, Image, Status } };
};

const buildUnchangedType = async (fixture: Fixture) => {
  const type = (await listGroups(fixture)).flatMap(({ Types }) => Types)[0];
  if (!type) throw new Error('the shop has no item type');
  const { Id, Name, HindiTexts, ItemGroupId, Code, Narration, Image, Status } = type;
  return { body: { Id, Name, Hindi: HindiTexts, ItemGroupId, Code, Narration, Image, Status } };
};

export const categoryCases: OperationCases = {
  'list-staff-categories': { caller: 'staff', buildInput: () => ({}) },
  'save-staff-item-group': { caller: 'staff', buildInput: buildUnchangedGroup },
  'save-staff-item-type': { caller: 'staff', buildInput: buildUnchangedType },
  'delete-item-group': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { ItemGroupId: String(await createHiddenGroup(fixture)) },
    }),
  },
  'delete-item-type': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { ItemTypeId: String(await createHiddenType(fixture)) },
    }),
  },
  'order-categories': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { ItemGroupId: 0, Ids: (await listGroups(fixture)).map(({ Id }) => Id) },
    }),
  },
  'restore-category': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { Kind: 'group', Id: (await listGroups(fixture))[0]?.Id },
    }),
  },
};
