import * as z from 'zod/mini';
import { lineQuantityMax } from '../cart-limits.ts';
import { idDigitsMax } from '../limits.ts';
import { rupees } from '../money.ts';
import { itemSearchLettersMax } from '../people-limits.ts';
import { alone, anyOf, exactly, exactlyZero, operation } from './define.ts';
import * as f from './fields.ts';
import { result, resultWith } from './result.ts';

export const picture = z.object({
  Small: z.string(),
  Medium: z.string(),
  Large: z.string(),
  Alt: z.string(),
});

/** Particulars that a listing must show (facts.md 3.5); an item without them cannot go on sale. */
export const declarations = z.object({
  NetQuantity: z.string(),
  Manufacturer: z.string(),
  CountryOfOrigin: z.string(),
  BestBefore: z.string(),
  ConsumerCare: z.string(),
  Fssai: z.string(),
  Vegetarian: z.nullable(z.boolean()),
});

const declarationsBody = z.object({
  NetQuantity: f.text(100),
  Manufacturer: f.text(300),
  CountryOfOrigin: f.text(60),
  BestBefore: f.text(100),
  ConsumerCare: f.text(300),
  Fssai: f.text(60),
  Vegetarian: z.nullable(z.boolean()),
});

export const unit = z.object({
  UnitId: z.int(),
  Name: z.string(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
  DiscountPercent: z.int(),
  UnitPrice: z.string(),
  Stock: z.int(),
  MaxPerOrder: z.int(),
  Available: z.boolean(),
});

/** 1 on sale, 0 hidden, 2 deleted (can be undone for 30 days). */
export const itemStatus = z.literal([0, 1, 2]);

export const item = z.object({
  Id: z.int(),
  Name: z.string(),
  Code: z.string(),
  Narration: z.string(),
  Status: itemStatus,
  ItemTypeId: z.int(),
  ItemTypeName: z.string(),
  ItemGroupId: z.int(),
  ItemGroupName: z.string(),
  Brand: z.string(),
  HSN: z.string(),
  TaxPercent: z.number(),
  Images: z.array(picture),
  Units: z.array(unit),
  Offer: z.nullable(z.object({ OfferId: z.int(), Name: z.string() })),
  IsFavorite: z.boolean(),
  Declarations: declarations,
  LastUpdatedOn: f.instant,
  /** Tint of the plate behind the picture, one per department (look.md). */
  Tint: z.string(),
});
export type Item = z.infer<typeof item>;

export const itemType = z.object({
  Id: z.int(),
  Name: z.string(),
  Code: z.string(),
  Narration: z.string(),
  LastUpdatedOn: f.instant,
  PartyDetails: z.string(),
  ItemTypeImage: z.string(),
  ItemTypeImageUrl: z.string(),
  ItemGroupId: z.int(),
  Count: z.int(),
});
export type ItemType = z.infer<typeof itemType>;

export const itemGroup = z.object({
  Id: z.int(),
  Name: z.string(),
  Tint: z.string(),
  ImageUrl: z.string(),
  Position: z.int(),
  Count: z.int(),
});
export type ItemGroup = z.infer<typeof itemGroup>;

export const itemBody = z.object({
  Id: z._default(f.idOrZero, 0),
  Name: f.name(200),
  Narration: z._default(f.text(2000), ''),
  Code: z._default(f.text(40), ''),
  ItemTypeId: f.id,
  Status: z._default(z.literal([0, 1]), 1),
  Brand: z._default(f.text(100), ''),
  HSN: f.hsn,
  TaxPercent: z.literal([0, 5, 18, 40]),
  Aliases: z._default(z.array(f.text(60)).check(z.maxLength(20)), []),
  /** Hashes that ItemImageUpload answered. */
  Images: z._default(
    z
      .array(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the hash of an uploaded image')))
      .check(z.maxLength(8)),
    [],
  ),
  LeadTimeMinutes: z._default(z.int().check(z.gte(0), z.lte(20_160)), 0),
  Units: z
    .array(
      z.object({
        Name: f.name(40),
        Rate: f.priceIn,
        Mrp: f.priceIn,
        Stock: z.int().check(z.gte(0), z.lte(1_000_000)),
        MaxPerOrder: z._default(z.int().check(z.gte(1), z.lte(lineQuantityMax)), 50),
        /** Net quantity in one measure, for the unit price: grams, millilitres or pieces. */
        Net: z.object({
          Value: z.int('must be a whole number').check(z.gte(1), z.lte(1_000_000)),
          Measure: z.enum(['g', 'ml', 'piece']),
        }),
      }),
    )
    .check(z.minLength(1, 'must have at least one unit'), z.maxLength(10)),
  Declarations: declarationsBody,
});
export type ItemBody = z.output<typeof itemBody>;

export const rate = z.object({
  Id: z.int(),
  ItemId: z.int(),
  ItemName: z.string(),
  UnitId: z.int(),
  UnitName: z.string(),
  PartyId: z.int(),
  FromDate: f.isoDate,
  Rate: rupees,
  Mrp: rupees,
  TaxPercent: z.number(),
});

/** A unit of an item in the report: what of it is there, what it costs today, and what has been packed of it so far. */
export const reportRow = z.object({
  ItemId: z.int(),
  Code: z.string(),
  Name: z.string(),
  ItemTypeName: z.string(),
  Status: itemStatus,
  UnitId: z.int(),
  UnitName: z.string(),
  /** Free to sell, and set aside for orders that are not packed yet. */
  Stock: z.int(),
  SetAside: z.int(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
  TaxPercent: z.number(),
  /** Packed and not come back, with tax, after offers and coupons. */
  SoldQuantity: z.int(),
  SoldValue: rupees,
});
export type ItemReportRow = z.infer<typeof reportRow>;

/** What somebody who types may mean; `Id` is of the item or type, 0 of a brand. */
export const suggestion = z.object({
  Kind: z.enum(['type', 'brand', 'item']),
  Text: z.string(),
  Id: z.int(),
  Image: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const importState = z.object({
  /** Waiting: files that came before it are worked off first. */
  ImportId: z.int(),
  State: z.enum(['Waiting', 'Checking', 'Importing', 'Done', 'Refused']),
  Rows: z.int(),
  Done: z.int(),
  Created: z.int(),
  Updated: z.int(),
  Errors: z.array(z.object({ Row: z.int(), Field: z.string(), Message: z.string() })),
  /** Errors beyond the 200 that are listed are counted only. */
  ErrorCount: z.int(),
});
export type ImportState = z.infer<typeof importState>;

export const filteredList = z.object({
  Items: z.array(item),
  Facets: z.object({
    Brands: z.array(z.object({ Brand: z.string(), Count: z.int() })),
    Types: z.array(z.object({ ItemTypeId: z.int(), Name: z.string(), Count: z.int() })),
    Offers: z.array(z.object({ OfferId: z.int(), Name: z.string(), Count: z.int() })),
    Price: z.object({ Min: rupees, Max: rupees }),
  }),
  Total: z.int(),
  Page: z.int(),
  PageSize: z.int(),
});

const staffItems = { kind: 'staff', permission: 'items' } as const;
const anon = { kind: 'anon' } as const;
const at = { service: 'catalog' } as const;

const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;

export const itemOperations = {
  listBrands: operation({
    ...at,
    id: 'list-brands',
    row: 'F1',
    method: 'GET',
    path: '/api/Filter',
    choose: alone,
    who: anon,
    cacheSeconds: 60,
    paged: true,
    meaning: 'Distinct brands of items on sale, with how many items each has.',
    answer: z.array(z.object({ Brand: z.string(), Count: z.int() })),
  }),
  filterItems: operation({
    ...at,
    id: 'filter-items',
    row: 'F3',
    method: 'GET',
    path: '/api/Filter',
    who: anon,
    paged: true,
    choose: anyOf(
      'brand',
      'offer',
      'typeId',
      'categoryId',
      'minPrice',
      'maxPrice',
      'search',
      'pincode',
      'sort',
      'inStock',
    ),
    query: z.object({
      brand: z.optional(f.text(100)),
      offer: z.optional(f.idOrZeroText),
      typeId: z.optional(f.idOrZeroText),
      categoryId: z.optional(f.idOrZeroText),
      minPrice: z.optional(f.idOrZeroText),
      maxPrice: z.optional(f.idOrZeroText),
      search: z.optional(f.text(itemSearchLettersMax)),
      pincode: z.optional(f.pincode),
      sort: z.optional(z.enum(sorts, `must be one of ${sorts.join(', ')}`)),
      inStock: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
    }),
    meaning:
      'Items that fit all filters, with facets; the search forgives typing errors and knows Hindi and Hinglish names. categoryId is an item group.',
    answer: filteredList,
  }),
  suggestItems: operation({
    ...at,
    id: 'suggest-items',
    row: 'F4',
    method: 'GET',
    path: '/api/app/suggestions',
    choose: exactly('search'),
    who: anon,
    cacheSeconds: 60,
    query: z.object({ search: f.text(itemSearchLettersMax) }),
    answer: z.array(suggestion),
    meaning:
      'What somebody who types may mean: types, brands and items, at most 8, the likeliest first. Hindi and Hinglish names are known from their first three letters on.',
  }),
  createItem: operation({
    ...at,
    id: 'create-item',
    row: 'I1',
    method: 'POST',
    path: '/api/Item',
    choose: alone,
    who: staffItems,
    body: itemBody,
    answer: result,
    refusals: [
      'rate-above-mrp',
      'code-taken',
      'unknown-item-type',
      'declarations-missing',
      'unknown-image',
      'code-too-short',
    ],
    meaning: 'Creates an item with its units, first rates and stock.',
  }),
  updateItem: operation({
    ...at,
    id: 'update-item',
    row: 'I2',
    method: 'GET',
    path: '/api/Item',
    choose: exactly('name', 'narration', 'code', 'itemtypeid', 'itemid', 'Status'),
    who: staffItems,
    writes: true,
    query: z.object({
      name: f.name(200),
      narration: f.text(2000),
      code: f.text(40),
      itemtypeid: f.idText,
      itemid: f.idText,
      Status: z.pipe(
        z.enum(['0', '1'], 'must be 0 or 1'),
        z.transform((text): 0 | 1 => (text === '1' ? 1 : 0)),
      ),
    }),
    answer: result,
    refusals: [
      'code-taken',
      'code-too-short',
      'unknown-item-type',
      'declarations-missing',
      'undo-too-late',
    ],
    meaning:
      'Changes what an item is called, where it stands and whether it is on sale. An empty code keeps the one it has; a deleted item comes back, within 30 days.',
  }),
  deleteItem: operation({
    ...at,
    id: 'delete-item',
    row: 'I3',
    method: 'GET',
    path: '/api/Item',
    choose: exactly('ItemId'),
    who: staffItems,
    writes: true,
    query: z.object({ ItemId: f.idText }),
    answer: result,
    meaning: 'Takes an item off the shelves; it can be undone for 30 days.',
  }),
  listAllItems: operation({
    ...at,
    id: 'list-all-items',
    row: 'I4',
    method: 'GET',
    path: '/api/Item',
    choose: alone,
    who: staffItems,
    paged: true,
    answer: z.array(item),
    meaning: 'All items, any status.',
  }),
  listItemsOnSale: operation({
    ...at,
    id: 'list-items-on-sale',
    row: 'I5',
    method: 'GET',
    path: '/api/Item',
    choose: exactlyZero('customer'),
    who: anon,
    paged: true,
    query: z.object({ customer: f.zeroText }),
    answer: z.array(item),
    meaning: 'Items that a customer may see.',
  }),
  reportItems: operation({
    ...at,
    id: 'report-items',
    row: 'I6',
    method: 'GET',
    path: '/api/Item',
    choose: exactlyZero('report'),
    who: { kind: 'staff', permission: 'reports' },
    paged: true,
    query: z.object({ report: f.zeroText }),
    answer: z.array(reportRow),
    meaning:
      'Stock, rate, sold quantity and value of every unit of every item, whichever its status; by item and unit.',
  }),
  listItemsForPlace: operation({
    ...at,
    id: 'list-items-for-place',
    row: 'I7',
    method: 'GET',
    path: '/api/Item',
    paged: true,
    who: { kind: 'anon-or-self', name: 'userId' },
    choose: exactly('typeId', 'categoryId', 'pincode', 'userId', 'PDate'),
    optional: ['ids'],
    query: z.object({
      typeId: f.idOrZeroText,
      categoryId: f.idOrZeroText,
      pincode: z.union([f.pincode, z.literal('0')]),
      userId: f.idOrZeroText,
      PDate: z.union([f.isoDate, z.literal('0')]),
      ids: z.optional(
        z
          .string()
          .check(
            z.regex(
              new RegExp(`^\\d{1,${idDigitsMax}}(,\\d{1,${idDigitsMax}}){0,199}$`),
              'must be up to 200 ids, separated by commas',
            ),
          ),
      ),
    }),
    answer: z.array(item),
    meaning:
      'Items for a place, party rate and delivery date, with availability; 0 means all. ids picks some.',
  }),
  uploadItemImage: operation({
    ...at,
    id: 'upload-item-image',
    row: 'I8',
    method: 'POST',
    path: '/api/ItemImageUpload',
    choose: alone,
    optional: ['Name'],
    who: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 15_000,
    query: z.object({ Name: z.optional(f.text(60)) }),
    answer: resultWith({ Hash: z.string(), Image: picture }),
    refusals: ['not-an-image', 'image-too-large'],
    meaning:
      'Stores an image once by its hash, re-encoded to WebP in three sizes; field `file`, 5 MB at most.',
  }),
  listRates: operation({
    ...at,
    id: 'list-rates',
    row: 'I9',
    method: 'GET',
    path: '/api/ItemRate',
    choose: exactlyZero('adminitemrate'),
    who: { kind: 'staff', permission: 'rates' },
    paged: true,
    query: z.object({ adminitemrate: f.zeroText }),
    answer: z.array(rate),
    meaning: 'All rates, public and per party, with the date from which they hold.',
  }),
  addRate: operation({
    ...at,
    id: 'add-rate',
    row: 'I10',
    method: 'POST',
    path: '/api/ItemRate',
    choose: alone,
    who: { kind: 'staff', permission: 'rates' },
    answer: result,
    refusals: ['rate-above-mrp', 'unknown-unit'],
    body: z.object({
      ItemId: f.id,
      UnitId: f.id,
      PartyId: z._default(f.idOrZero, 0),
      FromDate: f.isoDate,
      Rate: f.priceIn,
      Mrp: f.priceIn,
    }),
    meaning: 'Adds a dated rate; the rate of the delivery date applies.',
  }),
  setStock: operation({
    ...at,
    id: 'set-stock',
    row: 'I13',
    method: 'POST',
    path: '/api/admin/catalog/stock',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['unknown-unit'],
    body: z.object({ UnitId: f.id, Stock: z.int().check(z.gte(0), z.lte(1_000_000)) }),
    meaning: 'Sets what is free to sell of a unit; reservations stay.',
  }),
  listItemTypes: operation({
    ...at,
    id: 'list-item-types',
    row: 'I11',
    method: 'GET',
    path: '/api/ItemType',
    choose: alone,
    optional: ['ItemGroupId'],
    who: anon,
    paged: true,
    cacheSeconds: 30,
    query: z.object({ ItemGroupId: z.optional(f.idOrZeroText) }),
    answer: z.array(itemType),
    meaning: 'Item types (of a group).',
  }),
  saveItemType: operation({
    ...at,
    id: 'save-item-type',
    row: 'I11',
    method: 'POST',
    path: '/api/ItemType',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['unknown-item-group', 'name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Code: z._default(f.text(40), ''),
      Narration: z._default(f.text(500), ''),
      ItemGroupId: f.id,
      Image: z._default(z.string(), ''),
    }),
    meaning: 'Creates (Id 0) or changes a type; Image is the hash of an upload.',
  }),
  listItemGroups: operation({
    ...at,
    id: 'list-item-groups',
    row: 'I11',
    method: 'GET',
    path: '/api/ItemGroup',
    choose: alone,
    who: anon,
    paged: true,
    cacheSeconds: 30,
    answer: z.array(itemGroup),
    meaning: 'Item groups in shelf order.',
  }),
  saveItemGroup: operation({
    ...at,
    id: 'save-item-group',
    row: 'I11',
    method: 'POST',
    path: '/api/ItemGroup',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Tint: f.text(20),
      Position: z._default(z.int(), 0),
      Image: z._default(z.string(), ''),
    }),
    meaning: 'Creates (Id 0) or changes a group.',
  }),
  importItems: operation({
    ...at,
    id: 'import-items',
    row: 'I12',
    method: 'POST',
    path: '/api/ItemImport',
    choose: alone,
    who: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    body: z.object({ mapping: z.optional(z.string()) }),
    answer: resultWith({ ImportId: z.int() }),
    refusals: ['bad-mapping', 'not-a-csv'],
    meaning:
      'Starts an import: field `file` (CSV, 20 MB at most), field `mapping` (JSON, see demo/README.md). Answers at once.',
  }),
  readImport: operation({
    ...at,
    id: 'read-import',
    row: 'I12',
    method: 'GET',
    path: '/api/ItemImport',
    choose: exactly('ImportId'),
    who: staffItems,
    query: z.object({ ImportId: f.idText }),
    answer: importState,
    meaning: 'How far an import is.',
  }),
  listSliderImages: operation({
    ...at,
    id: 'list-slider-images',
    row: 'O12',
    method: 'GET',
    path: '/api/OnlineTransaction',
    choose: alone,
    who: anon,
    paged: true,
    cacheSeconds: 60,
    answer: z.array(
      z.object({
        Id: z.int(),
        Image: z.string(),
        Title: z.string(),
        Text: z.string(),
        Link: z.string(),
        LinkText: z.string(),
        Pictures: z.array(z.string()),
      }),
    ),
    meaning: 'Slider images of the home screen.',
  }),
  saveSliderImage: operation({
    ...at,
    id: 'save-slider-image',
    row: 'O12',
    method: 'POST',
    path: '/api/admin/catalog/slider-images',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['unknown-image'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Title: f.text(80),
      Text: z._default(f.text(200), ''),
      Link: f.text(200),
      LinkText: z._default(f.text(40), ''),
      Images: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
      Position: z._default(z.int(), 0),
    }),
    meaning:
      'Creates (Id 0) or changes a slide; Images are hashes of uploads, the first is the main one.',
  }),
};
