import { randomUUID } from 'node:crypto';
import { dayMs } from '@tokri/contracts/dates';
import { maxLaterMovements } from '../src/persistence/stock/movement-queries.ts';
import { deleteOldMovements } from '../src/application/stock/delete-old-movements.ts';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';
import { createStockMovementCalls } from './stock-movement-calls.ts';

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;
let calls: ReturnType<typeof createStockMovementCalls>;
let deleteOld: (now?: Date) => Promise<number>;
let storeRecorded: () => Promise<number>;

beforeAll(async () => {
  catalog = await startCatalog('old-stock-movements');
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
  const { stores } = await catalog.openStores(() => new Date());
  storeRecorded = stores.stockMovements.storeRecorded;
  deleteOld = (now = new Date()) => deleteOldMovements({ ...stores, clock: () => now });
});
afterAll(() => catalog.stop());

const movements = () => catalog.connection.collection<{ _id: string }>('stockMovements');
const requestIds = () =>
  catalog.connection.collection<{ _id: string; registeredAt?: Date }>('stockMovementIds');
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

const receive = async (goods: OrderedQuantity): Promise<string> => {
  const Id = randomUUID();
  await calls.record(goods, { Id, Kind: 'receive', Quantity: 4 });
  await storeRecorded();
  return Id;
};
const receiveDaysAgo = async (goods: OrderedQuantity, days: number): Promise<string> => {
  const id = await receive(goods);
  await movements().updateOne({ _id: id }, { $set: { at: daysAgo(days) } });
  return id;
};

describe('storeRecorded', () => {
  it('goes on until no movement is left in the stock documents', async () => {
    const stocks = catalog.connection.collection<{ _id: string }>('locationStocks');
    const closedLocation = { locationId: 77, itemId: 1, free: 0, holds: {}, rev: 1 };
    await stocks.insertMany(
      Array.from({ length: 201 }, (_, index) => ({
        ...closedLocation,
        _id: `${9_001 + index}:77`,
        unitId: 9_001 + index,
        hasMovements: 1,
        movements: [],
      })),
    );
    await storeRecorded();
    expect(await stocks.countDocuments({ locationId: 77, hasMovements: 1 })).toBe(0);
    await stocks.deleteMany({ locationId: 77 });
  });
});

describe('deleteOldMovements', () => {
  it('deletes movements that are older than the books, and keeps the others', async () => {
    const goods = await orders.createStockedItem(1);
    const kept = await receiveDaysAgo(goods, 2_199);
    await receiveDaysAgo(goods, 2_201);
    expect(await deleteOld()).toBe(1);
    expect((await calls.listOf(goods, { Kind: 'receive' })).map(({ Id }) => Id)).toEqual([kept]);
    expect(await calls.count(goods)).toMatchObject({ Free: 9 });
  });

  it('deletes ids of requests after 200 days, and still counts their movement once', async () => {
    const goods = await orders.createStockedItem(1);
    const [old, kept] = [await receive(goods), await receive(goods)];
    await requestIds().updateOne({ _id: old }, { $set: { registeredAt: daysAgo(201) } });
    await requestIds().updateOne({ _id: kept }, { $set: { registeredAt: daysAgo(199) } });
    expect(await deleteOld()).toBe(1);
    expect(await requestIds().findOne({ _id: old })).toBeNull();
    expect(await requestIds().findOne({ _id: kept })).not.toBeNull();
    const repeated = { Id: old, Kind: 'receive', Quantity: 4 };
    expect(await calls.record(goods, repeated)).toMatchObject({ Error: 0, Free: 9 });
  });

  it('keeps an id of a former version for 200 days after the first clean-up', async () => {
    const id = await receive(await orders.createStockedItem(1));
    await requestIds().updateOne({ _id: id }, { $unset: { registeredAt: '' } });
    await deleteOld();
    expect(await requestIds().findOne({ _id: id })).toMatchObject({
      registeredAt: expect.any(Date) as Date,
    });
    await deleteOld(new Date(Date.now() + 201 * dayMs));
    expect(await requestIds().findOne({ _id: id })).toBeNull();
  });
});

describe('the undo of an old movement', () => {
  it('is refused after 30 days, in the language of staff', async () => {
    const goods = await orders.createStockedItem(1);
    const [recent, old] = [await receiveDaysAgo(goods, 29), await receiveDaysAgo(goods, 31)];
    expect(await calls.record(goods, { Kind: 'undo', Undone: old })).toMatchObject({
      Error: 1,
      Code: 'movement-too-old',
      Message: expect.stringContaining('30 days') as string,
      Free: 9,
    });
    const inHindi = await catalog.call<{ Message: string }[]>('record-stock-movement', {
      as: 'staff',
      headers: { 'accept-language': 'hi' },
      body: { Id: randomUUID(), UnitId: goods.unitId, Kind: 'undo', Undone: old },
    });
    expect(inHindi.body[0]?.Message).toContain('30 दिन');
    expect(await calls.record(goods, { Kind: 'undo', Undone: recent })).toMatchObject({ Free: 5 });
  });

  it('succeeds again if it was undone in time', async () => {
    const goods = await orders.createStockedItem(1);
    const id = await receive(goods);
    const undo = { Id: randomUUID(), Kind: 'undo', Undone: id };
    await calls.record(goods, undo);
    await movements().updateOne({ _id: id }, { $set: { at: daysAgo(31) } });
    expect(await calls.record(goods, undo)).toMatchObject({ Error: 0, Free: 1 });
  });

  it('is refused after more changes than can be read', async () => {
    const goods = await orders.createStockedItem(1);
    const id = await receive(goods);
    const stored = await movements().findOne({ _id: id });
    const later = Array.from({ length: maxLaterMovements + 1 }, () => ({
      ...stored,
      _id: randomUUID(),
      at: new Date(),
    }));
    await movements().insertMany(later);
    expect(await calls.record(goods, { Kind: 'undo', Undone: id })).toMatchObject({
      Code: 'later-change-stands',
      Free: 5,
    });
  });
});
