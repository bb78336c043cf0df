import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';
import { createStockMovementCalls } from './stock-movement-calls.ts';

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;
let calls: ReturnType<typeof createStockMovementCalls>;
let attempts = 0;

beforeAll(async () => {
  catalog = await startCatalog('busy-stock', {
    decorateStores: (stores) => ({
      ...stores,
      stockMovements: {
        ...stores.stockMovements,
        record: (...movement) => {
          attempts += 1;
          return stores.stockMovements.record(...movement);
        },
      },
    }),
  });
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
});
afterAll(() => catalog.stop());

/** On a slow machine a change may be asked to come back: nothing was changed then. */
const insist = (goods: OrderedQuantity, change: Readonly<Record<string, unknown>>) => {
  const Id = randomUUID();
  return eventually(() => calls.record(goods, { Id, ...change }), { missing: `movement ${Id}` });
};

describe('record-stock-movement on a busy unit', () => {
  it('makes ten changes of staff beside eight orders, without many attempts', async () => {
    const goods = await orders.createStockedItem(100);
    const [counted, received] = [20, 8];
    const placed = Array.from({ length: 8 }, () => calls.placeOrder(goods, 1));
    const answers = await Promise.all([
      ...Array.from({ length: received }, () => insist(goods, { Kind: 'receive', Quantity: 1 })),
      insist(goods, { Kind: 'correct', Quantity: counted, Reason: 'counted' }),
      insist(goods, { Kind: 'correct', Quantity: counted, Reason: 'lost' }),
    ]);
    expect(answers.map(({ Error }) => Error)).toEqual(Array(10).fill(0));
    await Promise.all(placed);
    // Only orders, the list and the publisher write beside them.
    expect(attempts).toBeLessThan(30);
    const movements = (await calls.listOf(goods)).filter(
      ({ Kind }) => Kind === 'receive' || Kind === 'correct',
    );
    const changed = movements.reduce((sum, { Change }) => sum + Change, 0);
    expect([movements.length, await calls.count(goods)]).toEqual([
      10,
      expect.objectContaining({ Free: 100 + changed - 8, SetAside: 8 }),
    ]);
  });
});
