import type { ItemGroup, ItemType, StaffItemGroup } from '@tokri/contracts/api';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { eventually } from '@tokri/service-kit/testing';
import { itemBody, type RequestOptions, type ResultList } from './catalog-service.ts';
import { startItemAdmin, type ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('categories');
});
afterAll(() => admin.catalog.stop());

let names = 0;
const uniqueName = (what: string): string => `${what} ${(names += 1)}`;

const list = async (as: RequestOptions['as'] = 'staff') =>
  admin.catalog.call<StaffItemGroup[]>('list-staff-categories', { as });
const saveGroup = (change: Record<string, unknown> = {}) =>
  admin.catalog.write('save-staff-item-group', { Name: uniqueName('Group'), ...change });
const saveType = (ItemGroupId: number, change: Record<string, unknown> = {}) =>
  admin.catalog.write('save-staff-item-type', { Name: uniqueName('Type'), ItemGroupId, ...change });
const order = (ItemGroupId: number, Ids: readonly number[]) =>
  admin.catalog.write('order-categories', { ItemGroupId, Ids });
const findGroup = async (groupId: number) => (await list()).body.find(({ Id }) => Id === groupId);
const findType = async (typeId: number) =>
  (await list()).body.flatMap(({ Types }) => Types).find(({ Id }) => Id === typeId);
const remove = async (operation: string, query: Record<string, string>) => {
  const { tokens, url } = admin.catalog;
  const response = await fetch(`${url()}/v1/${operation}?${new URLSearchParams(query)}`, {
    method: 'DELETE',
    headers: { authorization: await tokens.bearer({ userId: 1, permissions: ['items'] }) },
  });
  return ((await response.json()) as ResultList)[0];
};
const removeType = (id: number) => remove('delete-item-type', { ItemTypeId: String(id) });
const removeGroup = (id: number) => remove('delete-item-group', { ItemGroupId: String(id) });
const createItemIn = async (itemTypeId: number) =>
  (await admin.catalog.write('create-item', itemBody(itemTypeId, { Name: uniqueName('Item') }))).Id;
const listShownGroups = async () =>
  (await admin.catalog.call<ItemGroup[]>('list-item-groups')).body.map(({ Id }) => Id);
const listShownTypes = async (groupId: number) =>
  (
    await admin.catalog.call<ItemType[]>('list-item-types', {
      query: { ItemGroupId: String(groupId) },
    })
  ).body.map(({ Id }) => Id);

describe('categories for staff', () => {
  it('list groups with their types, both languages and the number of items', async () => {
    const { Id: groupId } = await saveGroup({ Hindi: { Name: 'विभाग' }, Tint: 'fresh' });
    const { Id: typeId } = await saveType(groupId, { Name: 'Gourds', Hindi: { Name: 'लौकी' } });
    const itemId = await createItemIn(typeId);
    await createItemIn(typeId);
    await admin.catalog.write('set-item-status', { ItemId: itemId, Status: 0 });
    expect(await findGroup(groupId)).toMatchObject({
      HindiTexts: { Name: 'विभाग' },
      Tint: 'fresh',
      Status: 1,
      Types: [{ Id: typeId, Name: 'Gourds', HindiTexts: { Name: 'लौकी' }, Items: 2, OnSale: 1 }],
    });
  });

  it('are for staff with the permission items only', async () => {
    expect((await list('customer')).status).toBe(403);
    expect((await list('nobody')).status).toBe(401);
    const offersOnly = await admin.catalog.tokens.bearer({ userId: 3, permissions: ['offers'] });
    const { status } = await admin.catalog.call('save-staff-item-group', {
      body: { Name: uniqueName('Group') },
      headers: { authorization: offersOnly },
    });
    expect(status).toBe(403);
  });

  it('are changed only in the version that was edited', async () => {
    const { Id } = await saveGroup();
    const Rev = (await findGroup(Id))?.Rev;
    expect((await saveGroup({ Id, Rev, Name: uniqueName('First') })).Error).toBe(0);
    expect((await saveGroup({ Id, Rev })).Code).toBe('category-changed');
    const { Id: typeId } = await saveType(Id);
    const typeRev = (await findType(typeId))?.Rev;
    expect((await saveType(Id, { Id: typeId, Rev: typeRev })).Error).toBe(0);
    expect((await saveType(Id, { Id: typeId, Rev: typeRev })).Code).toBe('category-changed');
  });

  it('do not take the name of another one', async () => {
    const { Id } = await saveGroup({ Name: 'Taken group' });
    expect((await saveGroup({ Name: 'TAKEN  group' })).Code).toBe('name-taken');
    const other = await saveGroup();
    const Rev = (await findGroup(other.Id))?.Rev;
    expect((await saveGroup({ Id: other.Id, Rev, Name: 'Taken group' })).Code).toBe('name-taken');
    await saveType(Id, { Name: 'Taken type' });
    expect((await saveType(Id, { Name: 'taken TYPE' })).Code).toBe('name-taken');
  });

  it('move with their items to another group', async () => {
    const [from, to] = [await saveGroup({ Tint: 'fresh' }), await saveGroup({ Tint: 'dairy' })];
    const { Id: typeId } = await saveType(from.Id, { Name: 'Moving type' });
    const itemId = await createItemIn(typeId);
    const Rev = (await findType(typeId))?.Rev;
    expect((await saveType(to.Id, { Id: typeId, Rev, Name: 'Moving type' })).Error).toBe(0);
    expect(await admin.findListed(itemId)).toMatchObject({ ItemGroupId: to.Id, Tint: 'dairy' });
    expect([(await findGroup(from.Id))?.Types, (await findType(typeId))?.ItemGroupId]).toEqual([
      [],
      to.Id,
    ]);
    expect((await saveType(987_654, { Id: typeId })).Code).toBe('unknown-item-group');
  });

  it('keep their items together when two members of staff move one at the same time', async () => {
    const groups = await Promise.all([saveGroup(), saveGroup(), saveGroup()]);
    const { Id } = await saveType(groups[0].Id, { Name: 'Contested' });
    const itemId = await createItemIn(Id);
    const moves = await Promise.all(
      groups.map(({ Id: ItemGroupId }) =>
        admin.catalog.write('save-item-type', { Id, Name: 'Contested', ItemGroupId }),
      ),
    );
    expect(moves.map(({ Error }) => Error)).toEqual([0, 0, 0]);
    const { ItemGroupId } = (await findType(Id)) ?? {};
    expect((await admin.findListed(itemId))?.ItemGroupId).toBe(ItemGroupId);
  });

  it('are ordered by a list that names each one once', async () => {
    const { Id: groupId } = await saveGroup();
    const types = [await saveType(groupId), await saveType(groupId), await saveType(groupId)];
    const items = [];
    for (const { Id } of types) items.push(await createItemIn(Id));
    const reversed = types.map(({ Id }) => Id).reverse();
    expect((await order(groupId, reversed)).Error).toBe(0);
    expect(await listShownTypes(groupId)).toEqual(reversed);
    const listed = await admin.catalog.call<{ Id: number }[]>('list-items-for-place', {
      query: { typeId: '0', categoryId: String(groupId), pincode: '0', userId: '0', PDate: '0' },
    });
    expect(listed.body.map(({ Id }) => Id)).toEqual([...items].reverse());
    expect((await order(groupId, reversed.slice(1))).Code).toBe('categories-changed');

    const groups = (await list()).body.map(({ Id }) => Id);
    expect((await order(0, [...groups].reverse())).Error).toBe(0);
    expect((await listShownGroups())[0]).toBe(groups.at(-1));
    expect((await order(0, groups.slice(1))).Code).toBe('categories-changed');
  });

  it('leave the lists of customers while hidden; their items stay on sale', async () => {
    const { Id: groupId } = await saveGroup({ Name: 'Seasonal' });
    const { Id: typeId } = await saveType(groupId, { Name: 'Kites' });
    const itemId = await createItemIn(typeId);
    await saveType(groupId, { Id: typeId, Name: 'Kites', Status: 0 });
    expect([await listShownGroups(), await listShownTypes(groupId)]).toEqual([
      expect.arrayContaining([groupId]),
      [],
    ]);
    await saveGroup({ Id: groupId, Name: 'Seasonal', Status: 0 });
    expect(await listShownGroups()).not.toContain(groupId);
    expect(await findGroup(groupId)).toMatchObject({ Status: 0, Types: [{ Status: 0 }] });
    expect((await admin.findListed(itemId))?.Status).toBe(1);
  });

  it('are deleted only when they are empty, and come back with undo', async () => {
    const { Id: groupId } = await saveGroup();
    const { Id: typeId } = await saveType(groupId, { Name: 'Short-lived' });
    const itemId = await createItemIn(typeId);
    expect(await removeType(typeId)).toMatchObject({
      Code: 'type-not-empty',
      Message: expect.stringMatching(/: 1$/),
    });
    expect(await removeGroup(groupId)).toMatchObject({
      Code: 'group-not-empty',
      Message: expect.stringMatching(/: 1$/),
    });
    await admin.catalog.call('delete-item', { as: 'staff', query: { ItemId: String(itemId) } });
    for (let times = 0; times < 2; times += 1)
      expect(await removeType(typeId)).toMatchObject({ Id: typeId, Error: 0 });
    expect(await findType(typeId)).toBeUndefined();
    const restore = () => admin.catalog.write('restore-category', { Kind: 'type', Id: typeId });
    expect((await restore()).Error).toBe(0);
    expect((await findType(typeId))?.Name).toBe('Short-lived');
    await removeType(typeId);
    expect((await removeGroup(groupId))?.Error).toBe(0);
    expect((await restore()).Code).toBe('unknown-item-group');
    await admin.catalog.write('restore-category', { Kind: 'group', Id: groupId });
    await saveType(groupId, { Name: 'Short-lived' });
    expect((await restore()).Code).toBe('name-taken');
  });

  it('reach another process within a second or two', async () => {
    const second = await admin.catalog.second();
    try {
      const { Id } = await saveGroup();
      await eventually(
        async () => {
          const response = await fetch(`${second.url}/v1/list-item-groups?pageSize=200`);
          return ((await response.json()) as ItemGroup[]).some((group) => group.Id === Id);
        },
        { missing: 'the new group in the other process' },
      );
    } finally {
      await second.stop();
    }
  });

  it('keep who changed what, with before and after', async () => {
    const { Id } = await saveGroup({ Name: 'Before' });
    await saveGroup({ Id, Name: 'After' });
    const history = await createAuditStore(admin.catalog.connection).list({ limit: 1 }, new Date());
    expect(history[0]).toMatchObject({ operation: 'save-staff-item-group', outcome: 'done' });
    expect(JSON.stringify(history[0]?.changes)).toMatch(/"before":"Before","after":"After"/);
  });
});
