import type { ItemBody, ItemResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { readStock, type Goods } from '../../support/api/shopping.ts';
import { dayAhead } from '../../support/api/test-area.ts';
import { buildTrialItem } from '../../support/api/trial-item.ts';
import type { Fixture } from '../cases/index.ts';

type Shop = Pick<Fixture, 'staff' | 'item'>;

const listItems = (itemIds: readonly number[]): Promise<readonly ItemResponse[]> =>
  callApiOk({
    path: '/api/Item',
    query: {
      typeId: '0',
      categoryId: '0',
      pincode: '0',
      userId: '0',
      PDate: '0',
      ids: itemIds.join(),
      pageSize: String(itemIds.length),
    },
  });

/** Creates items that are on sale, and waits until carts know their stock. */
export const createTrialItems = async (
  { staff, item }: Shop,
  bodies: readonly Partial<ItemBody>[],
): Promise<readonly Goods[]> => {
  const itemIds: number[] = [];
  for (const body of bodies) {
    const created = buildTrialItem(item.ItemTypeId, { Status: 1, ...body });
    itemIds.push((await sendCommand({ path: '/api/Item', token: staff.token, body: created })).Id);
  }
  const items = new Map((await listItems(itemIds)).map((created) => [created.Id, created]));
  const goods = itemIds.map((itemId) => ({
    itemId,
    unitId: items.get(itemId)?.Units[0]?.UnitId ?? 0,
    quantity: 1,
  }));
  for (const one of goods)
    await eventually(async () => (await readStock(one, dayAhead(1))) > 0, {
      missing: `stock of item ${one.itemId}`,
    });
  return goods;
};

export const deleteItem = ({ staff }: Shop, itemId: number) =>
  sendCommand({
    method: 'GET',
    path: '/api/Item',
    query: { ItemId: String(itemId) },
    token: staff.token,
  });

export const hideItem = async ({ staff }: Shop, itemId: number) => {
  const [item] = await listItems([itemId]);
  if (!item) throw new Error(`item ${itemId} is not on sale`);
  return sendCommand({
    method: 'GET',
    path: '/api/Item',
    query: {
      name: item.Name,
      narration: item.Narration,
      code: item.Code,
      itemtypeid: String(item.ItemTypeId),
      itemid: String(itemId),
      Status: '0',
    },
    token: staff.token,
  });
};
