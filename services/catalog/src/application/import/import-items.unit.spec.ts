import { defaultMapping } from '../../domain/import/mapping.ts';
import type { ImportProgress } from '../../domain/import/progress.ts';
import type { Item } from '../../domain/items/item.ts';
import { createCatalogIndex } from '../../search/items/catalog-index.ts';
import { importItems } from './import-items.ts';
import type { ImportItemsDeps } from './import-items.ts';
import { ImportFileError } from '../ports/imports.ts';
import type { CategoryStore } from '../ports/categories.ts';
import type { ImportFile } from '../ports/imports.ts';
import type { ItemStore } from '../ports/items.ts';
import type { ImageStore } from '../ports/images.ts';
import type { StockStore } from '../ports/stock.ts';

const columns = {
  Code: 'OWN-NAMES-001',
  Name: 'Ragi',
  ItemGroup: 'Staples',
  ItemType: 'Flours',
  HSN: '1102',
  TaxPercent: '5',
  UnitName: '1 kg',
  Rate: '80',
  Mrp: '90',
  Stock: '12',
  Manufacturer: 'K',
  CountryOfOrigin: 'India',
  BestBefore: '3 months',
  ConsumerCare: '080',
  Vegetarian: 'true',
};

const buildDeps = ({
  failures = 0,
  late = false,
  isOver = false,
}: { failures?: number; late?: boolean; isOver?: boolean } = {}) => {
  const items = new Map<string, Item>();
  const stocks = new Map<number, number>();
  const saved: ImportProgress[] = [];
  let left = failures;
  let nextId = 0;
  const next = async (): Promise<number> => {
    nextId += 1;
    return nextId;
  };
  const fail = (): void => {
    if (left === 0) return;
    left -= 1;
    throw new Error('store is away');
  };
  const toStored = (item: Item) => ({ item, rev: 0 });
  const itemStore = {
    findByCodes: async (codes: readonly string[]) =>
      codes.flatMap((code) => (items.has(code) ? [toStored(items.get(code) as Item)] : [])),
    insertMany: async (newItems: readonly Item[]) => {
      if (!late) fail();
      if (newItems.some(({ code }) => items.has(code))) return 'code-taken';
      for (const item of newItems) items.set(item.code, item);
      if (late) fail();
      return newItems.map(toStored);
    },
  };
  const insertStock = async (units: readonly { unitId: number; free: number }[]) => {
    for (const { unitId, free } of units) stocks.set(unitId, free);
    return units.map(({ unitId, free }) => ({ unitId, free, rev: 0 }));
  };
  const deps: ImportItemsDeps = {
    itemStore: itemStore as unknown as ItemStore,
    stock: {
      insertMissing: insertStock,
      insertNew: insertStock,
      listStockLevels: async (ids: readonly number[]) =>
        ids.map((unitId) => ({ unitId, free: stocks.get(unitId) ?? 0, rev: 0 })),
    } as unknown as StockStore,
    categoryStore: {
      groups: async () => [],
      types: async () => [],
      nextItemGroupId: next,
      nextItemTypeId: next,
      saveGroup: async () => 'saved',
      saveType: async () => 'saved',
    } as unknown as CategoryStore,
    imageStore: { listNames: async () => new Map() } as unknown as ImageStore,
    imports: {
      nextId: next,
      begin: async () => undefined,
      find: async () => null,
      listUnfinished: async () => [],
      end: async () => true,
      heartbeat: async () => undefined,
      save: async (progress) => {
        if (isOver) return false;
        saved.push(progress);
        return true;
      },
    },
    catalogIndex: createCatalogIndex(),
    ids: { item: next, unit: next, rate: next },
    clock: () => new Date('2025-11-21T10:00:00Z'),
    onFailure: () => undefined,
    wait: async () => undefined,
  };
  return { deps, items, stocks, end: () => saved.at(-1) };
};

const createFile = (
  rows: readonly Record<string, string>[],
  fault?: ImportFileError,
): ImportFile => ({
  columns: async () => Object.keys(columns),
  rows: async function* all() {
    for (const [index, row] of rows.entries()) yield { number: index + 2, columns: row };
    if (fault) throw fault;
  },
});
const many = Array.from({ length: 1200 }, (_, index) => ({
  ...columns,
  Code: `OWN-NAMES-${String(index).padStart(4, '0')}`,
}));
const run = async (
  stores: ReturnType<typeof buildDeps>,
  file: ImportFile,
  isStopping = () => false,
) => {
  await importItems(stores.deps, { importId: 1, file, mapping: defaultMapping, isStopping });
  return stores.end();
};

describe('importItems', () => {
  it('imports all rows of several batches', async () => {
    const stores = buildDeps();
    expect(await run(stores, createFile(many))).toMatchObject({
      state: 'Done',
      rows: 1200,
      done: 1200,
      created: 1200,
      errorCount: 0,
    });
    expect([stores.items.size, stores.stocks.size]).toEqual([1200, 1200]);
  });
  it('retries when the store fails temporarily', async () => {
    const stores = buildDeps({ failures: 2 });
    expect(await run(stores, createFile(many))).toMatchObject({ state: 'Done', created: 1200 });
    expect(stores.stocks.size).toBe(1200);
  });
  it('does not duplicate items when a write succeeds but its response is lost', async () => {
    const stores = buildDeps({ failures: 1, late: true });
    expect(await run(stores, createFile(many))).toMatchObject({ state: 'Done', done: 1200 });
    expect([stores.items.size, stores.stocks.size]).toEqual([1200, 1200]);
  });
  it('ends as Refused with advice when the store stays unavailable', async () => {
    expect(await run(buildDeps({ failures: 99 }), createFile(many.slice(0, 1)))).toMatchObject({
      state: 'Refused',
      errors: [{ message: expect.stringMatching(/Send the file again/) }],
    });
  });
  it('writes nothing when the last row of the file is broken', async () => {
    const stores = buildDeps();
    expect(
      await run(stores, createFile(many, new ImportFileError(1202, 'cannot be read as CSV'))),
    ).toMatchObject({ state: 'Refused', created: 0 });
    expect(stores.items.size).toBe(0);
  });
  it('ends as Refused when it is aborted', async () =>
    expect(await run(buildDeps(), createFile(many), () => true)).toMatchObject({
      state: 'Refused',
      errors: [{ message: expect.stringMatching(/restarted/) }],
    }));
  it('does not start when it was ended while waiting', async () => {
    const stores = buildDeps({ isOver: true });
    const progressReports: unknown[] = [];
    await importItems(
      {
        ...stores.deps,
        onFailure: (error) => {
          progressReports.push(error);
        },
      },
      { importId: 1, file: createFile(many), mapping: defaultMapping, isStopping: () => false },
    );
    expect([stores.items.size, stores.end(), progressReports]).toEqual([
      0,
      undefined,
      [expect.objectContaining({ name: 'ImportAbandonedError' })],
    ]);
  });
  it('refuses a file with only a header', async () =>
    expect(await run(buildDeps(), createFile([]))).toMatchObject({ state: 'Refused' }));
});
