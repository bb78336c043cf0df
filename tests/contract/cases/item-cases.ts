import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditedItem } from '@tokri/contracts/api';
import { callApiOk, sendCommand, type CommandEntry } from '../../support/api/call-api.ts';
import { dayAhead } from '../../support/api/test-area.ts';
import type { Fixture } from './fixture.ts';
import { buildImageUpload } from './image-upload.ts';
import type { OperationCases } from './operation-case.ts';
import { buildTrialItem } from '../../support/api/trial-item.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

const columns =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description';
const buildImportUpload = (): FormData => {
  const form = new FormData();
  form.append('mapping', readFileSync(path.join(repository, 'demo/grocery-mapping.json'), 'utf8'));
  form.append('file', new Blob([`${columns}\n`], { type: 'text/csv' }), 'list.csv');
  return form;
};

const parseImageHash = (url: string): string => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
const buildItem = ({ item }: Fixture) => buildTrialItem(item.ItemTypeId);

interface NamedType {
  readonly Id: number;
  readonly Name: string;
  readonly Code: string;
  readonly Narration: string;
  readonly ItemGroupId: number;
  readonly ItemTypeImage: string;
}
interface NamedGroup {
  readonly Id: number;
  readonly Name: string;
  readonly Tint: string;
  readonly Position: number;
  readonly ImageUrl: string;
}
interface Slide {
  readonly Id: number;
  readonly Title: string;
  readonly Text: string;
  readonly Link: string;
  readonly LinkText: string;
  readonly Pictures: readonly string[];
}

const readFirst = async <T>(at: string): Promise<T> => {
  const [first] = await callApiOk<readonly T[]>({ path: at, query: { pageSize: '1' } });
  if (!first) throw new Error(`${at} lists nothing`);
  return first;
};

const findUnit = ({ item, goods }: Fixture) => {
  const unit = item.Units.find(({ UnitId }) => UnitId === goods.unitId);
  if (!unit) throw new Error(`item ${item.Id} lacks unit ${goods.unitId}`);
  return unit;
};

const buildUnchangedType = async () => {
  const { Id, Name, Code, Narration, ItemGroupId, ItemTypeImage } =
    await readFirst<NamedType>('/api/ItemType');
  return { body: { Id, Name, Code, Narration, ItemGroupId, Image: ItemTypeImage } };
};
const buildUnchangedGroup = async () => {
  const { Id, Name, Tint, Position, ImageUrl } = await readFirst<NamedGroup>('/api/ItemGroup');
  return { body: { Id, Name, Tint, Position, Image: parseImageHash(ImageUrl) } };
};
const buildUnchangedSlide = async () => {
  const { Id, Title, Text, Link, LinkText, Pictures } =
    await readFirst<Slide>('/api/OnlineTransaction');
  return {
    body: { Id, Title, Text, Link, LinkText, Images: Pictures.map(parseImageHash), Position: 1 },
  };
};

const buildFutureRate = (fixture: Fixture) => {
  const { Rate, Mrp, UnitId } = findUnit(fixture);
  return {
    body: { ItemId: fixture.item.Id, UnitId, PartyId: 0, FromDate: dayAhead(300), Rate, Mrp },
  };
};

const createItemToDelete = async (fixture: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: fixture.staff.token,
    body: buildItem(fixture),
  });
  return { query: { ItemId: String(Id) } };
};

const createImport = async ({ staff }: Fixture) => {
  const { ImportId } = await sendCommand<CommandEntry & { ImportId: number }>({
    path: '/api/ItemImport',
    token: staff.token,
    body: buildImportUpload(),
  });
  return { query: { ImportId: String(ImportId) } };
};

const createItemToUpdate = async (fixture: Fixture) => {
  const body = buildItem(fixture);
  const { Id } = await sendCommand({ path: '/api/Item', token: fixture.staff.token, body });
  return {
    query: {
      name: body.Name,
      narration: body.Narration,
      code: body.Code,
      itemtypeid: String(body.ItemTypeId),
      itemid: String(Id),
      Status: '0',
    },
  };
};
const createItemToSave = async (fixture: Fixture) => {
  const { query } = await createItemToDelete(fixture);
  const { token } = fixture.staff;
  const path = '/api/admin/catalog/item';
  const edited = await callApiOk<EditedItem>({ path, query, token });
  const {
    Id,
    Taxes,
    Images,
    Units,
    ItemGroupId: _group,
    Tint: _tint,
    LastUpdatedOn: _changedAt,
    ...item
  } = edited;
  return {
    body: {
      ...item,
      ItemId: Id,
      Images: Images.map(({ Hash }) => Hash),
      TaxChanges: [...Taxes.slice(-1), { FromDate: dayAhead(80), TaxPercent: 5 }],
      Units: [
        ...Units.map(({ Rate: _rate, Mrp: _mrp, RateWithTax: _price, Stock: _stock, ...unit }) => ({
          ...unit,
          IsHidden: false,
        })),
        {
          UnitId: 0,
          Name: '2 kg',
          MaxPerOrder: 5,
          Net: { Value: 2000, Measure: 'g' },
          IsHidden: true,
          Price: { Rate: 80, Mrp: 100, Stock: 3 },
        },
      ],
    },
  };
};
const createDeletedItem = async (fixture: Fixture) => {
  const { query } = await createItemToDelete(fixture);
  await sendCommand({ method: 'GET', path: '/api/Item', token: fixture.staff.token, query });
  return { body: { ItemId: Number(query.ItemId) } };
};

export const itemCases: OperationCases = {
  'update-item': { caller: 'staff', buildInput: createItemToUpdate },
  'report-items': { caller: 'staff', buildInput: () => ({ query: { report: '0' } }) },
  'suggest-items': { caller: 'anonymous', buildInput: () => ({ query: { search: 'aloo' } }) },
  'restore-item': { caller: 'staff', buildInput: createDeletedItem },
  'read-item': { caller: 'staff', buildInput: createItemToDelete },
  'list-item-history': { caller: 'staff', buildInput: createItemToDelete },
  'save-item': { caller: 'staff', buildInput: createItemToSave },
  'list-staff-items': {
    caller: 'staff',
    buildInput: ({ item }) => ({
      query: {
        Search: item.Name,
        Status: '1',
        ItemTypeId: String(item.ItemTypeId),
        ItemGroupId: String(item.ItemGroupId),
        Sort: '-stock',
      },
    }),
  },
  'set-item-status': {
    caller: 'staff',
    buildInput: async (fixture) => {
      const { query } = await createItemToDelete(fixture);
      return { body: { ItemId: Number(query.ItemId), Status: 1 } };
    },
  },
  'limit-day': {
    caller: 'staff',
    buildInput: (fixture) => ({
      body: { UnitId: fixture.goods.unitId, PDate: dayAhead(80), Left: 5 },
    }),
  },
  'list-day-limits': { caller: 'staff', buildInput: () => ({}) },
  'add-tax-rate': {
    caller: 'staff',
    buildInput: ({ item }) => ({
      body: { ItemId: item.Id, HSN: '', FromDate: dayAhead(300), TaxPercent: item.TaxPercent },
    }),
  },
  'list-tax-rates': {
    caller: 'staff',
    buildInput: ({ item }) => ({ query: { ItemId: String(item.Id) } }),
  },
  'list-tax-groups': { caller: 'staff', buildInput: () => ({}) },
  'list-brands': { caller: 'anonymous', buildInput: () => ({}) },
  'filter-items': {
    caller: 'anonymous',
    buildInput: () => ({ query: { search: 'aloo', pincode: '560034' } }),
  },
  'create-item': { caller: 'staff', buildInput: (fixture) => ({ body: buildItem(fixture) }) },
  'delete-item': { caller: 'staff', buildInput: createItemToDelete },
  'list-all-items': { caller: 'staff', buildInput: () => ({}) },
  'list-items-on-sale': { caller: 'anonymous', buildInput: () => ({ query: { customer: '0' } }) },
  'list-items-for-place': {
    caller: 'anonymous',
    buildInput: () => ({
      query: { typeId: '0', categoryId: '0', pincode: '560034', userId: '0', PDate: '0' },
    }),
  },
  'upload-item-image': {
    caller: 'staff',
    buildInput: () => ({ query: { Name: 'onion' }, body: buildImageUpload() }),
  },
  'list-rates': { caller: 'staff', buildInput: () => ({ query: { adminitemrate: '0' } }) },
  'add-rate': { caller: 'staff', buildInput: buildFutureRate },
  'set-stock': {
    caller: 'staff',
    buildInput: (fixture) => ({
      body: { UnitId: fixture.goods.unitId, Stock: findUnit(fixture).Stock },
    }),
  },
  'list-item-types': { caller: 'anonymous', buildInput: () => ({}) },
  'save-item-type': { caller: 'staff', buildInput: buildUnchangedType },
  'list-item-groups': { caller: 'anonymous', buildInput: () => ({}) },
  'save-item-group': { caller: 'staff', buildInput: buildUnchangedGroup },
  'import-items': { caller: 'staff', buildInput: () => ({ body: buildImportUpload() }) },
  'read-import': { caller: 'staff', buildInput: createImport },
  'list-slider-images': { caller: 'anonymous', buildInput: () => ({}) },
  'save-slider-image': { caller: 'staff', buildInput: buildUnchangedSlide },
};
