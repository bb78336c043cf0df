import * as z from 'zod/mini';
import { maxLineQuantity } from '../../orders/cart-limits.ts';
import { maxIdDigits } from '../../validation/limits.ts';
import { rupees } from '../../money/money.ts';
import { maxItemSearchLength } from '../../validation/text-limits.ts';
import { noParams, anyParam, params, zeroParam, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';

export const picture = z.object({
  Small: z.string(),
  Medium: z.string(),
  Large: z.string(),
  Alt: z.string(),
});

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

/** 1 on sale, 0 hidden, 2 deleted (can be restored for 30 days). */
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
  Tint: z.string(),
});
export type ItemResponse = z.infer<typeof item>;

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
        Rate: f.priceField,
        Mrp: f.priceField,
        Stock: z.int().check(z.gte(0), z.lte(1_000_000)),
        MaxPerOrder: z._default(z.int().check(z.gte(1), z.lte(maxLineQuantity)), 50),
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

export const itemReportRow = z.object({
  ItemId: z.int(),
  Code: z.string(),
  Name: z.string(),
  ItemTypeName: z.string(),
  Status: itemStatus,
  UnitId: z.int(),
  UnitName: z.string(),
  /** Stock is what can still be sold; SetAside belongs to orders that are not packed yet. */
  Stock: z.int(),
  SetAside: z.int(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
  TaxPercent: z.number(),
  SoldQuantity: z.int(),
  SoldValue: rupees,
});
export type ItemReportRow = z.infer<typeof itemReportRow>;

export const suggestion = z.object({
  Kind: z.enum(['type', 'brand', 'item']),
  Text: z.string(),
  Id: z.int(),
  Image: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const importStatus = z.object({
  ImportId: z.int(),
  State: z.enum(['Waiting', 'Checking', 'Importing', 'Done', 'Refused']),
  Rows: z.int(),
  Done: z.int(),
  Created: z.int(),
  Updated: z.int(),
  Errors: z.array(z.object({ Row: z.int(), Field: z.string(), Message: z.string() })),
  ErrorCount: z.int(),
});
export type ImportStatusResponse = z.infer<typeof importStatus>;

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
    operationId: 'list-brands',
    specId: 'F1',
    method: 'GET',
    path: '/api/Filter',
    match: noParams,
    auth: anon,
    cacheSeconds: 60,
    isPaginated: true,
    summary: 'Brands of items on sale, with the number of items of each.',
    response: z.array(z.object({ Brand: z.string(), Count: z.int() })),
  }),
  filterItems: operation({
    ...at,
    operationId: 'filter-items',
    specId: 'F3',
    method: 'GET',
    path: '/api/Filter',
    auth: anon,
    isPaginated: true,
    match: anyParam(
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
      offer: z.optional(f.idOrZeroParam),
      typeId: z.optional(f.idOrZeroParam),
      categoryId: z.optional(f.idOrZeroParam),
      minPrice: z.optional(f.idOrZeroParam),
      maxPrice: z.optional(f.idOrZeroParam),
      search: z.optional(f.text(maxItemSearchLength)),
      pincode: z.optional(f.pincode),
      sort: z.optional(z.enum(sorts, `must be one of ${sorts.join(', ')}`)),
      inStock: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
    }),
    summary:
      'Items that match all filters, with facets. The search tolerates typing errors and understands Hindi and Hinglish names. categoryId is an item group.',
    response: filteredList,
  }),
  suggestItems: operation({
    ...at,
    operationId: 'suggest-items',
    specId: 'F4',
    method: 'GET',
    path: '/api/app/suggestions',
    match: params('search'),
    auth: anon,
    cacheSeconds: 60,
    query: z.object({ search: f.text(maxItemSearchLength) }),
    response: z.array(suggestion),
    summary:
      'Suggestions while typing: item types, brands and items, at most 8, best match first. Matches Hindi and Hinglish names from three letters on.',
  }),
  createItem: operation({
    ...at,
    operationId: 'create-item',
    specId: 'I1',
    method: 'POST',
    path: '/api/Item',
    match: noParams,
    auth: staffItems,
    body: itemBody,
    response: commandResponse,
    errorCodes: [
      'rate-above-mrp',
      'code-taken',
      'unknown-item-type',
      'declarations-missing',
      'unknown-image',
      'code-too-short',
    ],
    summary: 'Creates an item with its units, initial rates and stock.',
  }),
  updateItem: operation({
    ...at,
    operationId: 'update-item',
    specId: 'I2',
    method: 'GET',
    path: '/api/Item',
    match: params('name', 'narration', 'code', 'itemtypeid', 'itemid', 'Status'),
    auth: staffItems,
    hasSideEffects: true,
    query: z.object({
      name: f.name(200),
      narration: f.text(2000),
      code: f.text(40),
      itemtypeid: f.idParam,
      itemid: f.idParam,
      Status: z.pipe(
        z.enum(['0', '1'], 'must be 0 or 1'),
        z.transform((text): 0 | 1 => (text === '1' ? 1 : 0)),
      ),
    }),
    response: commandResponse,
    errorCodes: [
      'code-taken',
      'code-too-short',
      'unknown-item-type',
      'declarations-missing',
      'undo-too-late',
    ],
    summary:
      'Changes the name, type and visibility of an item. An empty code keeps the current one. Also restores an item deleted within the last 30 days.',
  }),
  deleteItem: operation({
    ...at,
    operationId: 'delete-item',
    specId: 'I3',
    method: 'GET',
    path: '/api/Item',
    match: params('ItemId'),
    auth: staffItems,
    hasSideEffects: true,
    query: z.object({ ItemId: f.idParam }),
    response: commandResponse,
    summary: 'Deletes an item; it can be restored for 30 days.',
  }),
  listAllItems: operation({
    ...at,
    operationId: 'list-all-items',
    specId: 'I4',
    method: 'GET',
    path: '/api/Item',
    match: noParams,
    auth: staffItems,
    isPaginated: true,
    response: z.array(item),
    summary: 'Lists all items in any status.',
  }),
  listItemsOnSale: operation({
    ...at,
    operationId: 'list-items-on-sale',
    specId: 'I5',
    method: 'GET',
    path: '/api/Item',
    match: zeroParam('customer'),
    auth: anon,
    isPaginated: true,
    query: z.object({ customer: f.zeroParam }),
    response: z.array(item),
    summary: 'Lists the items that customers can see.',
  }),
  reportItems: operation({
    ...at,
    operationId: 'report-items',
    specId: 'I6',
    method: 'GET',
    path: '/api/Item',
    match: zeroParam('report'),
    auth: { kind: 'staff', permission: 'reports' },
    isPaginated: true,
    query: z.object({ report: f.zeroParam }),
    response: z.array(itemReportRow),
    summary:
      'Stock, rate, sold quantity and value of every unit of every item in any status, sorted by item and unit.',
  }),
  listItemsForPlace: operation({
    ...at,
    operationId: 'list-items-for-place',
    specId: 'I7',
    method: 'GET',
    path: '/api/Item',
    isPaginated: true,
    auth: { kind: 'anon-or-self', name: 'userId' },
    match: params('typeId', 'categoryId', 'pincode', 'userId', 'PDate'),
    optionalParams: ['ids'],
    query: z.object({
      typeId: f.idOrZeroParam,
      categoryId: f.idOrZeroParam,
      pincode: z.union([f.pincode, z.literal('0')]),
      userId: f.idOrZeroParam,
      PDate: z.union([f.isoDate, z.literal('0')]),
      ids: z.optional(
        z
          .string()
          .check(
            z.regex(
              new RegExp(`^\\d{1,${maxIdDigits}}(,\\d{1,${maxIdDigits}}){0,199}$`),
              'must be up to 200 ids, separated by commas',
            ),
          ),
      ),
    }),
    response: z.array(item),
    summary:
      'Items for a pincode, customer and delivery date, with availability; 0 means all. ids selects some of them.',
  }),
  uploadItemImage: operation({
    ...at,
    operationId: 'upload-item-image',
    specId: 'I8',
    method: 'POST',
    path: '/api/ItemImageUpload',
    match: noParams,
    optionalParams: ['Name'],
    auth: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 15_000,
    query: z.object({ Name: z.optional(f.text(60)) }),
    response: commandResponseWith({ Hash: z.string(), Image: picture }),
    errorCodes: ['not-an-image', 'image-too-large'],
    summary:
      'Uploads an image in the field `file` (5 MB at most), identifies it by its hash and stores it as WebP in three sizes.',
  }),
  listRates: operation({
    ...at,
    operationId: 'list-rates',
    specId: 'I9',
    method: 'GET',
    path: '/api/ItemRate',
    match: zeroParam('adminitemrate'),
    auth: { kind: 'staff', permission: 'rates' },
    isPaginated: true,
    query: z.object({ adminitemrate: f.zeroParam }),
    response: z.array(rate),
    summary: 'All rates, public and per party, with the date they take effect.',
  }),
  addRate: operation({
    ...at,
    operationId: 'add-rate',
    specId: 'I10',
    method: 'POST',
    path: '/api/ItemRate',
    match: noParams,
    auth: { kind: 'staff', permission: 'rates' },
    response: commandResponse,
    errorCodes: ['rate-above-mrp', 'unknown-unit'],
    body: z.object({
      ItemId: f.id,
      UnitId: f.id,
      PartyId: z._default(f.idOrZero, 0),
      FromDate: f.isoDate,
      Rate: f.priceField,
      Mrp: f.priceField,
    }),
    summary: 'Adds a rate from a date on. The rate of the delivery date applies to an order.',
  }),
  setStock: operation({
    ...at,
    operationId: 'set-stock',
    specId: 'I13',
    method: 'POST',
    path: '/api/admin/catalog/stock',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['unknown-unit'],
    body: z.object({ UnitId: f.id, Stock: z.int().check(z.gte(0), z.lte(1_000_000)) }),
    summary: 'Sets the sellable stock of a unit. Existing reservations are kept.',
  }),
  listItemTypes: operation({
    ...at,
    operationId: 'list-item-types',
    specId: 'I11',
    method: 'GET',
    path: '/api/ItemType',
    match: noParams,
    optionalParams: ['ItemGroupId'],
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    query: z.object({ ItemGroupId: z.optional(f.idOrZeroParam) }),
    response: z.array(itemType),
    summary: 'Item types, optionally of one group.',
  }),
  saveItemType: operation({
    ...at,
    operationId: 'save-item-type',
    specId: 'I11',
    method: 'POST',
    path: '/api/ItemType',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['unknown-item-group', 'name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Code: z._default(f.text(40), ''),
      Narration: z._default(f.text(500), ''),
      ItemGroupId: f.id,
      Image: z._default(z.string(), ''),
    }),
    summary: 'Creates (Id 0) or updates an item type. Image is the hash of an uploaded image.',
  }),
  listItemGroups: operation({
    ...at,
    operationId: 'list-item-groups',
    specId: 'I11',
    method: 'GET',
    path: '/api/ItemGroup',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 30,
    response: z.array(itemGroup),
    summary: 'Item groups in display order.',
  }),
  saveItemGroup: operation({
    ...at,
    operationId: 'save-item-group',
    specId: 'I11',
    method: 'POST',
    path: '/api/ItemGroup',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['name-taken'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Name: f.name(100),
      Tint: f.text(20),
      Position: z._default(z.int(), 0),
      Image: z._default(z.string(), ''),
    }),
    summary: 'Creates (Id 0) or updates an item group.',
  }),
  importItems: operation({
    ...at,
    operationId: 'import-items',
    specId: 'I12',
    method: 'POST',
    path: '/api/ItemImport',
    match: noParams,
    auth: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    body: z.object({ mapping: z.optional(z.string()) }),
    response: commandResponseWith({ ImportId: z.int() }),
    errorCodes: ['bad-mapping', 'not-a-csv'],
    summary:
      'Starts an import of the CSV file in field `file` (20 MB at most) with the JSON in field `mapping` (see demo/README.md). Returns immediately.',
  }),
  readImport: operation({
    ...at,
    operationId: 'read-import',
    specId: 'I12',
    method: 'GET',
    path: '/api/ItemImport',
    match: params('ImportId'),
    auth: staffItems,
    query: z.object({ ImportId: f.idParam }),
    response: importStatus,
    summary: 'Progress of an import.',
  }),
  listSliderImages: operation({
    ...at,
    operationId: 'list-slider-images',
    specId: 'O12',
    method: 'GET',
    path: '/api/OnlineTransaction',
    match: noParams,
    auth: anon,
    isPaginated: true,
    cacheSeconds: 60,
    response: z.array(
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
    summary: 'Slider images of the home screen.',
  }),
  saveSliderImage: operation({
    ...at,
    operationId: 'save-slider-image',
    specId: 'O12',
    method: 'POST',
    path: '/api/admin/catalog/slider-images',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['unknown-image'],
    body: z.object({
      Id: z._default(f.idOrZero, 0),
      Title: f.text(80),
      Text: z._default(f.text(200), ''),
      Link: f.text(200),
      LinkText: z._default(f.text(40), ''),
      Images: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
      Position: z._default(z.int(), 0),
    }),
    summary:
      'Creates (Id 0) or updates a slide. Images are hashes of uploaded images; the first is the main one.',
  }),
};
