import { eventually } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';
import { createStockMovementCalls } from './stock-movement-calls.ts';

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;
let calls: ReturnType<typeof createStockMovementCalls>;

beforeAll(async () => {
  catalog = await startCatalog('stock-shortfall');
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
});
afterAll(() => catalog.stop());

const counted = (Quantity: number) => ({ Kind: 'correct', Quantity, Reason: 'counted' });
const waitForState = (orderId: number, state: string) =>
  eventually(async () => (await orders.reservation(orderId))?.state === state, {
    missing: `order ${orderId} ${state}`,
  });
const cancel = async (goods: OrderedQuantity, orderId: number): Promise<void> => {
  await orders.cancelled(orderId, [goods]);
  await waitForState(orderId, 'released');
};
const pack = async (goods: OrderedQuantity, orderId: number, quantity: number): Promise<void> => {
  const sold = { offerId: 0, lineTotalPaise: quantity * 5_250 };
  await orders.packed(orderId, { lines: [{ ...goods, quantity }], sold });
  await waitForState(orderId, 'packed');
};
/** Ten units, eight of them in four orders, and two of those on the shelf. */
const createShortStock = async () => {
  const goods = await orders.createStockedItem(10);
  const placed: number[] = [];
  for (let times = 0; times < 4; times += 1) placed.push(await calls.placeOrder(goods, 2));
  expect(await calls.record(goods, counted(2))).toMatchObject({ Error: 0, Free: 0, Short: 6 });
  return { goods, placed };
};
const sumOfMovements = async (goods: OrderedQuantity): Promise<number> =>
  (await calls.listOf(goods)).reduce((sum, { Change }) => sum + Change, 0);

describe('stock with fewer units than orders have reserved', () => {
  it('sells nothing of what is cancelled while other orders still need it', async () => {
    const { goods, placed } = await createShortStock();
    expect(await calls.availableStock(goods)).toBe(0);
    await cancel(goods, placed[0] ?? 0);
    await cancel(goods, placed[1] ?? 0);
    expect(await calls.count(goods)).toMatchObject({ Free: 0, SetAside: 4, Short: 2 });
    const late = orders.nextId();
    await orders.placed(late, [goods]);
    await waitForState(late, 'refused');
    await calls.record(goods, { Kind: 'sold-out' });
    expect(await calls.count(goods)).toMatchObject({ Free: 0, SetAside: 4, Short: 2 });
    await calls.record(goods, { Kind: 'receive', Quantity: 5 });
    expect(await calls.count(goods)).toMatchObject({ Free: 3, SetAside: 4, Short: 0 });
    expect(await calls.availableStock(goods)).toBe(3);
    expect(await sumOfMovements(goods)).toBe(3);
  });

  it('keeps the count when orders are cancelled at the same moment', async () => {
    const goods = await orders.createStockedItem(20);
    const placed: number[] = [];
    for (let times = 0; times < 6; times += 1) placed.push(await calls.placeOrder(goods, 2));
    const [count] = await Promise.all([
      calls.record(goods, counted(4)),
      ...placed.slice(0, 3).map((orderId) => cancel(goods, orderId)),
    ]);
    expect(count).toMatchObject({ Error: 0 });
    const { Free = 0, SetAside = 0, Short = 0 } = (await calls.count(goods)) ?? {};
    expect([Free, SetAside, Free + SetAside - Short]).toEqual([0, 6, 4]);
    expect(await sumOfMovements(goods)).toBe(-2);
  });

  it('does not put back on sale what was not found while packing, and says so', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await calls.placeOrder(goods, 5);
    await pack(goods, orderId, 3);
    expect(await calls.count(goods)).toMatchObject({ Free: 5, SetAside: 0, Short: 0 });
    expect(await calls.listOf(goods, { Kind: 'not-found' })).toEqual([
      expect.objectContaining({ Change: -2, Before: 7, After: 5, SetAside: 0, OrderId: orderId }),
    ]);
    expect(await sumOfMovements(goods)).toBe(5);
    await cancel(goods, orderId);
    expect(await calls.count(goods)).toMatchObject({ Free: 8 });
    await calls.record(goods, counted(10));
    expect(await calls.count(goods)).toMatchObject({ Free: 10 });
  });

  it('takes what is not found for what a count has found missing', async () => {
    const { goods, placed } = await createShortStock();
    await pack(goods, placed[0] ?? 0, 2);
    await pack(goods, placed[1] ?? 0, 0);
    expect(await calls.count(goods)).toMatchObject({ Free: 0, SetAside: 4, Short: 4 });
    await pack(goods, placed[2] ?? 0, 2);
    expect(await calls.count(goods)).toMatchObject({ Free: 0, SetAside: 2, Short: 2 });
    const found = await calls.listOf(goods, { Kind: 'found' });
    expect(found).toEqual([expect.objectContaining({ Change: 2, OrderId: placed[2] })]);
    expect(await sumOfMovements(goods)).toBe(-2);
  });
});
