import type { ItemPricesResponse } from '@tokri/contracts/api';
import { buildTrialItem } from './trial-item.ts';
import { callApiOk, sendCommand } from './call-api.ts';
import { listItemsOnSale } from './shopping.ts';
import { testUsers } from './test-users.ts';

/** A hidden item of 1 kg at ₹40 and 5 % GST with an MRP of ₹50, which no other spec sees. */
export const createHiddenItem = async (change: Record<string, unknown>): Promise<number> => {
  const [sold] = await listItemsOnSale();
  if (!sold) throw new Error('the shop has nothing to sell');
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: testUsers().administrator.token,
    body: buildTrialItem(sold.ItemTypeId, { Status: 0, ...change }),
  });
  return Id;
};

export const readItemPrices = (itemId: number): Promise<ItemPricesResponse> =>
  callApiOk<ItemPricesResponse>({
    path: '/api/admin/catalog/item-prices',
    query: { ItemId: String(itemId) },
    token: testUsers().administrator.token,
  });
