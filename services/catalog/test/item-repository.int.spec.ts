import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { itemModel } from '../src/persistence/items/item-model.ts';
import { createItemRepository } from '../src/persistence/items/item-repository.ts';
import { buildItem } from './item-fixtures.ts';

it('reports every write of an item, so that the index follows all of them', async () => {
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = testEnvironment({
    service: 'catalog',
    name: 'item-repository',
  });
  const connection = await connectMongo({ url, database, appName: 'spec' });
  const reported: string[] = [];
  const itemStore = createItemRepository(itemModel(connection), (items) => {
    reported.push(...items.map(({ item, rev }) => `${item.name} ${item.itemTypeName} ${rev}`));
  });
  const item = buildItem({ itemId: 1, code: 'REPORTED-1', name: 'First', itemTypeName: 'Old' });
  const imported = { ...item, itemId: 2, code: 'REPORTED-2', name: 'Second' };
  await itemStore.insert(item);
  await itemStore.insert(item);
  await itemStore.save({ item, rev: 0 }, { ...item, name: 'Saved' });
  await itemStore.save({ item, rev: 0 }, { ...item, name: 'Refused' });
  await itemStore.insertMany([imported]);
  const { itemTypeId, itemGroupId, itemGroupName, tint } = item;
  const names = { itemTypeName: 'New', itemGroupId, itemGroupName, tint };
  await itemStore.renameCategory({ itemTypeId, ...names });
  await connection.close();
  expect(reported.slice(0, 3)).toEqual(['First Old 0', 'Saved Old 1', 'Second Old 0']);
  expect(reported.slice(3).sort()).toEqual(['Saved New 2', 'Second New 1']);
});
