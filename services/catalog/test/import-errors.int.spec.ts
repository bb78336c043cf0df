import { eventually } from '@tokri/service-kit/testing';
import { beginImport } from '../src/domain/import/progress.ts';
import { groceryMapping, header, rows, startImport } from './import-scenario.ts';
import type { ImportScenario } from './import-scenario.ts';

let scenario: ImportScenario;
beforeAll(async () => {
  scenario = await startImport('import-errors');
});
afterAll(() => scenario.catalog.stop());

describe('invalid import files', () => {
  const strictMapping = (): string =>
    JSON.stringify({ ...(JSON.parse(groceryMapping) as object), onError: 'refuse' });

  it('reports invalid rows by row and field and imports the others', async () => {
    const state = await scenario.run([
      '11,Rice 5 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,300,290,Rice,4,,',
      '12,Rice 1 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,free,290,Rice,4,,',
      '13,Rice 2 kg,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,100,120,Rice,4,,',
      '13,Doubled,"Foodgrains, Oil & Masala",Rice & Rice Products,Kaveri,100,120,Rice,4,,',
    ]);
    expect(state).toMatchObject({ State: 'Done', Rows: 4, Done: 4, Created: 1, ErrorCount: 3 });
    expect(state.Errors).toEqual([
      { Row: 2, Field: 'Rate', Message: 'is above the MRP of ₹290.00' },
      { Row: 3, Field: 'Rate', Message: 'is not an amount in rupees' },
      { Row: 5, Field: 'Code', Message: 'is already in row 4' },
    ]);
  });

  it('writes nothing when the mapping refuses invalid rows', async () => {
    const before = await scenario.catalog.connection.collection('items').countDocuments();
    expect(
      await scenario.run(
        [
          '21,Good 1 kg,Beverages,Tea,Kaveri,100,120,Tea,4,,',
          '22,Bad,Beverages,Tea,Kaveri,0,120,Tea,4,,',
        ],
        strictMapping(),
      ),
    ).toMatchObject({ State: 'Refused', Rows: 2, Created: 0, ErrorCount: 1 });
    expect(await scenario.catalog.connection.collection('items').countDocuments()).toBe(before);
  });

  it('reports a missing column or an unclosed quote with its position', async () => {
    const [first] = (await scenario.send('index,product\n1,Tea')).body;
    expect(
      await eventually(
        async () => {
          const state = await scenario.read(first?.ImportId ?? 0);
          return state.State === 'Refused' ? state : null;
        },
        { missing: 'the refused import' },
      ),
    ).toMatchObject({
      Errors: [{ Row: 1, Field: 'category', Message: 'is missing in the header' }],
    });
    expect(
      await scenario.run([...rows, '5,"open quote,Beverages,Tea,Kaveri,1,1,Tea,4,,']),
    ).toMatchObject({
      State: 'Refused',
      Errors: [{ Row: 5, Message: expect.stringMatching(/cannot be read as CSV/) }],
    });
  });

  it('counts errors above the list limit', async () => {
    const state = await scenario.run(
      Array.from({ length: 250 }, (_, index) => `${index + 1000},,Beverages,Tea,Kaveri,x,1,,4,,`),
    );
    expect([state.Errors.length, state.ErrorCount > 250]).toEqual([200, true]);
  });

  it('rejects files that are not CSV and invalid mappings at once', async () => {
    expect((await scenario.send(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).body[0]).toMatchObject({
      Error: 1,
      Code: 'not-a-csv',
    });
    expect((await scenario.send(header, '{')).body[0]).toMatchObject({
      Error: 1,
      Code: 'bad-mapping',
    });
    expect(
      (
        await scenario.send(
          header,
          JSON.stringify({ ...(JSON.parse(groceryMapping) as object), taxRules: [] }),
        )
      ).body[0],
    ).toMatchObject({ Error: 1, Code: 'bad-mapping', Message: expect.stringMatching(/taxRules/) });
    expect(
      (await scenario.catalog.call('import-items', { as: 'customer', form: new FormData() }))
        .status,
    ).toBe(403);
    expect(
      (await scenario.catalog.call('read-import', { as: 'staff', query: { ImportId: '987654' } }))
        .status,
    ).toBe(404);
  });
});

describe('abandoned imports', () => {
  it('refuses an import of an older release, whose file is not stored', async () => {
    const { stores } = await scenario.catalog.openStores(() => new Date());
    const silent = new Date(Date.now() - 60_000);
    await stores.imports.begin(
      {
        ...beginImport(900, 'check-and-import', silent),
        fileName: '',
        startedBy: null,
        startedAt: silent,
        header: [],
        mapping: '',
        undoneBy: null,
        attempts: 0,
        fencingToken: 0,
      },
      'a process that is gone',
    );
    expect(
      await eventually(
        async () => {
          const state = await scenario.read(900);
          return state.State === 'Refused' ? state : null;
        },
        { missing: 'the end of the import', timeoutMs: 20_000 },
      ),
    ).toMatchObject({ Errors: [{ Message: expect.stringMatching(/Send the file again/) }] });
  });
});
