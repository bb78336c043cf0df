import {
  locationSnapshot,
  stockLow,
  stockRefilled,
  type Envelope,
  type EventData,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';
import { createStockMovementCalls } from './stock-movement-calls.ts';

const warehouse = 2;

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;
let calls: ReturnType<typeof createStockMovementCalls>;
let stores: Awaited<ReturnType<typeof catalog.openStores>>['stores'];
let alerts: Envelope<EventData<typeof stockRefilled>>[];

beforeAll(async () => {
  catalog = await startCatalog('low-stock');
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
  ({ stores } = await catalog.openStores(() => new Date()));
  alerts = collectEvents(catalog.broker, [stockLow, stockRefilled]) as typeof alerts;
  await publishEvent(catalog.broker, locationSnapshot, {
    key: `location:${warehouse}`,
    seq: 1,
    data: { locationId: warehouse, name: 'Chennai warehouse' },
  });
});
afterAll(() => catalog.stop());

const alertsOf = ({ unitId }: OrderedQuantity) =>
  alerts
    .filter(({ data }) => data.unitId === unitId)
    .map(({ type, data }) => `${type.split('.')[1]} ${data.free} at ${data.locationId}`);
/** Events of one unit arrive in order, so the last one of a known change ends the wait. */
const waitForAlerts = async (goods: OrderedQuantity, ...expected: string[]) => {
  await eventually(() => alertsOf(goods).length >= expected.length, {
    missing: `alerts ${expected.join()}, got ${alertsOf(goods).join()}`,
  });
  expect(alertsOf(goods)).toEqual(expected);
};
const receive = (goods: OrderedQuantity, Quantity: number, LocationId = 1) =>
  calls.record(goods, { Kind: 'receive', Quantity, LocationId });

describe('stock.low', () => {
  it('is published once a fall, and again only after the unit rose', async () => {
    const goods = await orders.createStockedItem(8);
    for (const quantity of [2, 1, 1, 2]) await calls.placeOrder(goods, quantity);
    await receive(goods, 10);
    for (const quantity of [5, 3, 1]) await calls.placeOrder(goods, quantity);
    await receive(goods, 100);
    await waitForAlerts(goods, 'low 5 at 1', 'refilled 12 at 1', 'low 4 at 1', 'refilled 103 at 1');
    const [first] = alerts.filter(({ data }) => data.unitId === goods.unitId);
    expect(first).toMatchObject({
      key: String(goods.unitId),
      data: { itemName: 'Toor Dal', unitName: '1 kg', itemId: goods.itemId },
    });
  });

  it('has a sequence that rises with every event of a unit', async () => {
    const goods = await orders.createStockedItem(6);
    await calls.placeOrder(goods, 1);
    await receive(goods, 10);
    await waitForAlerts(goods, 'low 5 at 1', 'refilled 15 at 1');
    const [low, refilled] = alerts.filter(({ data }) => data.unitId === goods.unitId);
    expect(refilled?.seq).toBeGreaterThan(low?.seq ?? Infinity);
  });

  it('is published once by many orders at the same time, which sell no unit twice', async () => {
    const goods = await orders.createStockedItem(9);
    const results = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        stores.stock.reserve({
          reservationId: 9_000 + index,
          resourceId: goods.unitId,
          quantity: 1,
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'reserved')).toHaveLength(9);
    expect(results.filter(({ kind }) => kind === 'short')).toHaveLength(5);
    await receive(goods, 20);
    await waitForAlerts(goods, 'low 5 at 1', 'refilled 20 at 1');
  });

  it('is stored by the write that reserves, which is the only one that costs a read', async () => {
    const goods = await orders.createStockedItem(7);
    const stocks = catalog.connection.model('Stock');
    const reads = jest.spyOn(stocks, 'find');
    const writes = jest.spyOn(stocks, 'findOneAndUpdate');
    const readStored = () => stocks.collection.findOne({ _id: goods.unitId as never });
    const reserve = async (reservationId: number) => {
      jest.clearAllMocks();
      const line = { reservationId, resourceId: goods.unitId, quantity: 1 };
      expect(await stores.stock.reserve(line)).toEqual({ kind: 'reserved' });
      return { reads: reads.mock.calls.length, writes: writes.mock.calls.length };
    };
    expect(await reserve(8_001)).toEqual({ reads: 0, writes: 1 });
    expect(await reserve(8_002)).toEqual({ reads: 1, writes: 2 });
    expect(await readStored()).toMatchObject({
      free: 5,
      holds: { '8002': 1 },
      pending: 1,
      outbox: [{ type: stockLow.type, data: { free: 5 } }],
    });
    expect(await reserve(8_003)).toEqual({ reads: 0, writes: 1 });
    jest.restoreAllMocks();
    await waitForAlerts(goods, 'low 5 at 1');
  });

  it('is not published by a reservation that is repeated', async () => {
    const goods = await orders.createStockedItem(6);
    const line = { reservationId: 7_001, resourceId: goods.unitId, quantity: 1 };
    await stores.stock.reserve(line);
    expect(await stores.stock.reserve(line)).toEqual({ kind: 'already-reserved' });
    await receive(goods, 10);
    await waitForAlerts(goods, 'low 5 at 1', 'refilled 15 at 1');
  });

  it('is published for what staff count and mark, at the location where it happened', async () => {
    const goods = await orders.createStockedItem(50);
    await receive(goods, 30, warehouse);
    await calls.record(goods, {
      Kind: 'correct',
      Quantity: 3,
      Reason: 'counted',
      LocationId: warehouse,
    });
    await receive(goods, 3, warehouse);
    await calls.record(goods, { Kind: 'sold-out', LocationId: warehouse });
    await waitForAlerts(goods, 'low 3 at 2', 'refilled 6 at 2', 'low 0 at 2');
    expect(alerts.find(({ data }) => data.unitId === goods.unitId)?.key).toBe(
      `location:${warehouse}:${goods.unitId}`,
    );
  });

  it('is not published for a unit that is not for sale', async () => {
    const goods = await orders.createStockedItem(50);
    await calls.record(goods, { Kind: 'withdraw', LocationId: 1 });
    await calls.record(goods, { Kind: 'sold-out', LocationId: 1 });
    await receive(goods, 3);
    await calls.record(goods, { Kind: 'relist', LocationId: 1 });
    await calls.record(goods, { Kind: 'withdraw', LocationId: 1 });
    await receive(goods, 10);
    await waitForAlerts(goods, 'low 3 at 1', 'refilled 3 at 1');
  });

  it('is published when a unit that is low is put back on sale', async () => {
    const goods = await orders.createStockedItem(8);
    await calls.record(goods, { Kind: 'withdraw', LocationId: 1 });
    await calls.record(goods, { Kind: 'correct', Quantity: 3, Reason: 'counted', LocationId: 1 });
    await calls.record(goods, { Kind: 'relist', LocationId: 1 });
    await waitForAlerts(goods, 'low 3 at 1');
  });
});
