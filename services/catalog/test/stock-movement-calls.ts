import { randomUUID } from 'node:crypto';
import type { StockCountResponse, StockMovementResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { CatalogUnderTest } from './catalog-service.ts';
import type { createOrderEvents, OrderedQuantity } from './order-events.ts';

export const createStockMovementCalls = (
  catalog: CatalogUnderTest,
  orders: ReturnType<typeof createOrderEvents>,
) => {
  const list = async (query: Record<string, string>) =>
    (
      await catalog.call<{ Movements: StockMovementResponse[]; Next: string }>(
        'list-stock-movements',
        { as: 'staff', query },
      )
    ).body;
  return {
    list,
    listOf: async ({ unitId }: OrderedQuantity, query: Record<string, string> = {}) =>
      (await list({ UnitId: String(unitId), ...query })).Movements,
    record: ({ unitId }: OrderedQuantity, change: Readonly<Record<string, unknown>>) =>
      catalog.write('record-stock-movement', { Id: randomUUID(), UnitId: unitId, ...change }),
    count: async ({ unitId }: OrderedQuantity, LocationId = '1') =>
      (
        await catalog.call<StockCountResponse[]>('list-stock-counts', {
          as: 'staff',
          query: { UnitIds: String(unitId), LocationId },
        })
      ).body[0],
    availableStock: async ({ itemId }: OrderedQuantity) =>
      (await catalog.findListedItem(itemId))?.Units[0]?.Stock,
    placeOrder: async (goods: OrderedQuantity, quantity: number) => {
      const orderId = orders.nextId();
      await orders.placed(orderId, [{ ...goods, quantity }]);
      await eventually(async () => (await orders.stockOf(goods)).holds[orderId] === quantity, {
        missing: `the reservation of order ${orderId}`,
      });
      return orderId;
    },
  };
};
