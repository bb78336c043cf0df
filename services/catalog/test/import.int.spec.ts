import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { itemSnapshot } from '@tokri/contracts/events';
import type { ImportStatusResponse, ItemGroup, ItemResponse } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest, ResultList } from './catalog-service.ts';

const mappingFile = path.resolve(import.meta.dirname, '../../../demo/grocery-mapping.json');
const header = 'index,product,category,sub_category,brand,sale_price,market_price,type,rating,,';
const rows = [
  '1,Potato 1 kg,Fruits & Vegetables,Fresh Vegetables,Fresho,30,38,"Potato, Onion & Tomato",4.1,,',
  '2,"Biscuits, ""Butter"" 200 g",Snacks & Branded Foods,Biscuits & Cookies,Sunfeast,28.5,30,Cookies,4,,',
  '3,Steel Ladle,"Kitchen, Garden & Pets",Crockery & Cutlery,bb Home,149,249,Cutlery,3,,',
];

describe('item import', () => {
  let catalog: CatalogUnderTest;
  const mapping = readFileSync(mappingFile, 'utf8');

  beforeAll(async () => {
    catalog = await startCatalog('import');
    const form = new FormData();
    form.append(
      'file',
      new Blob([
        new Uint8Array(
          await sharp({ create: { width: 200, height: 200, channels: 3, background: '#a63' } })
            .webp()
            .toBuffer(),
        ),
      ]),
      'potato.webp',
    );
    await catalog.call('upload-item-image', { as: 'staff', form, query: { Name: 'potato' } });
  });
  afterAll(() => catalog.stop());

  const send = (csv: string | Uint8Array, withMapping: string | undefined = mapping) => {
    const form = new FormData();
    form.append(
      'file',
      new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]),
      'list.csv',
    );
    if (withMapping !== undefined && withMapping !== '') form.append('mapping', withMapping);
    return catalog.call<ResultList & readonly { ImportId?: number }[]>('import-items', {
      as: 'staff',
      form,
    });
  };
  const read = async (importId: number): Promise<ImportStatusResponse> =>
    (
      await catalog.call<ImportStatusResponse>('read-import', {
        as: 'staff',
        query: { ImportId: String(importId) },
      })
    ).body;
  const run = async (
    lines: readonly string[],
    withMapping?: string,
  ): Promise<ImportStatusResponse> => {
    const [first] = (await send([header, ...lines].join('\r\n'), withMapping)).body;
    const importId = first?.ImportId ?? 0;
    return eventually(
      async () => {
        const state = await read(importId);
        return state.State === 'Done' || state.State === 'Refused' ? state : null;
      },
      { missing: `the end of import ${importId}`, timeoutMs: 30_000 },
    );
  };
  const byCode = async (code: string): Promise<ItemResponse | undefined> =>
    (
      await catalog.call<ItemResponse[]>('list-items-on-sale', {
        query: { customer: '0', pageSize: '200' },
      })
    ).body.find(({ Code }) => Code === code);
  const strict = (): string =>
    JSON.stringify({ ...(JSON.parse(mapping) as object), onError: 'refuse' });

  it('creates items with categories, units, tax, stock and images', async () => {
    expect(await run(rows)).toMatchObject({
      State: 'Done',
      Rows: 3,
      Done: 3,
      Created: 3,
      Updated: 0,
      Errors: [],
      ErrorCount: 0,
    });
    expect(await byCode('GROCERY00001')).toMatchObject({
      Name: 'Potato 1 kg',
      Brand: 'Loose',
      ItemGroupName: 'Fruits & Vegetables',
      ItemTypeName: 'Fresh Vegetables',
      HSN: '0701',
      TaxPercent: 0,
      Tint: 'fresh',
      Images: [{ Small: expect.stringMatching(/^\/images\/[0-9a-f]{64}\/small\.webp$/) }],
      Units: [
        {
          Name: '1 kg',
          RateWithTax: 30,
          Mrp: 38,
          UnitPrice: '₹30/kg',
          Stock: 100,
          MaxPerOrder: 10,
          Available: true,
        },
      ],
    });
    expect(await byCode('GROCERY00002')).toMatchObject({
      Name: 'Biscuits, "Butter" 200 g',
      TaxPercent: 5,
      Units: [{ Name: '200 g', Mrp: 30, RateWithTax: expect.any(Number) }],
      Images: [],
    });
    const biscuits = await byCode('GROCERY00002');
    expect(biscuits?.Units[0]?.RateWithTax).toBeLessThanOrEqual(28.5);
    expect(await byCode('GROCERY00003')).toMatchObject({
      Units: [{ Name: '1 piece' }],
      Declarations: { Vegetarian: null },
    });
    expect(
      (await catalog.call<ItemGroup[]>('list-item-groups')).body.map(({ Name, Count }) => [
        Name,
        Count,
      ]),
    ).toEqual([
      ['Fruits & Vegetables', 1],
      ['Snacks & Branded Foods', 1],
      ['Kitchen, Garden & Pets', 1],
    ]);
  });

  it('writes and publishes nothing when the same list is imported again', async () => {
    await run(rows);
    const unitId = (await byCode('GROCERY00001'))?.Units[0]?.UnitId;
    await catalog.write('set-stock', { UnitId: unitId, Stock: 7 });
    const response = collectEvents(catalog.broker, [itemSnapshot]);
    await eventually(() => new Set(response.map(({ key }) => key)).size === 3, {
      missing: 'the items on catalog.items',
      timeoutMs: 30_000,
    });
    const revisions = () =>
      catalog.connection
        .collection('items')
        .find({}, { projection: { rev: 1 } })
        .toArray();
    const before = await revisions();
    const count = response.length;
    expect(await run(rows)).toMatchObject({
      State: 'Done',
      Rows: 3,
      Done: 3,
      Created: 0,
      Updated: 0,
      ErrorCount: 0,
    });
    expect(await revisions()).toEqual(before);
    expect(response).toHaveLength(count);
    expect((await byCode('GROCERY00001'))?.Units[0]?.Stock).toBe(7);
  });

  it('updates one item and creates another', async () => {
    await run(rows);
    expect(
      await run([
        (rows[0] ?? '').replace(',30,38,', ',32,38,'),
        ...rows.slice(1),
        '4,Onion 500 g,Fruits & Vegetables,Fresh Vegetables,Fresho,20,25,Onion,4,,',
      ]),
    ).toMatchObject({ State: 'Done', Created: 1, Updated: 1 });
    expect((await byCode('GROCERY00001'))?.Units[0]).toMatchObject({ RateWithTax: 32 });
    expect((await byCode('GROCERY00001'))?.Units).toHaveLength(1);
    await run(rows);
    expect((await byCode('GROCERY00001'))?.Units[0]).toMatchObject({ RateWithTax: 30 });
  });

  it('reports invalid rows by row and field and imports the others', async () => {
    const state = await run([
      '11,Rice 5 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,300,290,Rice,4,,',
      '12,Rice 1 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,free,290,Rice,4,,',
      '13,Rice 2 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,100,120,Rice,4,,',
      '13,Doubled,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,100,120,Rice,4,,',
    ]);
    expect(state).toMatchObject({ State: 'Done', Rows: 4, Done: 4, Created: 1, ErrorCount: 3 });
    expect(state.Errors).toEqual([
      { Row: 2, Field: 'Mrp', Message: 'is below the sale price' },
      { Row: 3, Field: 'Rate', Message: '"free" is no sum in rupees' },
      { Row: 5, Field: 'Code', Message: 'stands in row 4 already' },
    ]);
  });

  it('writes nothing when the mapping refuses invalid rows', async () => {
    const before = await catalog.connection.collection('items').countDocuments();
    expect(
      await run(
        [
          '21,Good 1 kg,Beverages,Tea,Kaveri,100,120,Tea,4,,',
          '22,Bad,Beverages,Tea,Kaveri,0,120,Tea,4,,',
        ],
        strict(),
      ),
    ).toMatchObject({ State: 'Refused', Rows: 2, Created: 0, ErrorCount: 1 });
    expect(await catalog.connection.collection('items').countDocuments()).toBe(before);
  });

  it('reports a missing column or an unclosed quote with its position', async () => {
    const [first] = (await send('index,product\n1,Tea')).body;
    expect(
      await eventually(
        async () => {
          const state = await read(first?.ImportId ?? 0);
          return state.State === 'Refused' ? state : null;
        },
        { missing: 'the refusal' },
      ),
    ).toMatchObject({
      Errors: [{ Row: 1, Field: 'category', Message: 'is missing in the header' }],
    });
    expect(await run([...rows, '5,"open quote,Beverages,Tea,Kaveri,1,1,Tea,4,,'])).toMatchObject({
      State: 'Refused',
      Errors: [{ Row: 5, Message: expect.stringMatching(/cannot be read as CSV/) }],
    });
  });

  it('counts errors above the list limit', async () => {
    const state = await run(
      Array.from({ length: 250 }, (_, index) => `${index + 1000},,Beverages,Tea,Kaveri,x,1,,4,,`),
    );
    expect([state.Errors.length, state.ErrorCount > 250]).toEqual([200, true]);
  });

  it('rejects files that are not CSV and invalid mappings at once', async () => {
    expect((await send(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).body[0]).toMatchObject({
      Error: 1,
      Code: 'not-a-csv',
    });
    expect((await send(header, '{')).body[0]).toMatchObject({ Error: 1, Code: 'bad-mapping' });
    expect(
      (await send(header, JSON.stringify({ ...(JSON.parse(mapping) as object), taxRules: [] })))
        .body[0],
    ).toMatchObject({ Error: 1, Code: 'bad-mapping', Message: expect.stringMatching(/taxRules/) });
    expect(
      (await catalog.call('import-items', { as: 'customer', form: new FormData() })).status,
    ).toBe(403);
    expect(
      (await catalog.call('read-import', { as: 'staff', query: { ImportId: '987654' } })).status,
    ).toBe(404);
  });

  it('imports a list with the default mapping', async () => {
    const csv =
      'Code,Name,ItemGroup,ItemType,Brand,HSN,TaxPercent,UnitName,Rate,Mrp,Stock,Manufacturer,CountryOfOrigin,BestBefore,ConsumerCare,Vegetarian\nOWN-NAMES-001,Ragi Flour,Staples,Flours,Kaveri,1102,5,1 kg,80,90,12,Kaveri Mills,India,3 months,080 0000 0100,true\n';
    const [first] = (await send(csv, '')).body;
    await eventually(async () => (await read(first?.ImportId ?? 0)).State === 'Done', {
      missing: 'the end',
    });
    expect(await byCode('OWN-NAMES-001')).toMatchObject({
      Name: 'Ragi Flour',
      TaxPercent: 5,
      Units: [{ Name: '1 kg', Rate: 80, RateWithTax: 84, Mrp: 90, Stock: 12 }],
      Declarations: { NetQuantity: '1 kg', Vegetarian: true },
    });
  });

  it('ends an import whose process is gone and allows a retry', async () => {
    const { endAbandonedImports } = await import('../src/application/import/import-queue.ts');
    const { beginImport } = await import('../src/domain/import/progress.ts');
    const { stores } = await catalog.openStores(() => new Date());
    await stores.imports.begin(beginImport(900, new Date(Date.now() - 60_000)));
    await stores.imports.begin(beginImport(901, new Date(Date.now() - 300_000)));
    expect(await endAbandonedImports({ imports: stores.imports, clock: () => new Date() })).toBe(1);
    expect(await read(901)).toMatchObject({
      State: 'Refused',
      Errors: [{ Message: expect.stringMatching(/Send the file again/) }],
    });
    expect(await read(900)).toMatchObject({ State: 'Waiting' });
  });

  it('does not end an import with recent progress and ignores progress of an ended one', async () => {
    const {
      beginImport,
      interruptedError: brokeOff,
      refuseImport,
    } = await import('../src/domain/import/progress.ts');
    const {
      stores: { imports },
    } = await catalog.openStores(() => new Date());
    const found = beginImport(902, new Date(Date.now() - 300_000));
    const ended = refuseImport(found, brokeOff, new Date());
    await imports.begin(found);
    await imports.heartbeat(902, new Date());
    expect(await imports.end(found, ended)).toBe(false);
    expect(await imports.save({ ...found, state: 'Importing', done: 4 })).toBe(true);
    expect(await imports.end(found, ended)).toBe(true);
    expect(await imports.save({ ...found, state: 'Done' })).toBe(false);
    await imports.heartbeat(902, new Date());
    expect(await read(902)).toMatchObject({ State: 'Refused', Done: 0 });
    expect((await imports.listUnfinished()).map(({ importId }) => importId)).not.toContain(902);
  });

  it('adds missing stock with the next import', async () => {
    await run(rows);
    const unitId = (await byCode('GROCERY00003'))?.Units[0]?.UnitId ?? 0;
    await catalog.connection.collection<{ _id: number }>('stocks').deleteOne({ _id: unitId });
    await catalog.restart();
    expect((await byCode('GROCERY00003'))?.Units[0]?.Stock).toBe(0);
    await run(rows);
    expect((await byCode('GROCERY00003'))?.Units[0]?.Stock).toBe(100);
  });
});
