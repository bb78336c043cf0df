import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askApi, write, type Entry } from '../../support/api/call-api.ts';
import { dayAhead } from '../../support/api/test-town.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

const demo = path.resolve(import.meta.dirname, '../../../demo');
const picture = (): FormData => {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(readFileSync(path.join(demo, 'pictures/onion.webp')))], {
      type: 'image/webp',
    }),
    'onion.webp',
  );
  return form;
};

const columns =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description';
/** A list without rows: read, mapped and done, and the shelves stay as they are. */
const list = (): FormData => {
  const form = new FormData();
  form.append('mapping', readFileSync(path.join(demo, 'grocery-mapping.json'), 'utf8'));
  form.append('file', new Blob([`${columns}\n`], { type: 'text/csv' }), 'list.csv');
  return form;
};

const hashIn = (url: string): string => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
let made = 0;
const freshCode = (): string => {
  made += 1;
  return `TEST${Date.now().toString(36).toUpperCase()}${String(made).padStart(4, '0')}`;
};

/** A hidden item: no customer sees it. */
const itemBody = ({ item }: Ground) => ({
  Id: 0,
  Name: 'Trial item',
  Narration: 'Made by a test',
  Code: freshCode(),
  ItemTypeId: item.ItemTypeId,
  Status: 0,
  Brand: 'Loose',
  HSN: '0701',
  TaxPercent: 5,
  Aliases: ['trial'],
  Images: [],
  LeadTimeMinutes: 0,
  Units: [
    {
      Name: '1 kg',
      Rate: 40,
      Mrp: 50,
      Stock: 5,
      MaxPerOrder: 5,
      Net: { Value: 1000, Measure: 'g' },
    },
  ],
  Declarations: {
    NetQuantity: '1 kg',
    Manufacturer: 'Nobody',
    CountryOfOrigin: 'India',
    BestBefore: '7 days',
    ConsumerCare: 'care@tokri.example',
    Fssai: '',
    Vegetarian: true,
  },
});

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

const firstOf = async <T>(at: string): Promise<T> => {
  const [first] = await askApi<readonly T[]>({ path: at, query: { pageSize: '1' } });
  if (!first) throw new Error(`${at} lists nothing`);
  return first;
};

const unitOf = ({ item, goods }: Ground) => {
  const unit = item.Units.find(({ UnitId }) => UnitId === goods.unitId);
  if (!unit) throw new Error(`item ${item.Id} lacks unit ${goods.unitId}`);
  return unit;
};

/** Saves what is there already, so that the shop looks as before. */
const unchangedType = async () => {
  const { Id, Name, Code, Narration, ItemGroupId, ItemTypeImage } =
    await firstOf<NamedType>('/api/ItemType');
  return { body: { Id, Name, Code, Narration, ItemGroupId, Image: ItemTypeImage } };
};
const unchangedGroup = async () => {
  const { Id, Name, Tint, Position, ImageUrl } = await firstOf<NamedGroup>('/api/ItemGroup');
  return { body: { Id, Name, Tint, Position, Image: hashIn(ImageUrl) } };
};
const unchangedSlide = async () => {
  const { Id, Title, Text, Link, LinkText, Pictures } =
    await firstOf<Slide>('/api/OnlineTransaction');
  return { body: { Id, Title, Text, Link, LinkText, Images: Pictures.map(hashIn), Position: 1 } };
};

const farRate = (ground: Ground) => {
  const { Rate, Mrp, UnitId } = unitOf(ground);
  return {
    body: { ItemId: ground.item.Id, UnitId, PartyId: 0, FromDate: dayAhead(300), Rate, Mrp },
  };
};

const doomedItem = async (ground: Ground) => {
  const { Id } = await write({
    path: '/api/Item',
    token: ground.staff.token,
    body: itemBody(ground),
  });
  return { query: { ItemId: String(Id) } };
};

const startedImport = async ({ staff }: Ground) => {
  const { ImportId } = await write<Entry & { ImportId: number }>({
    path: '/api/ItemImport',
    token: staff.token,
    body: list(),
  });
  return { query: { ImportId: String(ImportId) } };
};

/** An item of the test's own, renamed to what it is called already. */
const updatedItem = async (ground: Ground) => {
  const body = itemBody(ground);
  const { Id } = await write({ path: '/api/Item', token: ground.staff.token, body });
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
const deletedItem = async (ground: Ground) => {
  const { query } = await doomedItem(ground);
  await write({ method: 'GET', path: '/api/Item', token: ground.staff.token, query });
  return { body: { ItemId: Number(query.ItemId) } };
};

export const itemCases: RowCases = {
  'update-item': { as: 'staff', call: updatedItem },
  'report-items': { as: 'staff', call: () => ({ query: { report: '0' } }) },
  'suggest-items': { as: 'nobody', call: () => ({ query: { search: 'aloo' } }) },
  'restore-item': { as: 'staff', call: deletedItem },
  'limit-day': {
    as: 'staff',
    call: (ground) => ({ body: { UnitId: ground.goods.unitId, PDate: dayAhead(80), Left: 5 } }),
  },
  'list-day-limits': { as: 'staff', call: () => ({}) },
  'add-tax-rate': {
    as: 'staff',
    call: ({ item }) => ({
      body: { ItemId: item.Id, HSN: '', FromDate: dayAhead(300), TaxPercent: item.TaxPercent },
    }),
  },
  'list-tax-rates': { as: 'staff', call: ({ item }) => ({ query: { ItemId: String(item.Id) } }) },
  'list-brands': { as: 'nobody', call: () => ({}) },
  'filter-items': { as: 'nobody', call: () => ({ query: { search: 'aloo', pincode: '560034' } }) },
  'create-item': { as: 'staff', call: (ground) => ({ body: itemBody(ground) }) },
  'delete-item': { as: 'staff', call: doomedItem },
  'list-all-items': { as: 'staff', call: () => ({}) },
  'list-items-on-sale': { as: 'nobody', call: () => ({ query: { customer: '0' } }) },
  'list-items-for-place': {
    as: 'nobody',
    call: () => ({
      query: { typeId: '0', categoryId: '0', pincode: '560034', userId: '0', PDate: '0' },
    }),
  },
  'upload-item-image': { as: 'staff', call: () => ({ query: { Name: 'onion' }, body: picture() }) },
  'list-rates': { as: 'staff', call: () => ({ query: { adminitemrate: '0' } }) },
  'add-rate': { as: 'staff', call: farRate },
  'set-stock': {
    as: 'staff',
    call: (ground) => ({ body: { UnitId: ground.goods.unitId, Stock: unitOf(ground).Stock } }),
  },
  'list-item-types': { as: 'nobody', call: () => ({}) },
  'save-item-type': { as: 'staff', call: unchangedType },
  'list-item-groups': { as: 'nobody', call: () => ({}) },
  'save-item-group': { as: 'staff', call: unchangedGroup },
  'import-items': { as: 'staff', call: () => ({ body: list() }) },
  'read-import': { as: 'staff', call: startedImport },
  'list-slider-images': { as: 'nobody', call: () => ({}) },
  'save-slider-image': { as: 'staff', call: unchangedSlide },
};
