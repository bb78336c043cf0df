import { randomUUID } from 'node:crypto';
import type { StockMovementResponse } from '@tokri/contracts/api';
import { locationSnapshot } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents } from './order-events.ts';
import { createStockMovementCalls } from './stock-movement-calls.ts';

const warehouse = 2;

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;
let calls: ReturnType<typeof createStockMovementCalls>;

beforeAll(async () => {
  catalog = await startCatalog('stock-movement-list');
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
  await publishEvent(catalog.broker, locationSnapshot, {
    key: `location:${warehouse}`,
    seq: 1,
    data: { locationId: warehouse, name: 'Chennai warehouse' },
  });
});
afterAll(() => catalog.stop());

describe('list-stock-movements', () => {
  it('lists movements of staff and orders in pages, newest first', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await calls.placeOrder(goods, 2);
    await calls.record(goods, { Kind: 'receive', Quantity: 1 });
    await catalog.write('set-stock', { UnitId: goods.unitId, Stock: 4 });
    const all = await calls.listOf(goods);
    expect(all.map(({ Kind, Change, Before, After }) => [Kind, Change, Before, After])).toEqual([
      ['set', -5, 9, 4],
      ['receive', 1, 8, 9],
      ['order', -2, null, null],
      ['opened', 10, 0, 10],
    ]);
    expect(all[2]).toMatchObject({ OrderId: orderId, Steps: [{ Kind: 'reserved' }] });
    const paged: StockMovementResponse[] = [];
    for (let Before = '', page = 0; page === 0 || Before !== ''; page += 1) {
      const { Movements, Next } = await calls.list({
        UnitId: String(goods.unitId),
        Limit: '1',
        ...(Before === '' ? {} : { Before }),
      });
      paged.push(...Movements);
      Before = Next;
    }
    expect(paged).toEqual(all);
  });

  it('lists a movement that is still in its stock document, and undoes it', async () => {
    const goods = await orders.createStockedItem(10);
    const stocks = catalog.connection.collection<{ _id: number }>('stocks');
    /** Nothing that follows it is stored. */
    const unstorable = { _id: `unstorable:${goods.unitId}`, at: new Date(0) };
    const change = { movements: [unstorable], hasMovements: 1 };
    await stocks.updateOne({ _id: goods.unitId }, { $set: change });
    const Id = randomUUID();
    await calls.record(goods, { Id, Kind: 'receive', Quantity: 3 });
    const listed = { Id, Before: 10, After: 13 };
    expect(await calls.listOf(goods, { Kind: 'receive' })).toMatchObject([listed]);
    expect((await calls.list({ Kind: 'receive' })).Movements[0]).toMatchObject(listed);
    const undo = { Kind: 'undo', Undone: Id };
    expect(await calls.record(goods, undo)).toMatchObject({ Error: 0, Free: 10 });
    await stocks.updateOne(
      { _id: goods.unitId },
      { $set: { movements: [] }, $unset: { hasMovements: '' } },
    );
  });

  it('follows an order from the reservation to its return', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await calls.placeOrder(goods, 2);
    await orders.cancelled(orderId, [{ ...goods, quantity: 2 }]);
    const steps = async () =>
      (await calls.listOf(goods, { Kind: 'order' })).map(({ Change, Steps }) => [
        Change,
        Steps.map(({ Kind }) => Kind).join(),
      ]);
    await eventually(async () => JSON.stringify(await steps()) === '[[0,"reserved,returned"]]', {
      missing: 'the returned units',
    });
  });

  it('lists an old order, whose reservation names no location, at the default one', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await calls.placeOrder(goods, 2);
    const reservations = catalog.connection.collection<{
      _id: string;
      lines: { unitId: number }[];
    }>('reservations');
    const ofUnit = (await reservations.find().toArray()).find(({ lines }) =>
      lines.some(({ unitId }) => unitId === goods.unitId),
    );
    await reservations.updateOne({ _id: ofUnit?._id ?? '' }, { $unset: { locationId: '' } });
    const listAt = async (LocationId: string) =>
      (await calls.listOf(goods, { Kind: 'order', LocationId })).map(({ OrderId }) => OrderId);
    expect([await listAt('1'), await listAt('2')]).toEqual([[orderId], []]);
  });

  it('names item and unit, in Hindi for a Hindi reader', async () => {
    const goods = await orders.createStockedItem(3);
    await catalog.connection
      .collection<{ _id: number }>('items')
      .updateOne({ _id: goods.itemId }, { $set: { 'hindi.name': 'तूर दाल' } });
    await catalog.restart();
    const names = async (language: string) =>
      (
        await catalog.call<{ Movements: StockMovementResponse[] }>('list-stock-movements', {
          as: 'staff',
          query: { UnitId: String(goods.unitId) },
          headers: { 'accept-language': language },
        })
      ).body.Movements.map(({ ItemName, UnitName }) => `${ItemName}, ${UnitName}`);
    expect(await names('en')).toEqual(['Toor Dal, 1 kg']);
    expect(await names('hi')).toEqual(['तूर दाल, 1 kg']);
  });

  it('calls a stock that is set to 0 sold out, as the mark on the stock page', async () => {
    const goods = await orders.createStockedItem(3);
    await catalog.write('set-stock', { UnitId: goods.unitId, Stock: 0 });
    expect(await calls.listOf(goods, { Kind: 'sold-out' })).toEqual([
      expect.objectContaining({ Kind: 'sold-out', Before: 3, After: 0, StaffId: 1 }),
    ]);
  });

  it('lists those of a location and a span, to staff with the permission only', async () => {
    const goods = await orders.createStockedItem(1);
    await calls.record(goods, { Kind: 'receive', Quantity: 3, LocationId: warehouse });
    const here = await calls.list({ LocationId: '2', Kind: 'receive' });
    expect(here.Movements[0]).toMatchObject({ UnitId: goods.unitId, LocationId: 2, Change: 3 });
    expect((await calls.list({ LocationId: '2', To: '2020-01-01' })).Movements).toEqual([]);
    expect(
      (await calls.list({ LocationId: '2', To: '9999-12-31' })).Movements.length,
    ).toBeGreaterThan(0);
    expect((await calls.list({ LocationId: '2', From: '2090-01-01' })).Movements).toEqual([]);
    const { status } = await catalog.call('list-stock-movements', { as: 'customer' });
    expect(status).toBe(403);
    const counts = await catalog.call('list-stock-counts', {
      as: 'customer',
      query: { UnitIds: '1' },
    });
    expect(counts.status).toBe(403);
  });
});
