import type { BulkChangeResponse, StaffItemResponse } from '@tokri/contracts/api';
import { randomUUID } from 'node:crypto';
import { startBulkChanges, type BulkChanges } from './bulk-change-scenario.ts';
import { itemBody } from './catalog-service.ts';

let admin: BulkChanges;

beforeAll(async () => {
  admin = await startBulkChanges('bulk-changes');
});
afterAll(() => admin.catalog.stop());

describe('a price change of many items', () => {
  it('previews, runs once, refuses what is above the MRP, and is undone', async () => {
    const Brand = 'Bulk One';
    const [first = 0] = await admin.createItems(1, { Brand });
    const [dear = 0] = await admin.createItems(1, {
      Brand,
      Units: [{ ...itemBody(1).Units[0], Rate: 104 }],
    });
    const BatchId = randomUUID();
    const command = { BatchId, Filter: { Brand } };
    await admin.preparePrices(command);
    await admin.preparePrices(command);
    expect(await admin.read(BatchId)).toMatchObject({
      State: 'prepared',
      Items: 2,
      Rows: 2,
      Refused: 1,
    });
    expect(await admin.listRows(BatchId)).toMatchObject([
      { ItemId: first, Before: '94.50', After: '103.93', Mrp: '110.00', Rejection: null },
      { ItemId: dear, Before: '109.20', Rejection: { Code: 'rate-above-mrp' } },
    ]);
    expect(await admin.listRows(BatchId, { Show: 'problems' })).toMatchObject([
      { ItemId: dear, Rejection: { Code: 'rate-above-mrp' } },
    ]);
    expect(await admin.ratesOf(first)).toEqual([90]);
    await admin.run(BatchId);
    await admin.run(BatchId);
    expect(await admin.ratesOf(first)).toEqual([90, 98.99]);
    expect(await admin.ratesOf(dear)).toEqual([104]);
    await admin.undo(BatchId);
    expect(await admin.ratesOf(first)).toEqual([90]);
    expect(await admin.catalog.write('start-bulk-change', { BatchId })).toMatchObject({
      Code: 'already-undone',
    });
  });
  it('refuses a price that changed after the preview, and names it', async () => {
    const [id = 0] = await admin.createItems(1);
    const BatchId = randomUUID();
    await admin.preparePrices({ BatchId, ItemIds: [id] });
    const UnitId = await admin.firstUnitId(id);
    await admin.catalog.write('add-rate', {
      ItemId: id,
      UnitId,
      FromDate: admin.tomorrow(),
      Rate: 92,
      Mrp: 110,
    });
    await admin.run(BatchId);
    expect(await admin.read(BatchId)).toMatchObject({ Failed: 1 });
    expect(await admin.listRows(BatchId, { Show: 'problems' })).toMatchObject([
      { Failure: { Code: 'changed-meanwhile', Message: expect.stringContaining('₹96.60') } },
    ]);
    expect(await admin.ratesOf(id)).toEqual([90, 92]);
  });
  it('sets the tax of many items from a date on', async () => {
    const ids = await admin.createItems(2);
    const BatchId = randomUUID();
    await admin.preparePrices({ BatchId, ItemIds: ids, Kind: 'tax', Value: 18 });
    await admin.run(BatchId);
    const taxes = async () =>
      (await admin.call<unknown[]>('list-tax-rates', { query: { ItemId: String(ids[0]) } })).body
        .length;
    expect(await taxes()).toBe(2);
    await admin.undo(BatchId);
    expect(await taxes()).toBe(1);
  });
  it.each([
    ['value-invalid', { Value: 0 }],
    ['value-invalid', { Kind: 'tax', Value: 12 }],
    ['value-invalid', { Value: -100 }],
    ['date-past', { FromDate: '2025-01-01' }],
    ['nothing-selected', { Filter: { Brand: 'No such brand' } }],
  ])('is refused with %s', async (Code, change) =>
    expect(await admin.preparePrices({ Filter: {}, ...change })).toMatchObject({ Error: 1, Code }),
  );
  it('keeps the rows of the request that won, of two at once under one id', async () => {
    for (let round = 0; round < 5; round += 1) {
      const BatchId = randomUUID();
      const [first = 0, second = 0] = await admin.createItems(2);
      const answers = await Promise.all(
        [first, second].map((id) => admin.preparePrices({ BatchId, ItemIds: [id] })),
      );
      const winner = answers.findIndex(({ Error }) => Error === 0);
      expect(answers.filter(({ Code }) => Code === 'batch-id-taken')).toHaveLength(1);
      expect(await admin.listRows(BatchId)).toMatchObject([{ ItemId: [first, second][winner] }]);
    }
  });
  it('refuses another change under the same id, and an unknown one', async () => {
    const BatchId = randomUUID();
    const ItemIds = await admin.createItems(1);
    await admin.preparePrices({ BatchId, ItemIds });
    expect(await admin.preparePrices({ BatchId, ItemIds, Value: 11 })).toMatchObject({
      Code: 'batch-id-taken',
    });
    expect(await admin.catalog.write('start-bulk-change', { BatchId: randomUUID() })).toMatchObject(
      { Code: 'unknown-batch' },
    );
    expect(await admin.catalog.write('undo-bulk-change', { BatchId })).toMatchObject({
      Code: 'not-done',
    });
  });
});

describe('a change of status, category and HSN code', () => {
  const prepare = (change: Record<string, unknown>) =>
    admin.catalog.write('prepare-item-change', { BatchId: randomUUID(), ...change });
  const find = async (id: number) =>
    (
      await admin.call<StaffItemResponse[]>('list-staff-items', {
        query: { Search: 'bulk field', pageSize: '200' },
      })
    ).body.find(({ Id }) => Id === id);

  it('hides items, names missing declarations when they go on sale again, and undoes', async () => {
    const [whole = 0] = await admin.createItems(1, { Name: 'Bulk field' });
    const [bare = 0] = await admin.createItems(1, {
      Name: 'Bulk field',
      Status: 0,
      Declarations: { ...itemBody(1).Declarations, Manufacturer: '' },
    });
    const hide = randomUUID();
    await prepare({ BatchId: hide, ItemIds: [whole, bare], Kind: 'status', Value: '0' });
    expect(await admin.read(hide)).toMatchObject({ Rows: 1, Unchanged: 1 });
    await admin.run(hide);
    expect((await find(whole))?.Status).toBe(0);
    const show = randomUUID();
    await prepare({ BatchId: show, ItemIds: [whole, bare], Kind: 'status', Value: '1' });
    expect(await admin.listRows(show, { Show: 'problems' })).toMatchObject([
      { ItemId: bare, Rejection: { Code: 'declarations-missing' } },
    ]);
    await admin.undo(hide);
    expect((await find(whole))?.Status).toBe(1);
  });
  it('moves items to another category', async () => {
    const [id = 0] = await admin.createItems(1, { Name: 'Bulk field' });
    const other = await admin.catalog.ensureCategory('Staples', 'Millets');
    const BatchId = randomUUID();
    await prepare({ BatchId, ItemIds: [id], Kind: 'category', Value: String(other) });
    await admin.run(BatchId);
    expect(await find(id)).toMatchObject({ ItemTypeId: other, ItemTypeName: 'Millets' });
  });
  it.each([
    ['status', '2'],
    ['category', '987654'],
    ['hsn', 'abc'],
  ])('refuses an invalid %s', async (Kind, Value) =>
    expect(await prepare({ ItemIds: [1], Kind, Value })).toMatchObject({ Code: 'value-invalid' }),
  );
});

describe('the permissions of bulk changes', () => {
  it('let staff see and start only the kinds that they may change', async () => {
    const [id = 0] = await admin.createItems(1);
    const BatchId = randomUUID();
    await admin.preparePrices({ BatchId, ItemIds: [id] });
    const bearer = (permission: 'items' | 'rates' | 'offers') =>
      admin.catalog.tokens.bearer({ userId: 3, permissions: [permission] });
    const readAs = async (permission: 'items' | 'rates' | 'offers') =>
      (
        await admin.catalog.call('read-bulk-change', {
          query: { BatchId },
          headers: { authorization: await bearer(permission) },
        })
      ).status;
    expect([await readAs('rates'), await readAs('items'), await readAs('offers')]).toEqual([
      200, 404, 403,
    ]);
    const started = await admin.catalog.call<{ Code: string }[]>('start-bulk-change', {
      body: { BatchId },
      headers: { authorization: await bearer('items') },
    });
    expect(started.body).toMatchObject([{ Code: 'unknown-batch' }]);
    expect((await admin.catalog.call('list-bulk-changes')).status).toBe(401);
    await admin.run(BatchId);
    const listed = await admin.call<BulkChangeResponse[]>('list-bulk-changes');
    expect(listed.body[0]).toMatchObject({ BatchId, State: 'done', CreatedBy: 1 });
  });
});
