import { dayMs, minuteMs } from '@tokri/contracts/dates';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { eventually, silentLogger } from '@tokri/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { createStockQueue } from '../src/application/stock/stock-queue.ts';
import { runBulkChange, type RunDeps } from '../src/application/bulk-changes/run-bulk-change.ts';
import { partLifetimeMs, type BulkChange } from '../src/domain/bulk-changes/bulk-change.ts';
import { createLocationView } from '../src/messaging/location-view.ts';
import { createBulkChangeRepository } from '../src/persistence/bulk-changes/bulk-change-repository.ts';
import type {
  BulkChangeDocument,
  BulkChangePartDocument,
} from '../src/persistence/bulk-changes/bulk-change-model.ts';
import { createStaffActionLog } from '../src/persistence/items/staff-action-log.ts';
import { createCatalogIndex } from '../src/search/items/catalog-index.ts';
import { startBulkChanges, type BulkChanges } from './bulk-change-scenario.ts';

let admin: BulkChanges;
let stores: Awaited<ReturnType<typeof admin.catalog.openStores>>['stores'];
let savesUntilCrash = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  admin = await startBulkChanges('bulk-change-crashes', {
    decorateStores: (own) => ({
      ...own,
      itemStore: {
        ...own.itemStore,
        save: async (...save: Parameters<typeof own.itemStore.save>) => {
          const saved = await own.itemStore.save(...save);
          savesUntilCrash -= 1;
          if (savesUntilCrash < 0) throw new Error('the process died after a write');
          return saved;
        },
      },
    }),
  });
  ({ stores } = await admin.catalog.openStores(() => new Date()));
});
afterEach(() => {
  admin.setAhead(0);
  savesUntilCrash = Number.POSITIVE_INFINITY;
});
afterAll(() => admin.catalog.stop());

describe('a bulk change whose process dies', () => {
  it('is finished by the periodic job, each item once', async () => {
    const ids = await admin.createItems(12, { Brand: 'Bulk Crash' });
    const BatchId = randomUUID();
    await admin.preparePrices({ BatchId, Filter: { Brand: 'Bulk Crash' } });
    savesUntilCrash = 5;
    await admin.catalog.write('start-bulk-change', { BatchId });
    await eventually(() => savesUntilCrash < 0, { missing: 'the crash' });
    savesUntilCrash = Number.POSITIVE_INFINITY;
    admin.setAhead(minuteMs);
    await admin.waitFor(BatchId, 'done');
    expect(await admin.read(BatchId)).toMatchObject({ Done: 12, Failed: 0 });
    for (const id of ids) expect(await admin.ratesOf(id)).toEqual([90, 98.99]);
  });

  it('keeps the rows that were refused before the crash', async () => {
    const { batchId, itemId } = await admin.prepareRejectedRow();
    savesUntilCrash = 0;
    await admin.catalog.write('start-bulk-change', { BatchId: batchId });
    await eventually(() => savesUntilCrash < 0, {
      missing: 'the crash after the item was written',
    });
    savesUntilCrash = Number.POSITIVE_INFINITY;
    admin.setAhead(minuteMs);
    await admin.waitFor(batchId, 'done');
    expect(await admin.read(batchId)).toMatchObject({ Done: 2, Failed: 1 });
    expect(await admin.listRows(batchId)).toMatchObject([
      { ItemId: itemId, Failure: null },
      { ItemId: itemId, Failure: { Code: 'changed-meanwhile' } },
    ]);
  });
});

const openRunDeps = (): RunDeps => ({
  ...stores,
  catalogIndex: createCatalogIndex(),
  nextRateId: stores.importIds.rate,
  locations: createLocationView(),
  stockQueue: createStockQueue(),
  staffActions: createStaffActionLog(admin.catalog.connection, silentLogger),
  clock: () => new Date(),
});
const startByHand = async ({ bulkChanges }: RunDeps, batchId: string, agoMs = 0): Promise<void> => {
  const prepared = (await bulkChanges.find(batchId)) as BulkChange;
  const movedAt = new Date(Date.now() - agoMs);
  await bulkChanges.save(prepared, { ...prepared, state: 'running', startedBy: 3, movedAt });
};

describe('a bulk change that two processes run', () => {
  it('has the results of the first one to save them, each counted once', async () => {
    const { batchId } = await admin.prepareRejectedRow();
    const runDeps = openRunDeps();
    const { bulkChanges } = runDeps;
    await startByHand(runDeps, batchId);
    const runSecond = () => runBulkChange(runDeps, batchId, () => false);
    const saveLate: typeof bulkChanges.saveResults = async (part, phase) => {
      await runSecond();
      return bulkChanges.saveResults(part, phase, [null, null]);
    };
    const first = { ...runDeps, bulkChanges: { ...bulkChanges, saveResults: saveLate } };
    await runBulkChange(first, batchId, () => false);
    expect(await admin.read(batchId)).toMatchObject({ State: 'done', Done: 2, Failed: 1 });
    expect(await admin.listRows(batchId, { Show: 'problems' })).toMatchObject([
      { Failure: { Code: 'changed-meanwhile' } },
    ]);
  });

  it('is not taken over while its process sends heartbeats', async () => {
    const { batchId } = await admin.prepareRejectedRow();
    const runDeps = openRunDeps();
    const { bulkChanges } = runDeps;
    const isStalled = async () =>
      (await bulkChanges.listStalled(new Date(Date.now() - 5_000))).some(
        (change) => change.batchId === batchId,
      );
    await startByHand(runDeps, batchId, 10_000);
    const before = await isStalled();
    await bulkChanges.heartbeat(batchId, new Date());
    expect([before, await isStalled()]).toEqual([true, false]);
  });
});

describe('the audit entry of a part whose process dies', () => {
  it('names the items and who started the change, and is unconfirmed', async () => {
    const { batchId, itemId } = await admin.prepareRejectedRow();
    const runDeps = openRunDeps();
    await startByHand(runDeps, batchId);
    const itemStore = { ...runDeps.itemStore, save: () => new Promise<never>(() => undefined) };
    void runBulkChange({ ...runDeps, itemStore }, batchId, () => false);
    const audit = createAuditStore(admin.catalog.connection);
    const inTwoMinutes = new Date(Date.now() + 2 * minuteMs);
    const entry = await eventually(
      async () =>
        (
          await audit.list(
            { subject: `item:${itemId}`, operation: 'start-bulk-change', limit: 1 },
            inTwoMinutes,
          )
        )[0],
      { missing: 'the entry' },
    );
    expect(entry).toMatchObject({
      staffId: 3,
      outcome: 'unconfirmed',
      input: { BatchId: batchId, FromRow: 1, Rows: 2 },
    });
  });
});

describe('the deletion of old bulk changes', () => {
  const countParts = (batchId: string) =>
    admin.catalog.connection.collection('bulkchangeparts').countDocuments({ batchId });
  const inTwoDays = () => {
    const now = new Date(Date.now() + 2 * dayMs);
    return { preparedBefore: now, finishedBefore: new Date(0), now };
  };

  it('leaves a change that is started after it was found', async () => {
    const { batchId } = await admin.prepareRejectedRow();
    const { connection } = admin.catalog;
    const models = {
      bulkChanges: connection.model<BulkChangeDocument>('BulkChange'),
      bulkChangeParts: connection.model<BulkChangePartDocument>('BulkChangePart'),
    };
    const deleteOne = models.bulkChanges.deleteOne.bind(models.bulkChanges);
    const start = () =>
      admin.catalog.connection
        .collection<{ _id: string }>('bulkchanges')
        .updateOne({ _id: batchId }, { $set: { state: 'running', running: 1 } });
    const startedBeforeDelete = jest.spyOn(models.bulkChanges, 'deleteOne').mockImplementation(((
      filter: object,
    ) => ({
      exec: async () => {
        await start();
        return deleteOne(filter).exec();
      },
    })) as never);
    await createBulkChangeRepository(models).deleteOld(inTwoDays());
    startedBeforeDelete.mockRestore();
    expect([(await admin.read(batchId)).State, await countParts(batchId)]).toEqual(['running', 1]);
  });

  it('deletes a preview that nobody started, and parts that have no change', async () => {
    const { batchId } = await admin.prepareRejectedRow();
    const { bulkChanges } = stores;
    await bulkChanges.deleteOld(inTwoDays());
    expect([await bulkChanges.find(batchId), await countParts(batchId)]).toEqual([null, 0]);
    const lost = await admin.prepareRejectedRow();
    await admin.catalog.connection
      .collection<{ _id: string }>('bulkchanges')
      .deleteOne({ _id: lost.batchId });
    await bulkChanges.deleteOld(inTwoDays());
    const before = await countParts(lost.batchId);
    await bulkChanges.deleteOld({
      ...inTwoDays(),
      now: new Date(Date.now() + partLifetimeMs + dayMs),
    });
    expect([before, await countParts(lost.batchId)]).toEqual([1, 0]);
  });
});
