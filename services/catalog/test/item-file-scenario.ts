import type { ImportRowResponse, ItemImportResponse } from '@tokri/contracts/api';
import { itemFileColumns } from '@tokri/contracts/validation';
import { eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { ResultList } from './catalog-service.ts';

const column = (name: string) => ({ column: name });
export const itemFileMapping = JSON.stringify({
  format: 'tokri-item-mapping/1',
  item: {
    Code: column('Code'),
    Name: column('Name'),
    NameHindi: column('NameHindi'),
    Narration: column('Narration'),
    NarrationHindi: column('NarrationHindi'),
    Brand: column('Brand'),
    Aliases: [column('Aliases')],
    ItemGroup: column('ItemGroup'),
    ItemType: column('ItemType'),
    Status: { column: 'Status', ifEmpty: { value: 1 } },
  },
  unit: {
    otherwise: column('UnitName'),
    net: column('Net'),
    stock: { column: 'Stock', ifEmpty: { value: 0 } },
    maxPerOrder: { column: 'MaxPerOrder', ifEmpty: { value: 50 } },
    several: true,
  },
  price: { salePrice: column('Rate'), mrp: column('Mrp'), includesTax: false },
  taxRules: [{ when: {}, HSN: column('HSN'), TaxPercent: column('TaxPercent') }],
  defaults: {
    NetQuantity: column('NetQuantity'),
    Manufacturer: column('Manufacturer'),
    CountryOfOrigin: column('CountryOfOrigin'),
    BestBefore: column('BestBefore'),
    ConsumerCare: column('ConsumerCare'),
    Fssai: column('Fssai'),
    Vegetarian: column('Vegetarian'),
  },
});

const item: Readonly<Record<string, string>> = {
  Code: 'KAVERI-RAGI-1',
  Name: 'Ragi Flour',
  ItemGroup: 'Staples',
  ItemType: 'Flours',
  HSN: '1102',
  TaxPercent: '5',
  UnitName: '1 kg',
  Rate: '80',
  Mrp: '90',
  Stock: '12',
  NetQuantity: '1 kg',
  Manufacturer: 'Kaveri Mills',
  CountryOfOrigin: 'India',
  BestBefore: '3 months',
  ConsumerCare: '080 0000 0100',
  Vegetarian: 'true',
};
export const toRow = (change: Readonly<Record<string, string>> = {}): readonly string[] =>
  itemFileColumns.map((name) => ({ ...item, ...change })[name] ?? '');
const toCsv = (rows: readonly (readonly string[])[]): string =>
  [itemFileColumns, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

export const startItemFile = async (name: string) => {
  const catalog = await startCatalog(name);
  const read = async (importId: number): Promise<ItemImportResponse> =>
    (
      await catalog.call<ItemImportResponse>('read-item-import', {
        as: 'staff',
        query: { ImportId: String(importId) },
      })
    ).body;
  const reach = (
    importId: number,
    state: ItemImportResponse['State'],
  ): Promise<ItemImportResponse> =>
    eventually(
      async () => {
        const current = await read(importId);
        return current.State === state ? current : null;
      },
      { missing: `state ${state} of import ${importId}`, timeoutMs: 40_000 },
    );
  const upload = async (csv: string): Promise<number> => {
    const form = new FormData();
    form.append('file', new Blob([csv]), 'list.csv');
    form.append('mapping', itemFileMapping);
    const { body } = await catalog.call<ResultList & readonly { ImportId: number }[]>(
      'check-import',
      { as: 'staff', form, query: { FileName: 'list.csv' } },
    );
    return body[0]?.ImportId ?? 0;
  };
  const check = async (rows: readonly (readonly string[])[]): Promise<ItemImportResponse> =>
    reach(await upload(toCsv(rows)), 'Checked');
  const command = (operation: string, importId: number, body: object = {}) =>
    catalog.write(operation, { ImportId: importId, ...body });
  const run = async (rows: readonly (readonly string[])[]): Promise<ItemImportResponse> => {
    const { ImportId } = await check(rows);
    await command('start-import', ImportId);
    return reach(ImportId, 'Done');
  };
  const listRows = async (query: Record<string, string>): Promise<ImportRowResponse[]> =>
    (await catalog.call<ImportRowResponse[]>('list-import-rows', { as: 'staff', query })).body;
  const findStored = (code: string) =>
    catalog.connection.collection<{ code: string; name: string; status: string }>('items').findOne({
      code,
    });
  const findCategory = (collection: 'itemGroups' | 'itemTypes', name: string) =>
    catalog.connection
      .collection<{ _id: number; isDeleted?: boolean; rev: number }>(collection)
      .findOne({ name });
  const exportRows = async (query: Record<string, string> = {}) =>
    (
      await catalog.call<{ Rows: string[][]; After: number | null }>('list-export-rows', {
        as: 'staff',
        query,
      })
    ).body;
  return {
    catalog,
    read,
    reach,
    check,
    command,
    run,
    listRows,
    findStored,
    findCategory,
    exportRows,
  };
};

export type ItemFileScenario = Awaited<ReturnType<typeof startItemFile>>;
