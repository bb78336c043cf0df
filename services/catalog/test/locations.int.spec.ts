import type { ItemResponse, StockAlertsResponse } from '@tokri/contracts/api';
import {
  locationStockSnapshot,
  stockRejected,
  stockReleased,
  stockReserved,
  stockSnapshot,
  type Envelope,
  type EventData,
} from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createLocationEvents, warehouse } from './location-events.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';

const bengaluru = '560034';
const chennai = '600042';

let catalog: CatalogUnderTest;
let locations: ReturnType<typeof createLocationEvents>;
let orders: ReturnType<typeof createOrderEvents>;
let published: Envelope<Record<string, unknown>>[];

beforeAll(async () => {
  catalog = await startCatalog('locations');
  orders = createOrderEvents(catalog);
  published = collectEvents(catalog.broker, [
    stockReserved,
    stockRejected,
    stockReleased,
    stockSnapshot,
    locationStockSnapshot,
  ]) as typeof published;
  locations = createLocationEvents(catalog.broker);
  await locations.area(1, '560001', '560110');
  await locations.area(2, '600001', '600099', warehouse);
  await locations.warehouse(1, { isClosed: false });
});
afterAll(() => catalog.stop());

const setStock = ({ unitId }: OrderedQuantity, LocationId: number, Stock: number) =>
  catalog.write('set-stock', { UnitId: unitId, LocationId, Stock });
const stockAt = async ({ itemId }: OrderedQuantity, pincode: string) => {
  const unit = (await catalog.findListedItem(itemId, { pincode }))?.Units[0];
  return unit && [unit.Stock, unit.Available];
};
const createStockedAt = async (atShop: number, atWarehouse: number) => {
  const goods = await orders.createStockedItem(atShop);
  await eventually(async () => (await setStock(goods, warehouse, atWarehouse)).Error === 0, {
    missing: 'the warehouse',
  });
  return goods;
};
const waitForReplies = (orderId: number, ...types: string[]) =>
  eventually(
    () =>
      published
        .filter(({ data }) => data['orderId'] === orderId)
        .map(({ type }) => type)
        .join() === types.join(),
    { missing: `${types.join()} of order ${orderId}` },
  );
const warehouseStock = async ({ unitId }: OrderedQuantity) =>
  catalog.connection
    .collection<{ _id: string; free: number; holds: Record<string, number> }>('locationStocks')
    .findOne({ _id: `location:${warehouse}:${unitId}` });

describe('stock by location', () => {
  it('shows each customer what the location of the pincode has', async () => {
    const goods = await createStockedAt(5, 0);
    expect(await stockAt(goods, bengaluru)).toEqual([5, true]);
    expect(await stockAt(goods, chennai)).toEqual([0, false]);
    expect(await stockAt(goods, '0')).toEqual([5, true]);
    await setStock(goods, 1, 0);
    await setStock(goods, warehouse, 7);
    expect(await stockAt(goods, bengaluru)).toEqual([0, false]);
    expect(await stockAt(goods, chennai)).toEqual([7, true]);
    const inStock = async (pincode: string) =>
      (
        await catalog.call<{ Items: ItemResponse[] }>('filter-items', {
          query: { inStock: '1', pincode, pageSize: '200' },
        })
      ).body.Items.some(({ Id }) => Id === goods.itemId);
    expect([await inStock(bengaluru), await inStock(chennai)]).toEqual([false, true]);
  });

  it('publishes the stock of other locations under a key and type of their own', async () => {
    const goods = await createStockedAt(3, 4);
    const findLast = <Data>(key: string, type: string) =>
      published.filter((event) => event.key === key && event.type === type).at(-1)?.data as
        Data | undefined;
    await eventually(
      () =>
        findLast<EventData<typeof locationStockSnapshot>>(
          `location:${warehouse}:${goods.unitId}`,
          'stock.changed-at-location.v1',
        )?.free === 4 &&
        findLast<EventData<typeof stockSnapshot>>(String(goods.unitId), 'stock.changed.v1')
          ?.free === 3,
      { missing: 'both snapshots' },
    );
  });

  it('gives two orders the last unit of their own location each', async () => {
    const goods = await createStockedAt(1, 1);
    const [atShop, atWarehouse, tooLate] = [orders.nextId(), orders.nextId(), orders.nextId()];
    await Promise.all([
      orders.placed(atShop, [goods]),
      orders.placed(atWarehouse, [goods], { locationId: warehouse }),
    ]);
    await waitForReplies(atShop, 'stock.reserved.v1');
    await waitForReplies(atWarehouse, 'stock.reserved.v1');
    expect(await orders.stockOf(goods)).toEqual({ free: 0, holds: { [atShop]: 1 } });
    expect(await warehouseStock(goods)).toMatchObject({ free: 0, holds: { [atWarehouse]: 1 } });
    await orders.placed(tooLate, [goods], { locationId: warehouse });
    await waitForReplies(tooLate, 'stock.refused.v1');
  });

  it('returns units to the location that they came from, also after a late payment', async () => {
    const goods = await createStockedAt(5, 5);
    const orderId = orders.nextId();
    const lines = [{ ...goods, quantity: 2 }];
    await orders.placed(orderId, lines, { locationId: warehouse });
    await waitForReplies(orderId, 'stock.reserved.v1');
    await orders.paymentExpired(orderId, lines);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1');
    expect((await warehouseStock(goods))?.free).toBe(5);
    await orders.paidLate(orderId, lines);
    await waitForReplies(orderId, 'stock.reserved.v1', 'stock.released.v1', 'stock.reserved.v1');
    expect((await warehouseStock(goods))?.free).toBe(3);
    await orders.cancelled(orderId, lines);
    await eventually(async () => (await warehouseStock(goods))?.free === 5, {
      missing: 'the units of the cancelled order',
    });
    expect((await orders.stockOf(goods)).free).toBe(5);
  });

  it('limits a day at one location only', async () => {
    const goods = await createStockedAt(9, 9);
    const PDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const limit = { UnitId: goods.unitId, PDate, Left: 2 };
    expect(await catalog.write('limit-day', { ...limit, LocationId: warehouse })).toMatchObject({
      Error: 0,
    });
    const stockOn = async (pincode: string) =>
      (await catalog.findListedItem(goods.itemId, { pincode, PDate }))?.Units[0]?.Stock;
    expect([await stockOn(bengaluru), await stockOn(chennai)]).toEqual([9, 2]);
  });

  it('continues a reservation that was stored before locations existed', async () => {
    const goods = await createStockedAt(4, 4);
    const orderId = orders.nextId();
    await orders.placed(orderId, [goods]);
    await waitForReplies(orderId, 'stock.reserved.v1');
    await catalog.connection
      .collection<{ _id: string }>('reservations')
      .updateOne({ _id: `rsv:${orderId}` }, { $unset: { locationId: '' } });
    await orders.cancelled(orderId, [goods]);
    await eventually(async () => (await orders.stockOf(goods)).free === 4, {
      missing: 'the units of the cancelled order',
    });
    expect((await warehouseStock(goods))?.free).toBe(4);
  });

  it('keeps the stock of a location through a restart', async () => {
    const goods = await createStockedAt(0, 6);
    await catalog.restart();
    expect(await stockAt(goods, chennai)).toEqual([6, true]);
    expect(await stockAt(goods, bengaluru)).toEqual([0, false]);
  });

  it('counts no stock and takes no order at a closed location, which keeps what it has', async () => {
    const goods = await createStockedAt(0, 6);
    const waitForCode = (code: string) =>
      eventually(async () => (await setStock(goods, warehouse, 6)).Code === code, {
        missing: `an answer ${code}`,
      });
    const [before, after] = [orders.nextId(), orders.nextId()];
    await orders.placed(before, [goods], { locationId: warehouse });
    await waitForReplies(before, 'stock.reserved.v1');
    await locations.warehouse(2, { isClosed: true });
    await waitForCode('location-closed');
    await orders.placed(after, [goods], { locationId: warehouse });
    await waitForReplies(after, 'stock.refused.v1');
    expect(published.find(({ data }) => data['orderId'] === after)?.data).toEqual({
      orderId: after,
      short: [],
      reason: 'location-closed',
    });
    await orders.cancelled(before, [goods]);
    await waitForReplies(before, 'stock.reserved.v1', 'stock.released.v1');
    const limit = { UnitId: goods.unitId, LocationId: warehouse, PDate: '2030-01-01', Left: 1 };
    expect(await catalog.write('limit-day', limit)).toMatchObject({ Code: 'location-closed' });
    expect((await warehouseStock(goods))?.free).toBe(6);
    await locations.warehouse(3, { isClosed: false });
    await waitForCode('');
  });

  it('rejects a location that does not exist', async () => {
    const { unitId } = await orders.createStockedItem(1);
    expect(await catalog.write('set-stock', { UnitId: unitId, LocationId: 9, Stock: 1 })).toEqual(
      expect.objectContaining({ Error: 1, Code: 'unknown-location' }),
    );
    const limit = { UnitId: unitId, LocationId: 9, PDate: '2030-01-01', Left: 1 };
    expect(await catalog.write('limit-day', limit)).toMatchObject({ Code: 'unknown-location' });
  });
});

describe('count-stock-alerts', () => {
  const read = async () =>
    (await catalog.call<StockAlertsResponse[]>('count-stock-alerts', { as: 'staff' })).body;
  it('counts what the list of items shows at each location that serves an area', async () => {
    await createStockedAt(3, 0);
    await createStockedAt(0, 9);
    const alerts = await read();
    expect(alerts.map(({ LocationId }) => LocationId)).toEqual([1, warehouse]);
    for (const { LocationId, Low, Out } of alerts)
      for (const [Stock, count] of [
        ['low', Low],
        ['out', Out],
      ] as const) {
        const query = { Status: '1', LocationId: String(LocationId), Stock };
        const { headers } = await catalog.call('list-staff-items', { as: 'staff', query });
        expect([LocationId, Stock, headers.get('x-total-count')]).toEqual([
          LocationId,
          Stock,
          String(count),
        ]);
      }
  });
  it('is read by staff with the permission only', async () => {
    expect((await catalog.call('count-stock-alerts', { as: 'customer' })).status).toBe(403);
    expect((await catalog.call('count-stock-alerts', { as: 'nobody' })).status).toBe(401);
  });
});
