import type { ItemImportResponse } from '@tokri/contracts/api';
import { itemFileColumns } from '@tokri/contracts/validation';
import type { RequestOptions, ResultList } from './catalog-service.ts';
import { itemFileMapping, startItemFile, toRow } from './item-file-scenario.ts';
import type { ItemFileScenario } from './item-file-scenario.ts';

let scenario: ItemFileScenario;
beforeAll(async () => {
  scenario = await startItemFile('item-file');
});
afterAll(() => scenario.catalog.stop());

describe('check of an import', () => {
  it('tells what would happen to each row and writes no item', async () => {
    await scenario.run([toRow({ Code: 'CHECKED-000001' }), toRow({ Code: 'CHECKED-000002' })]);
    const checked = await scenario.check([
      toRow({ Code: 'CHECKED-000001', Name: 'Ragi Atta' }),
      toRow({ Code: 'CHECKED-000002' }),
      toRow({ Code: 'CHECKED-000003', ItemType: 'Millets' }),
      toRow({ Code: 'CHECKED-000004', Rate: 'free' }),
    ]);
    expect(checked).toMatchObject({
      FileName: 'list.csv',
      StartedBy: 1,
      Rows: 4,
      New: 1,
      Changed: 1,
      Unchanged: 1,
      Wrong: 1,
      NewCategories: ['Staples › Millets'],
      NewCategoryCount: 1,
      CanUndo: false,
    });
    const ImportId = String(checked.ImportId);
    expect(await scenario.listRows({ ImportId, Kind: 'changed' })).toEqual([
      expect.objectContaining({
        Row: 2,
        Code: 'CHECKED-000001',
        Changes: [{ Field: 'Name', Before: 'Ragi Flour', After: 'Ragi Atta' }],
      }),
    ]);
    expect((await scenario.listRows({ ImportId })).map(({ Kind }) => Kind)).toEqual([
      'changed',
      'unchanged',
      'new',
      'wrong',
    ]);
    const error = { Row: 5, Field: 'Rate', Column: 'Rate', Value: 'free', Rule: 'rupees' };
    const errors = async (headers: Record<string, string> = {}) =>
      (
        await scenario.catalog.call('list-import-errors', {
          as: 'staff',
          query: { ImportId },
          headers,
        })
      ).body;
    expect(await errors()).toEqual([
      {
        Row: 5,
        Code: 'CHECKED-000004',
        Name: 'Ragi Flour',
        Cells: toRow({ Code: 'CHECKED-000004', Rate: 'free' }),
        Errors: [{ ...error, Message: 'is not an amount in rupees' }],
      },
    ]);
    expect(await errors({ 'accept-language': 'hi' })).toMatchObject([
      { Errors: [{ ...error, Message: 'रुपये में रकम नहीं है' }] },
    ]);
    expect([
      await scenario.findStored('CHECKED-000003'),
      (await scenario.findStored('CHECKED-000001'))?.name,
    ]).toEqual([null, 'Ragi Flour']);
  });

  it('can be discarded, and then neither started nor stopped', async () => {
    const { ImportId } = await scenario.check([toRow()]);
    expect(await scenario.command('stop-import', ImportId)).toMatchObject({ Error: 0 });
    expect(await scenario.read(ImportId)).toMatchObject({ State: 'Stopped' });
    expect(await scenario.command('start-import', ImportId)).toMatchObject({
      Code: 'import-not-checked',
    });
    expect(await scenario.command('stop-import', ImportId)).toMatchObject({ Code: 'import-ended' });
  });

  it('remembers the mapping of the same columns in any order', async () => {
    await scenario.check([toRow()]);
    const find = async (columns: readonly string[]) =>
      (
        await scenario.catalog.call<{ Mapping: string | null }>('find-import-mapping', {
          as: 'staff',
          query: { Columns: columns.join('\n') },
        })
      ).body.Mapping;
    expect(await find([...itemFileColumns].reverse())).toBe(itemFileMapping);
    expect(await find([...itemFileColumns, 'Error row', 'Error'])).toBe(itemFileMapping);
    expect(await find(['Code'])).toBeNull();
  });
});

describe('another mapping for a checked file', () => {
  const refusing = JSON.stringify({
    ...(JSON.parse(itemFileMapping) as object),
    newCategories: 'refuse',
  });

  it('names rows whose category would be created, and refuses them when staff want it', async () => {
    const { ImportId } = await scenario.check([
      toRow({ Code: 'RECHECKED-0001' }),
      toRow({ Code: 'RECHECKED-0002', ItemType: 'Fluors' }),
    ]);
    const query = { ImportId: String(ImportId) };
    expect((await scenario.listRows(query)).map((row) => row.HasNewCategory ?? false)).toEqual([
      false,
      true,
    ]);
    expect(
      (await scenario.catalog.call('read-import-file', { as: 'staff', query })).body,
    ).toMatchObject({
      Columns: [...itemFileColumns],
      Rows: [toRow({ Code: 'RECHECKED-0001' }), expect.anything()],
      Mapping: itemFileMapping,
    });
    expect(await scenario.command('recheck-import', ImportId, { Mapping: refusing })).toMatchObject(
      { Error: 0 },
    );
    expect(await scenario.reach(ImportId, 'Checked')).toMatchObject({
      New: 1,
      Wrong: 1,
      NewCategories: [],
    });
    expect(await scenario.listRows({ ...query, Kind: 'wrong' })).toMatchObject([
      { Name: 'Ragi Flour', Errors: [{ Rule: 'unknown-category', Value: 'Fluors' }] },
    ]);
    await scenario.command('start-import', ImportId);
    expect(await scenario.reach(ImportId, 'Done')).toMatchObject({ New: 1, Wrong: 1 });
    expect(await scenario.findStored('RECHECKED-0002')).toBeNull();
    expect(await scenario.command('recheck-import', ImportId, { Mapping: refusing })).toMatchObject(
      { Code: 'import-not-checked' },
    );
    expect(await scenario.command('recheck-import', ImportId, { Mapping: '{}' })).toMatchObject({
      Code: 'bad-mapping',
    });
  });
});

describe('units of one item in several rows', () => {
  it('belong to the item of the first row', async () => {
    const second = toRow({
      Code: 'SEVERAL-00001',
      Name: '',
      UnitName: '500 g',
      Rate: '42',
      Mrp: '50',
    });
    expect(await scenario.run([toRow({ Code: 'SEVERAL-00001' }), second])).toMatchObject({
      New: 2,
      Wrong: 0,
    });
    expect(await scenario.findStored('SEVERAL-00001')).toMatchObject({
      name: 'Ragi Flour',
      units: [
        { name: '1 kg', net: { amount: 1000, measure: 'g' } },
        { name: '500 g', rates: [expect.objectContaining({ ratePaise: 4200 })] },
      ],
    });
    expect(await scenario.run([toRow({ Code: 'SEVERAL-00001' }), second])).toMatchObject({
      Unchanged: 2,
    });
  });
});

describe('access to imports and exports', () => {
  const reads = [
    ['list-imports', {}],
    ['read-item-import', { ImportId: '1' }],
    ['list-import-rows', { ImportId: '1' }],
    ['list-import-errors', { ImportId: '1' }],
    ['list-kept-items', { ImportId: '1' }],
    ['read-import-file', { ImportId: '1' }],
    ['find-import-mapping', { Columns: 'Code' }],
    ['list-export-rows', {}],
  ] as const;
  const commands = ['start-import', 'stop-import', 'undo-import', 'recheck-import'] as const;
  const body = (operation: string, ImportId: number) =>
    operation === 'recheck-import' ? { ImportId, Mapping: itemFileMapping } : { ImportId };

  it('needs the permission for items', async () => {
    const statusOf = async (operation: string, options: RequestOptions) =>
      (await scenario.catalog.call(operation, options)).status;
    for (const [operation, query] of reads)
      expect([operation, await statusOf(operation, { as: 'customer', query })]).toEqual([
        operation,
        403,
      ]);
    for (const operation of commands)
      expect(await statusOf(operation, { as: 'customer', body: body(operation, 1) })).toBe(403);
    expect(await statusOf('check-import', { as: 'customer', form: new FormData() })).toBe(403);
    expect(await statusOf('list-imports', { as: 'nobody' })).toBe(401);
  });

  it('answers 404 for an import that does not exist', async () => {
    for (const operation of commands)
      expect(
        (
          await scenario.catalog.call(operation, {
            as: 'staff',
            body: body(operation, 987_654),
          })
        ).status,
      ).toBe(404);
    expect(
      (
        await scenario.catalog.call('read-item-import', {
          as: 'staff',
          query: { ImportId: '987654' },
        })
      ).status,
    ).toBe(404);
  });

  it('rejects a file that is no CSV and lists imports with the newest first', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array([0x50, 0x4b, 0])]), 'list.xlsx');
    expect(
      (await scenario.catalog.call<ResultList>('check-import', { as: 'staff', form })).body[0],
    ).toMatchObject({ Code: 'not-a-csv' });
    const { body, headers } = await scenario.catalog.call<ItemImportResponse[]>('list-imports', {
      as: 'staff',
      query: { pageSize: '2' },
    });
    expect(body.map(({ ImportId }) => ImportId)).toEqual(
      body.map(({ ImportId }) => ImportId).sort((a, b) => b - a),
    );
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2);
  });
});
