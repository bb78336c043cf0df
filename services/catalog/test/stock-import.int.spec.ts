import type {
  BulkChangeRowResponse,
  ExportedStockResponse,
  StockMovementResponse,
} from '@tokri/contracts/api';
import { locationSnapshot } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startBulkChanges, type BulkChanges } from './bulk-change-scenario.ts';

const depot = 2;
let admin: BulkChanges;

const publishDepot = (seq: number, closed?: true) =>
  publishEvent(admin.catalog.broker, locationSnapshot, {
    key: `location:${depot}`,
    seq,
    data: { locationId: depot, name: 'Depot', ...(closed && { closed }) },
  });
const upload = async (rows: unknown, LocationId = depot, BatchId: string = randomUUID()) => {
  const form = new FormData();
  form.append('BatchId', BatchId);
  form.append('LocationId', String(LocationId));
  form.append('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
  const { body } = await admin.call<{ Code: string }[]>('prepare-stock-import', { form });
  return { BatchId, Code: body[0]?.Code };
};
const setStock = (UnitId: number, Stock: number) =>
  admin.catalog.write('set-stock', { UnitId, LocationId: depot, Stock });
const readStock = async (UnitId: number) => {
  const { body } = await admin.call<{ Rows: ExportedStockResponse[] }>('export-stock', {
    query: { LocationId: String(depot), Part: '1' },
  });
  return body.Rows.find((row) => row.UnitId === UnitId);
};
const listMovements = async (UnitId: number) =>
  (
    await admin.call<{ Movements: StockMovementResponse[] }>('list-stock-movements', {
      query: { UnitId: String(UnitId), LocationId: String(depot) },
    })
  ).body.Movements;
const createUnits = async (count: number) =>
  Promise.all((await admin.createItems(count)).map((itemId) => admin.firstUnitId(itemId)));

beforeAll(async () => {
  admin = await startBulkChanges('stock-import');
  await publishDepot(1);
  const [unitId = 0] = await createUnits(1);
  await eventually(async () => (await setStock(unitId, 1)).Error === 0, { missing: 'the depot' });
});
afterAll(() => admin.catalog.stop());

describe('counted stock from a spreadsheet', () => {
  it('shows the difference and the wrong rows before anything is saved', async () => {
    const [a = 0, b = 0] = await createUnits(2);
    await setStock(a, 10);
    await setStock(b, 4);
    const rows = [
      { Row: 2, UnitId: String(a), Counted: '7' },
      { Row: 3, UnitId: String(b), Counted: '4' },
      { Row: 4, UnitId: '999999', Counted: '1' },
      { Row: 5, UnitId: String(a + b), Counted: 'many' },
    ];
    const { BatchId } = await upload(rows);
    expect(await admin.read(BatchId)).toMatchObject({
      Kind: 'stock',
      Value: String(depot),
      Rows: 1,
      Unchanged: 1,
      Errors: [
        { Row: 4, Column: 'UnitId', Rule: 'unknown-unit' },
        { Row: 5, Column: 'Counted', Rule: 'count' },
      ],
    });
    expect(await admin.listRows(BatchId)).toMatchObject([
      { UnitId: a, FileRow: 2, Before: '10', After: '7', Rejection: null },
    ] satisfies Partial<BulkChangeRowResponse>[]);
    expect(await readStock(a)).toMatchObject({ Counted: 10, Free: 10, SetAside: 0 });
  });

  it('is recorded as one counted movement for each row, and undone', async () => {
    const [a = 0, b = 0] = await createUnits(2);
    await setStock(a, 10);
    const rows = [
      { Row: 2, UnitId: String(a), Counted: '12' },
      { Row: 3, UnitId: String(b), Counted: '3' },
    ];
    const { BatchId } = await upload(rows);
    await admin.run(BatchId);
    expect(await readStock(a)).toMatchObject({ Counted: 12 });
    expect(await readStock(b)).toMatchObject({ Counted: 3 });
    expect((await listMovements(a))[0]).toMatchObject({
      Kind: 'correct',
      Reason: 'counted',
      Before: 10,
      After: 12,
    });
    await setStock(b, 9);
    await admin.undo(BatchId);
    expect(await readStock(a)).toMatchObject({ Counted: 10 });
    expect(await readStock(b)).toMatchObject({ Counted: 9 });
    expect(await admin.listRows(BatchId, { Show: 'problems' })).toMatchObject([
      { UnitId: b, Failure: { Code: 'counted-later' } },
    ]);
  });

  it('counts once when a part is run again after a crash', async () => {
    const [a = 0] = await createUnits(1);
    const { BatchId } = await upload([{ Row: 2, UnitId: String(a), Counted: '5' }]);
    await admin.run(BatchId);
    await admin.catalog.write('record-stock-movement', {
      Id: randomUUID(),
      UnitId: a,
      LocationId: depot,
      Kind: 'receive',
      Quantity: 4,
    });
    const parts = admin.catalog.connection.collection<{ batchId: string }>('bulkchangeparts');
    await parts.updateOne({ batchId: BatchId }, { $set: { run: null } });
    await admin.catalog.connection
      .collection<{ _id: string }>('bulkchanges')
      .updateOne(
        { _id: BatchId },
        { $set: { state: 'running', running: 1, nextPart: 0, done: 0, movedAt: new Date(0) } },
      );
    await admin.waitFor(BatchId, 'done');
    expect(await readStock(a)).toMatchObject({ Counted: 9 });
    expect(await admin.read(BatchId)).toMatchObject({ Failed: 0 });
  });

  it('leaves a pack alone whose shelf changed since the preview', async () => {
    const [a = 0] = await createUnits(1);
    await setStock(a, 10);
    const { BatchId } = await upload([{ Row: 2, UnitId: String(a), Counted: '8' }]);
    await setStock(a, 9);
    await admin.run(BatchId);
    expect(await readStock(a)).toMatchObject({ Counted: 9 });
    expect(await admin.listRows(BatchId, { Show: 'problems' })).toMatchObject([
      {
        UnitId: a,
        Failure: {
          Code: 'changed-meanwhile',
          Message: expect.stringContaining('Now: 9') as string,
        },
      },
    ]);
  });

  it('is refused for unknown rows, an unknown location and a closed one', async () => {
    expect((await upload({ Row: 1 })).Code).toBe('rows-invalid');
    const rows = [{ Row: 2, UnitId: '1', Counted: '1' }];
    expect((await upload(rows, 9)).Code).toBe('unknown-location');
    const [a = 0] = await createUnits(1);
    const { BatchId } = await upload([{ Row: 2, UnitId: String(a), Counted: '5' }]);
    await publishDepot(2, true);
    await eventually(async () => (await upload(rows)).Code === 'location-closed', {
      missing: 'the closed depot',
    });
    await admin.run(BatchId);
    expect(await admin.listRows(BatchId, { Show: 'problems' })).toMatchObject([
      { UnitId: a, Failure: { Code: 'location-closed' } },
    ]);
  });

  it('is read and prepared only by staff who manage items', async () => {
    const query = { LocationId: String(depot), Part: '1' };
    for (const as of ['customer', undefined] as const)
      expect((await admin.catalog.call('export-stock', { as, query })).status).toBe(as ? 403 : 401);
  });

  it('is read in parts that go on after an item', async () => {
    const itemIds = await admin.createItems(2);
    const { body } = await admin.call<{ Rows: ExportedStockResponse[]; After: number | null }>(
      'export-stock',
      { query: { LocationId: String(depot), Part: '2', After: String(itemIds[0]) } },
    );
    const unitIds = await Promise.all(itemIds.map((itemId) => admin.firstUnitId(itemId)));
    expect([body.Rows.map(({ UnitId }) => UnitId), body.After]).toEqual([[unitIds[1]], null]);
  });

  it('is not read of a location that does not exist', async () => {
    const query = { LocationId: '77', Part: '1' };
    expect((await admin.catalog.call('export-stock', { as: 'staff', query })).status).toBe(404);
  });
});
