import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ImportStatusResponse, ItemResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { ResultList } from './catalog-service.ts';

const mappingFile = path.resolve(import.meta.dirname, '../../../demo/grocery-mapping.json');
export const groceryMapping = readFileSync(mappingFile, 'utf8');
export const header =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,,';
export const rows = [
  '1,Potato 1 kg,Fruits & Vegetables,Fresh Vegetables,Fresho,30,38,"Potato, Onion & Tomato",4.1,,',
  '2,"Biscuits, ""Butter"" 200 g",Snacks & Branded Foods,Biscuits & Cookies,Sunfeast,28.5,30,Cookies,4,,',
  '3,Steel Ladle,"Kitchen, Garden & Pets",Crockery & Cutlery,bb Home,149,249,Cutlery,3,,',
];

const createImage = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#a63' } })
    .webp()
    .toBuffer();

export const startImport = async (name: string) => {
  const catalog = await startCatalog(name);
  const imageForm = new FormData();
  imageForm.append('file', new Blob([new Uint8Array(await createImage())]), 'potato.webp');
  await catalog.call('upload-item-image', {
    as: 'staff',
    form: imageForm,
    query: { Name: 'potato' },
  });

  const send = (csv: string | Uint8Array, withMapping: string | undefined = groceryMapping) => {
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
      { missing: `the end of import ${importId}` },
    );
  };
  const findByCode = async (code: string): Promise<ItemResponse | undefined> =>
    (
      await catalog.call<ItemResponse[]>('list-items-on-sale', {
        query: { customer: '0', pageSize: '200' },
      })
    ).body.find(({ Code }) => Code === code);
  return { catalog, send, read, run, findByCode };
};

export type ImportScenario = Awaited<ReturnType<typeof startImport>>;
