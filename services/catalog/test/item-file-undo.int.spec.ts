import { ImportLostError } from '../src/application/ports/imports.ts';
import type { ImportBatch } from '../src/domain/import/import-batch.ts';
import { startItemFile, toRow } from './item-file-scenario.ts';
import type { ItemFileScenario } from './item-file-scenario.ts';

let scenario: ItemFileScenario;
beforeAll(async () => {
  scenario = await startItemFile('item-file-undo');
});
afterAll(() => scenario.catalog.stop());

describe('undo of an import', () => {
  it('restores changed items, deletes new ones and leaves what somebody changed since', async () => {
    await scenario.run([toRow({ Code: 'UNDONE-0000001' }), toRow({ Code: 'UNDONE-0000002' })]);
    const imported = await scenario.run([
      toRow({ Code: 'UNDONE-0000001', Name: 'Changed by the file', Rate: '70' }),
      toRow({ Code: 'UNDONE-0000002', Name: 'Changed by the file' }),
      toRow({ Code: 'UNDONE-0000003' }),
    ]);
    expect(imported).toMatchObject({ CanUndo: true, New: 1, Changed: 2 });
    const edited = await scenario.catalog.connection
      .collection<{ _id: number; code: string }>('items')
      .findOne({ code: 'UNDONE-0000002' });
    await scenario.catalog.write('set-item-status', { ItemId: edited?._id, Status: 0 });
    expect(await scenario.command('undo-import', imported.ImportId)).toMatchObject({ Error: 0 });
    expect(await scenario.reach(imported.ImportId, 'Undone')).toMatchObject({
      Restored: 1,
      Deleted: 1,
      Kept: 1,
      UndoneBy: 1,
      CanUndo: false,
    });
    expect(await scenario.findStored('UNDONE-0000001')).toMatchObject({
      name: 'Ragi Flour',
      units: [{ rates: [{ ratePaise: 8000 }] }],
    });
    expect(await scenario.findStored('UNDONE-0000003')).toMatchObject({ status: 'deleted' });
    expect((await scenario.findStored('UNDONE-0000002'))?.name).toBe('Changed by the file');
    expect(
      (
        await scenario.catalog.call('list-kept-items', {
          as: 'staff',
          query: { ImportId: String(imported.ImportId) },
        })
      ).body,
    ).toEqual([{ ItemId: edited?._id, Code: 'UNDONE-0000002', Name: 'Changed by the file' }]);
    expect(await scenario.command('undo-import', imported.ImportId)).toMatchObject({
      Code: 'import-not-undoable',
    });
  });
});

describe('undo of an import after other changes', () => {
  it('restores items whose category was renamed since', async () => {
    const ItemType = 'Renamed later';
    await scenario.run([toRow({ Code: 'RENAMED-000001', ItemType })]);
    const imported = await scenario.run([
      toRow({ Code: 'RENAMED-000001', ItemType, Name: 'Changed by the file' }),
      toRow({ Code: 'RENAMED-000002', ItemType }),
    ]);
    const type = await scenario.findCategory('itemTypes', ItemType);
    const group = await scenario.findCategory('itemGroups', 'Staples');
    await scenario.catalog.write('save-item-type', {
      Id: type?._id,
      Name: 'New name',
      ItemGroupId: group?._id,
    });
    await scenario.command('undo-import', imported.ImportId);
    expect(await scenario.reach(imported.ImportId, 'Undone')).toMatchObject({
      Restored: 1,
      Deleted: 1,
      Kept: 0,
    });
    expect(await scenario.findStored('RENAMED-000001')).toMatchObject({
      name: 'Ragi Flour',
      itemTypeName: 'New name',
    });
  });

  it('restores an item whose rows stand on both sides of row 500', async () => {
    const rows = Array.from({ length: 499 }, (_, index) =>
      toRow({ Code: `STRADDLE-${String(index).padStart(5, '0')}` }),
    );
    const pack = (UnitName: string) => toRow({ Code: 'STRADDLE-ACROSS', UnitName });
    const imported = await scenario.run([...rows, pack('1 kg'), pack('2 kg'), pack('5 kg')]);
    await scenario.command('undo-import', imported.ImportId);
    expect(await scenario.reach(imported.ImportId, 'Undone')).toMatchObject({
      Deleted: 500,
      Kept: 0,
    });
    expect(await scenario.findStored('STRADDLE-ACROSS')).toMatchObject({ status: 'deleted' });
  });
});

describe('categories that an import created', () => {
  it('are deleted with it, unless staff saved them or something is in them', async () => {
    const imported = await scenario.run([
      toRow({ Code: 'CATEGORY-00001', ItemGroup: 'Typing mistake', ItemType: 'Wrong' }),
      toRow({ Code: 'CATEGORY-00002', ItemType: 'In use' }),
      toRow({ Code: 'CATEGORY-00003', ItemType: 'Saved since' }),
    ]);
    await scenario.run([toRow({ Code: 'CATEGORY-00004', ItemType: 'In use' })]);
    const saved = await scenario.findCategory('itemTypes', 'Saved since');
    const group = await scenario.findCategory('itemGroups', 'Staples');
    await scenario.catalog.write('save-item-type', {
      Id: saved?._id,
      Name: 'Saved since',
      ItemGroupId: group?._id,
    });
    await scenario.command('undo-import', imported.ImportId);
    await scenario.reach(imported.ImportId, 'Undone');
    const isDeleted = async (collection: 'itemGroups' | 'itemTypes', name: string) =>
      (await scenario.findCategory(collection, name))?.isDeleted ?? false;
    expect([
      await isDeleted('itemGroups', 'Typing mistake'),
      await isDeleted('itemTypes', 'Wrong'),
      await isDeleted('itemTypes', 'In use'),
      await isDeleted('itemTypes', 'Saved since'),
      await isDeleted('itemGroups', 'Staples'),
    ]).toEqual([true, true, false, false, false]);
  });
});

describe('export', () => {
  it('imports again to the same items; a changed name changes only its item', async () => {
    await scenario.run([
      toRow({ Code: 'ROUNDTRIP-0001', Narration: 'Line', Aliases: 'nachni|mandua', Fssai: '=1+1' }),
      toRow({ Code: 'ROUNDTRIP-0002', Name: 'Onion', UnitName: '1 piece', Net: '500 g' }),
      toRow({ Code: 'ROUNDTRIP-0002', UnitName: '1 kg', Net: '', Rate: '82.5' }),
    ]);
    const { Rows, After } = await scenario.exportRows({ Search: 'ROUNDTRIP' });
    expect([Rows.length, After]).toEqual([3, null]);
    expect(await scenario.check(Rows)).toMatchObject({
      New: 0,
      Changed: 0,
      Unchanged: 3,
      Wrong: 0,
    });
    const renamed = Rows.map((cells) => cells.map((cell) => (cell === 'Onion' ? 'Pyaz' : cell)));
    const revisions = () =>
      scenario.catalog.connection
        .collection('items')
        .find({ code: { $ne: 'ROUNDTRIP-0002' } }, { projection: { rev: 1 } })
        .toArray();
    const before = await revisions();
    expect(await scenario.run(renamed)).toMatchObject({
      New: 0,
      Changed: 1,
      Unchanged: 2,
      Wrong: 0,
    });
    expect(await revisions()).toEqual(before);
    expect((await scenario.findStored('ROUNDTRIP-0002'))?.name).toBe('Pyaz');
  });

  it('lists the items of a filter after an id', async () => {
    const { Rows } = await scenario.exportRows({ Status: '1', After: '1' });
    expect(Rows.length).toBeGreaterThan(0);
    expect(await scenario.exportRows({ After: '999999999' })).toEqual({ Rows: [], After: null });
  });
});

describe('an import whose process is gone', () => {
  it('is continued by another one; each row is written and counted once', async () => {
    const rows = Array.from({ length: 1_100 }, (_, index) =>
      toRow({ Code: `RESUMED-${String(index).padStart(6, '0')}` }),
    );
    const { ImportId } = await scenario.check(rows);
    await scenario.command('start-import', ImportId);
    await scenario.reach(ImportId, 'Done');
    // As if the process had died in the second batch: noted, and half of it written.
    const { connection } = scenario.catalog;
    await connection
      .collection<ImportBatch & { _id: string }>('import-batches')
      .updateOne({ _id: `${ImportId}/import/502` }, { $set: { isComplete: false } });
    const items = connection.collection<{ _id: number; code: string }>('items');
    await items.deleteMany({ code: { $gte: 'RESUMED-000750', $lt: 'RESUMED-001000' } });
    await connection.collection<{ _id: number }>('imports').updateOne(
      { _id: ImportId },
      {
        $set: { state: 'Importing', running: 1, owner: 'gone', movedAt: new Date(0), done: 500 },
      },
    );
    expect(await scenario.reach(ImportId, 'Done')).toMatchObject({
      Done: 1100,
      New: 1100,
      Changed: 0,
    });
    expect(await items.countDocuments({ code: /^RESUMED-/ })).toBe(1_100);
    await scenario.command('undo-import', ImportId);
    expect(await scenario.reach(ImportId, 'Undone')).toMatchObject({ Deleted: 1100, Kept: 0 });
  });

  it('writes no batch any more once another process has taken over', async () => {
    const { ImportId } = await scenario.run([toRow({ Code: 'FENCED-0000001' })]);
    const { batches } = (await scenario.catalog.openStores(() => new Date())).stores;
    const written = await batches.find(ImportId, 'import', 2);
    if (!written) throw new Error('the batch is missing');
    await batches.save(written, 5);
    const late = { ...written, isComplete: false, journal: [] };
    await expect(batches.save(late, 4)).rejects.toThrow(ImportLostError);
    await expect(batches.saveUndone(late, 4)).rejects.toThrow(ImportLostError);
    await batches.remove(ImportId, 'import', 4);
    expect(await batches.find(ImportId, 'import', 2)).toMatchObject({
      isComplete: true,
      undone: null,
      journal: [{ code: 'FENCED-0000001' }],
    });
  });
});
