import { randomUUID } from 'node:crypto';
import type { StockCountResponse, StockMovementResponse } from '@tokri/contracts/api';
import { locationSnapshot } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCatalog, type CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';

const warehouse = 2;

let catalog: CatalogUnderTest;
let orders: ReturnType<typeof createOrderEvents>;

beforeAll(async () => {
  catalog = await startCatalog('stock-movements');
  orders = createOrderEvents(catalog);
  await publishEvent(catalog.broker, locationSnapshot, {
    key: `location:${warehouse}`,
    seq: 1,
    data: { locationId: warehouse, name: 'Chennai warehouse' },
  });
});
afterAll(() => catalog.stop());

type Change = Readonly<Record<string, unknown>>;

const record = (goods: OrderedQuantity, change: Change) =>
  catalog.write('record-stock-movement', {
    Id: randomUUID(),
    UnitId: goods.unitId,
    ...change,
  });
const count = async ({ unitId }: OrderedQuantity, LocationId = '1') =>
  (
    await catalog.call<StockCountResponse[]>('list-stock-counts', {
      as: 'staff',
      query: { UnitIds: String(unitId), LocationId },
    })
  ).body[0];
const list = async (query: Record<string, string>) =>
  (
    await catalog.call<{ Movements: StockMovementResponse[]; Next: string }>(
      'list-stock-movements',
      { as: 'staff', query },
    )
  ).body;
const listOf = async ({ unitId }: OrderedQuantity, query: Record<string, string> = {}) =>
  (await list({ UnitId: String(unitId), ...query })).Movements;
const availableStock = async ({ itemId }: OrderedQuantity) =>
  (await catalog.findListedItem(itemId))?.Units[0]?.Stock;
const placeOrder = async (goods: OrderedQuantity, quantity: number) => {
  const orderId = orders.nextId();
  await orders.placed(orderId, [{ ...goods, quantity }]);
  await eventually(async () => (await orders.stockOf(goods)).holds[orderId] === quantity, {
    missing: `the reservation of order ${orderId}`,
  });
  return orderId;
};

describe('record-stock-movement', () => {
  it('adds what was received once, however often the request is repeated', async () => {
    const goods = await orders.createStockedItem(10);
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 5 };
    const answers = await Promise.all([
      record(goods, receipt),
      record(goods, receipt),
      record(goods, receipt),
    ]);
    expect(answers).toEqual(Array(3).fill(expect.objectContaining({ Error: 0, Free: 15 })));
    await listOf(goods);
    expect(await record(goods, receipt)).toMatchObject({ Error: 0, Free: 15 });
    expect(await availableStock(goods)).toBe(15);
    expect((await listOf(goods, { Kind: 'receive' })).length).toBe(1);
  });

  it('keeps a receipt when the process ends before it is in the list', async () => {
    const goods = await orders.createStockedItem(1);
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 4 };
    await record(goods, receipt);
    await catalog.restart();
    expect(await record(goods, receipt)).toMatchObject({ Error: 0, Free: 5 });
    expect(await listOf(goods, { Kind: 'receive' })).toEqual([
      expect.objectContaining({ Id: receipt.Id, Change: 4, Before: 1, After: 5, StaffId: 1 }),
    ]);
  });

  it('counts what is on the shelf, units for orders included', async () => {
    const goods = await orders.createStockedItem(10);
    await placeOrder(goods, 3);
    expect(await count(goods)).toMatchObject({ Free: 7, SetAside: 3 });
    const counted = { Kind: 'correct', Quantity: 8, Shown: 10, Reason: 'damaged' };
    expect(await record(goods, counted)).toMatchObject({ Error: 0, Free: 5, SetAside: 3 });
    expect(await record(goods, { ...counted, Quantity: 6 })).toMatchObject({
      Error: 1,
      Code: 'stock-changed',
      Free: 5,
      SetAside: 3,
    });
    expect(await availableStock(goods)).toBe(5);
  });

  it('marks a unit sold out at one location and takes it back once', async () => {
    const goods = await orders.createStockedItem(6);
    await eventually(
      async () =>
        (await record(goods, { LocationId: warehouse, Kind: 'receive', Quantity: 9 })).Error === 0,
      { missing: 'the warehouse' },
    );
    const Id = randomUUID();
    expect(await record(goods, { Id, Kind: 'sold-out' })).toMatchObject({ Free: 0 });
    expect(await availableStock(goods)).toBe(0);
    expect(await count(goods, '2')).toMatchObject({ LocationId: warehouse, Free: 9 });
    const undo = { Kind: 'undo', Undone: Id };
    expect(await record(goods, undo)).toMatchObject({ Free: 6 });
    expect(await record(goods, undo)).toMatchObject({ Free: 6 });
    expect(await record(goods, { ...undo, LocationId: warehouse })).toMatchObject({
      Code: 'unknown-movement',
    });
  });

  it('does not falsify a later count by an undo', async () => {
    const goods = await orders.createStockedItem(10);
    const [receiptId, countId] = [randomUUID(), randomUUID()];
    await record(goods, { Id: receiptId, Kind: 'receive', Quantity: 5 });
    const counted = { Id: countId, Kind: 'correct', Quantity: 12, Reason: 'counted' };
    await record(goods, counted);
    const undoReceipt = { Kind: 'undo', Undone: receiptId };
    const rejected = { Error: 1, Code: 'later-change-stands', Free: 12 };
    expect(await record(goods, undoReceipt)).toMatchObject(rejected);
    await listOf(goods);
    expect(await record(goods, undoReceipt)).toMatchObject(rejected);
    expect(await record(goods, { Kind: 'undo', Undone: countId })).toMatchObject({ Free: 15 });
    expect(await record(goods, undoReceipt)).toMatchObject({ Free: 10 });
  });

  it('sells nothing of a unit that is not for sale at the location', async () => {
    const goods = await orders.createStockedItem(6);
    await record(goods, { Kind: 'withdraw' });
    expect(await availableStock(goods)).toBe(0);
    const orderId = orders.nextId();
    await orders.placed(orderId, [goods]);
    await eventually(
      async () =>
        (
          await catalog.connection
            .collection<{ _id: string; state: string }>('reservations')
            .findOne({ _id: `rsv:${orderId}` })
        )?.state === 'refused',
      { missing: 'the rejection' },
    );
    await catalog.restart();
    expect(await availableStock(goods)).toBe(0);
    expect(await record(goods, { Kind: 'relist' })).toMatchObject({ Free: 6, IsWithdrawn: false });
    expect(await availableStock(goods)).toBe(6);
  });

  it('names what is wrong with a request', async () => {
    const goods = await orders.createStockedItem(1);
    const call = (body: Change, as: 'staff' | 'customer' | 'nobody' = 'staff') =>
      catalog.call('record-stock-movement', {
        as,
        body: { Id: randomUUID(), UnitId: goods.unitId, ...body },
      });
    for (const [body, field] of [
      [{ Kind: 'receive' }, 'Quantity'],
      [{ Kind: 'correct', Quantity: 1 }, 'Reason'],
      [{ Kind: 'correct', Quantity: 1, Reason: 'other' }, 'Note'],
      [{ Kind: 'undo' }, 'Undone'],
      [{ Kind: 'melt' }, 'Kind'],
    ] as const) {
      const { status, body: problem } = await call(body);
      expect([status, JSON.stringify(problem)]).toEqual([400, expect.stringContaining(field)]);
    }
    expect((await call({ Kind: 'sold-out' }, 'customer')).status).toBe(403);
    expect((await call({ Kind: 'sold-out' }, 'nobody')).status).toBe(401);
    expect(await record({ ...goods, unitId: 999_999 }, { Kind: 'sold-out' })).toMatchObject({
      Code: 'unknown-unit',
    });
    expect(await record(goods, { Kind: 'sold-out', LocationId: 9 })).toMatchObject({
      Code: 'unknown-location',
    });
    const tooMuch = { Kind: 'receive', Quantity: 1_000_000 };
    expect(await record(goods, tooMuch)).toMatchObject({ Code: 'stock-too-large', Free: 1 });
  });
});

describe('list-stock-movements', () => {
  it('lists movements of staff and orders in pages, newest first', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await placeOrder(goods, 2);
    await record(goods, { Kind: 'receive', Quantity: 1 });
    await catalog.write('set-stock', { UnitId: goods.unitId, Stock: 4 });
    const all = await listOf(goods);
    expect(all.map(({ Kind, Change, Before, After }) => [Kind, Change, Before, After])).toEqual([
      ['set', -5, 9, 4],
      ['receive', 1, 8, 9],
      ['order', -2, null, null],
      ['opened', 10, 0, 10],
    ]);
    expect(all[2]).toMatchObject({ OrderId: orderId, Steps: [{ Kind: 'reserved' }] });
    const paged: StockMovementResponse[] = [];
    for (let Before = '', page = 0; page === 0 || Before !== ''; page += 1) {
      const { Movements, Next } = await list({
        UnitId: String(goods.unitId),
        Limit: '1',
        ...(Before === '' ? {} : { Before }),
      });
      paged.push(...Movements);
      Before = Next;
    }
    expect(paged).toEqual(all);
  });

  it('follows an order from the reservation to its return', async () => {
    const goods = await orders.createStockedItem(10);
    const orderId = await placeOrder(goods, 2);
    await orders.cancelled(orderId, [{ ...goods, quantity: 2 }]);
    const steps = async () =>
      (await listOf(goods, { Kind: 'order' })).map(({ Change, Steps }) => [
        Change,
        Steps.map(({ Kind }) => Kind).join(),
      ]);
    await eventually(async () => JSON.stringify(await steps()) === '[[0,"reserved,returned"]]', {
      missing: 'the returned units',
    });
  });

  it('lists those of a location and a span, to staff with the permission only', async () => {
    const goods = await orders.createStockedItem(1);
    await record(goods, { Kind: 'receive', Quantity: 3, LocationId: warehouse });
    const here = await list({ LocationId: '2', Kind: 'receive' });
    expect(here.Movements[0]).toMatchObject({ UnitId: goods.unitId, LocationId: 2, Change: 3 });
    expect((await list({ LocationId: '2', To: '2020-01-01' })).Movements).toEqual([]);
    expect((await list({ LocationId: '2', To: '9999-12-31' })).Movements.length).toBeGreaterThan(0);
    expect((await list({ LocationId: '2', From: '2090-01-01' })).Movements).toEqual([]);
    const { status } = await catalog.call('list-stock-movements', { as: 'customer' });
    expect(status).toBe(403);
    const counts = await catalog.call('list-stock-counts', {
      as: 'customer',
      query: { UnitIds: '1' },
    });
    expect(counts.status).toBe(403);
  });
});
