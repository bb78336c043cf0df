import type { BulkChangeResponse, ItemHistoryEntryResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startItemFile, toRow, type ItemFileScenario } from './item-file-scenario.ts';

let scenario: ItemFileScenario;
beforeAll(async () => {
  scenario = await startItemFile('background-audit');
});
afterAll(() => scenario.catalog.stop());

const listIds = async (prefix: string): Promise<readonly number[]> =>
  (
    await scenario.catalog.connection
      .collection<{ _id: number; code: string }>('items')
      .find({ code: { $regex: `^${prefix}` } }, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);
const readHistory = async (itemId: number) =>
  (
    await scenario.catalog.call<{ Entries: ItemHistoryEntryResponse[] }>('list-item-history', {
      as: 'staff',
      query: { ItemId: String(itemId) },
    })
  ).body.Entries;
const listOperations = async (itemId: number) =>
  (await readHistory(itemId)).map(({ Operation, StaffId }) => [Operation, StaffId]);
const toRows = (prefix: string, count: number, change: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) =>
    toRow({ Code: `${prefix}-${String(index).padStart(5, '0')}`, ...change }),
  );

describe('the history of an item', () => {
  it('shows the import and the bulk change of more than 50 items, and who did it', async () => {
    await scenario.run(toRows('HISTORY', 60));
    const ids = await listIds('HISTORY');
    const BatchId = randomUUID();
    await scenario.catalog.write('prepare-item-change', {
      BatchId,
      ItemIds: ids,
      Kind: 'hsn',
      Value: '1103',
    });
    await scenario.catalog.write('start-bulk-change', { BatchId });
    await eventually(
      async () =>
        (
          await scenario.catalog.call<BulkChangeResponse>('read-bulk-change', {
            as: 'staff',
            query: { BatchId },
          })
        ).body.State === 'done',
      { missing: 'the end of the change' },
    );
    const histories = await Promise.all(ids.map(listOperations));
    expect(histories).toEqual(
      ids.map(() => [
        ['start-bulk-change', 1],
        ['start-import', 1],
      ]),
    );
    expect((await readHistory(ids[59] ?? 0))[0]?.Changes).toContainEqual({
      Subject: `item:${ids[59]}`,
      Kind: 'changed',
      Fields: expect.arrayContaining([{ Path: 'hsn', Before: '1102', After: '1103' }]),
    });
  });

  it('shows what an import changed and its undo gave back', async () => {
    await scenario.run(toRows('GIVENBACK', 1));
    const renamed = await scenario.run(toRows('GIVENBACK', 1, { Name: 'Jowar Flour' }));
    await scenario.command('undo-import', renamed.ImportId);
    await scenario.reach(renamed.ImportId, 'Undone');
    const [itemId = 0] = await listIds('GIVENBACK');
    const names = (await readHistory(itemId)).map(({ Operation, Changes }) => [
      Operation,
      ...Changes.flatMap(({ Fields }) => Fields)
        .filter(({ Path }) => Path === 'name')
        .map(({ Before, After }) => `${String(Before)} > ${String(After)}`),
    ]);
    expect(names).toEqual([
      ['undo-import', 'Jowar Flour > Ragi Flour'],
      ['start-import', 'Ragi Flour > Jowar Flour'],
      ['start-import', 'null > Ragi Flour'],
    ]);
  });
});
