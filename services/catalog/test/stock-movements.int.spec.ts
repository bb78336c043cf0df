import { randomUUID } from 'node:crypto';
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
  catalog = await startCatalog('stock-movements');
  orders = createOrderEvents(catalog);
  calls = createStockMovementCalls(catalog, orders);
  await publishEvent(catalog.broker, locationSnapshot, {
    key: `location:${warehouse}`,
    seq: 1,
    data: { locationId: warehouse, name: 'Chennai warehouse' },
  });
});
afterAll(() => catalog.stop());

describe('record-stock-movement', () => {
  it('adds what was received once, however often the request is repeated', async () => {
    const goods = await orders.createStockedItem(10);
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 5 };
    const receive = () => calls.record(goods, receipt);
    const answers = await Promise.all([receive(), receive(), receive()]);
    expect(answers).toEqual(Array(3).fill(expect.objectContaining({ Error: 0, Free: 15 })));
    await calls.listOf(goods);
    expect(await calls.record(goods, receipt)).toMatchObject({ Error: 0, Free: 15 });
    expect(await calls.availableStock(goods)).toBe(15);
    expect((await calls.listOf(goods, { Kind: 'receive' })).length).toBe(1);
  });

  it('counts a repeated receipt once although its stock has forgotten the id', async () => {
    const goods = await orders.createStockedItem(1);
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 4 };
    await calls.record(goods, receipt);
    await calls.listOf(goods);
    await catalog.connection
      .collection<{ _id: number }>('stocks')
      .updateOne({ _id: goods.unitId }, { $set: { inbox: [] } });
    expect(await calls.record(goods, receipt)).toMatchObject({ Error: 0, Free: 5 });
    expect((await calls.listOf(goods, { Kind: 'receive' })).length).toBe(1);
  });

  it('applies an id to one stock only, also when requests for two arrive at once', async () => {
    const [one, other] = [await orders.createStockedItem(1), await orders.createStockedItem(1)];
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 4 };
    const answers = await Promise.all([calls.record(one, receipt), calls.record(other, receipt)]);
    expect(answers.map(({ Code }) => Code).sort()).toEqual(['', 'movement-id-taken']);
    const rejected = answers[0]?.Error === 0 ? other : one;
    await calls.listOf(one);
    expect(await calls.record(rejected, receipt)).toMatchObject({ Code: 'movement-id-taken' });
    expect(await calls.count(rejected)).toMatchObject({ Free: 1 });
    const listed = [...(await calls.listOf(one)), ...(await calls.listOf(other))];
    expect(listed.filter(({ Id }) => Id === receipt.Id).length).toBe(1);
  });

  it('refuses another change with the id of one that is saved, and names the id', async () => {
    const goods = await orders.createStockedItem(10);
    const Id = randomUUID();
    const receipt = { Id, Kind: 'receive', Quantity: 5 };
    await calls.record(goods, receipt);
    const others = [
      { ...receipt, Quantity: 6 },
      { Id, Kind: 'sold-out' },
      { ...receipt, Kind: 'correct', Reason: 'counted' },
      { Id, Kind: 'undo', Undone: Id },
    ];
    for (const other of others)
      expect(await calls.record(goods, other)).toMatchObject({
        Error: 1,
        Code: 'movement-id-taken',
        Message: expect.stringContaining(Id) as string,
      });
    await calls.listOf(goods);
    for (const other of others)
      expect(await calls.record(goods, other)).toMatchObject({ Code: 'movement-id-taken' });
    const inCapitals = await calls.record(goods, { ...receipt, Id: Id.toUpperCase() });
    expect(inCapitals).toMatchObject({ Error: 0, Free: 15 });
    expect(await calls.listOf(goods, { Kind: 'receive' })).toHaveLength(1);
  });

  it('undoes with one id one movement only', async () => {
    const goods = await orders.createStockedItem(10);
    const [Id, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await calls.record(goods, { Id: first, Kind: 'receive', Quantity: 5 });
    await calls.record(goods, { Id: second, Kind: 'receive', Quantity: 7 });
    const undo = { Id, Kind: 'undo', Undone: first.toUpperCase() };
    expect(await calls.record(goods, undo)).toMatchObject({ Error: 0, Free: 17 });
    expect(await calls.record(goods, undo)).toMatchObject({ Error: 0, Free: 17 });
    expect(await calls.record(goods, { ...undo, Undone: second })).toMatchObject({
      Code: 'movement-id-taken',
    });
    expect(await calls.count(goods)).toMatchObject({ Free: 17 });
  });

  it('keeps a receipt when the process ends before it is in the list', async () => {
    const goods = await orders.createStockedItem(1);
    const receipt = { Id: randomUUID(), Kind: 'receive', Quantity: 4 };
    await calls.record(goods, receipt);
    await catalog.restart();
    expect(await calls.record(goods, receipt)).toMatchObject({ Error: 0, Free: 5 });
    expect(await calls.listOf(goods, { Kind: 'receive' })).toEqual([
      expect.objectContaining({ Id: receipt.Id, Change: 4, Before: 1, After: 5, StaffId: 1 }),
    ]);
  });

  it('refuses a mark of a device without a connection when stock came in since it was seen', async () => {
    const goods = await orders.createStockedItem(2);
    await calls.record(goods, { Kind: 'receive', Quantity: 50 });
    const mark = { Kind: 'sold-out', MadeSecondsAgo: 3_600, SeenSecondsAgo: 3_660 };
    expect(await calls.record(goods, mark)).toMatchObject({ Code: 'stock-changed', Free: 52 });
    const { SeenSecondsAgo: _seen, ...insisted } = mark;
    expect(await calls.record(goods, insisted)).toMatchObject({ Error: 0, Free: 0 });
    const [movement] = await calls.listOf(goods, { Kind: 'sold-out' });
    expect(Date.parse(movement?.At ?? '') - Date.parse(movement?.MadeAt ?? '')).toBeGreaterThan(
      3_500_000,
    );
  });

  it('records nothing on a count that has changed since, also of a location without stock', async () => {
    const { stores } = await catalog.openStores(() => new Date());
    for (const locationId of [1, warehouse]) {
      const goods = await orders.createStockedItem(10);
      const stock = { unitId: goods.unitId, locationId };
      const stale = await stores.stockMovements.readCount(stock, randomUUID());
      const receipt = { LocationId: locationId, Kind: 'receive', Quantity: 5 };
      await eventually(async () => (await calls.record(goods, receipt)).Error === 0, {
        missing: 'the warehouse',
      });
      const movement = { kind: 'sold-out', itemId: goods.itemId, staffId: 1, ...stock } as const;
      const written = await stores.stockMovements.record(
        stale,
        { free: 0, isWithdrawn: false },
        { ...movement, movementId: randomUUID(), at: new Date(), before: stale.free, after: 0 },
      );
      expect(written).toBeNull();
      expect(await calls.count(goods, String(locationId))).toMatchObject({ Free: stale.free + 5 });
    }
  });

  it('counts what is on the shelf, units for orders included', async () => {
    const goods = await orders.createStockedItem(10);
    await calls.placeOrder(goods, 3);
    expect(await calls.count(goods)).toMatchObject({ Free: 7, SetAside: 3 });
    const counted = { Kind: 'correct', Quantity: 8, Shown: 10, Reason: 'damaged' };
    expect(await calls.record(goods, counted)).toMatchObject({ Error: 0, Free: 5, SetAside: 3 });
    expect(await calls.record(goods, { ...counted, Quantity: 6 })).toMatchObject({
      Error: 1,
      Code: 'stock-changed',
      Free: 5,
      SetAside: 3,
    });
    expect(await calls.availableStock(goods)).toBe(5);
  });

  it('marks a unit sold out at one location and takes it back once', async () => {
    const goods = await orders.createStockedItem(6);
    await eventually(
      async () =>
        (await calls.record(goods, { LocationId: warehouse, Kind: 'receive', Quantity: 9 }))
          .Error === 0,
      { missing: 'the warehouse' },
    );
    const Id = randomUUID();
    expect(await calls.record(goods, { Id, Kind: 'sold-out' })).toMatchObject({ Free: 0 });
    expect(await calls.availableStock(goods)).toBe(0);
    expect(await calls.count(goods, '2')).toMatchObject({ LocationId: warehouse, Free: 9 });
    const undo = { Kind: 'undo', Undone: Id };
    expect(await calls.record(goods, undo)).toMatchObject({ Free: 6 });
    expect(await calls.record(goods, undo)).toMatchObject({ Free: 6 });
    expect(await calls.record(goods, { ...undo, LocationId: warehouse })).toMatchObject({
      Code: 'unknown-movement',
    });
  });

  it('does not falsify a later count by an undo', async () => {
    const goods = await orders.createStockedItem(10);
    const [receiptId, countId] = [randomUUID(), randomUUID()];
    await calls.record(goods, { Id: receiptId, Kind: 'receive', Quantity: 5 });
    const counted = { Id: countId, Kind: 'correct', Quantity: 12, Reason: 'counted' };
    await calls.record(goods, counted);
    const undoReceipt = { Kind: 'undo', Undone: receiptId };
    const rejected = { Error: 1, Code: 'later-change-stands', Free: 12 };
    expect(await calls.record(goods, undoReceipt)).toMatchObject(rejected);
    await calls.listOf(goods);
    expect(await calls.record(goods, undoReceipt)).toMatchObject(rejected);
    expect(await calls.record(goods, { Kind: 'undo', Undone: countId })).toMatchObject({
      Free: 15,
    });
    expect(await calls.record(goods, undoReceipt)).toMatchObject({ Free: 10 });
  });

  it('sells nothing of a unit that is not for sale at the location', async () => {
    const goods = await orders.createStockedItem(6);
    await calls.record(goods, { Kind: 'withdraw' });
    expect(await calls.availableStock(goods)).toBe(0);
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
    expect(await calls.availableStock(goods)).toBe(0);
    expect(await calls.record(goods, { Kind: 'relist' })).toMatchObject({
      Free: 6,
      IsWithdrawn: false,
    });
    expect(await calls.availableStock(goods)).toBe(6);
  });

  it('names what is wrong with a request', async () => {
    const goods = await orders.createStockedItem(1);
    const call = (body: object, as: 'staff' | 'customer' | 'nobody' = 'staff') =>
      catalog.call('record-stock-movement', {
        as,
        body: { Id: randomUUID(), UnitId: goods.unitId, ...body },
      });
    for (const [body, field] of [
      [{ Kind: 'receive' }, 'Quantity'],
      [{ Kind: 'correct', Quantity: 1 }, 'Reason'],
      [{ Kind: 'correct', Quantity: 1, Reason: 'other' }, 'Note'],
      [{ Kind: 'undo' }, 'Undone'],
      [{ Kind: 'sold-out', Quantity: 3 }, 'Quantity'],
      [{ Kind: 'melt' }, 'Kind'],
    ] as const) {
      const { status, body: problem } = await call(body);
      expect([status, JSON.stringify(problem)]).toEqual([400, expect.stringContaining(field)]);
    }
    expect((await call({ Kind: 'sold-out' }, 'customer')).status).toBe(403);
    expect((await call({ Kind: 'sold-out' }, 'nobody')).status).toBe(401);
    const elsewhere = { Kind: 'sold-out', LocationId: 9 };
    expect((await calls.record({ ...goods, unitId: 9_999 }, elsewhere)).Code).toBe('unknown-unit');
    expect((await calls.record(goods, elsewhere)).Code).toBe('unknown-location');
    const tooMuch = await calls.record(goods, { Kind: 'receive', Quantity: 1_000_000 });
    expect(tooMuch).toMatchObject({ Code: 'stock-too-large', Free: 1 });
  });
});
