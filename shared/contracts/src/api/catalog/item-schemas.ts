import * as z from 'zod/mini';
import { maxUnitStock } from '../../validation/stock-movements.ts';
import { maxLineQuantity } from '../../orders/cart-limits.ts';
import { rupees } from '../../money/money.ts';
import { shopTaxPercents, taxPercents } from '../../tax/gst.ts';
import * as f from '../operation/fields.ts';
import { brand } from './brand-fields.ts';

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
  Hindi: f.hindi('CountryOfOrigin', 'BestBefore'),
});

const declarationsBody = z.object({
  ...declarations.shape,
  NetQuantity: f.text(100),
  Manufacturer: f.text(300),
  CountryOfOrigin: f.text(60),
  BestBefore: f.text(100),
  ConsumerCare: f.text(300),
  Fssai: f.text(60),
  Hindi: f.hindiBody({ CountryOfOrigin: f.text(60), BestBefore: f.text(100) }),
});

export const unit = z.object({
  UnitId: z.int(),
  Name: z.string(),
  Rate: rupees,
  Mrp: rupees,
  RateWithTax: rupees,
  /** What one unit costs with the best offer for it alone. Missing without such an offer. */
  OfferPrice: z.optional(rupees),
  /** `OfferPrice` without tax, and per 100 g, kg, 100 ml, L or piece. */
  OfferRate: z.optional(rupees),
  OfferUnitPrice: z.optional(z.string()),
  DiscountPercent: z.int(),
  UnitPrice: z.string(),
  /** The weight or volume if `Name` does not tell it: 'about 500 g' for '1 piece'. */
  NetQuantity: z.optional(z.string()),
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
  Offer: z.nullable(z.object({ OfferId: z.int(), Name: z.string(), Hindi: f.hindi('Name') })),
  IsFavorite: z.boolean(),
  Declarations: declarations,
  LastUpdatedOn: f.instant,
  Tint: z.string(),
  Hindi: f.hindi('Name', 'Narration', 'ItemTypeName', 'ItemGroupName'),
});

export type ItemResponse = z.infer<typeof item>;

/** The API describes the rates of both markets; a request must have one of the shop's. */
export const taxPercent = z.literal([...taxPercents]).check(
  z.refine((percent) => shopTaxPercents().includes(percent), {
    error: () => `must be one of ${shopTaxPercents().join(', ')}`,
  }),
);

export const packQuantity = z.object({
  Value: z.int('must be a whole number').check(z.gte(1), z.lte(1_000_000)),
  Measure: z.enum(['g', 'ml', 'piece']),
});

export const itemBody = z.object({
  Id: z._default(f.idOrZero, 0),
  Name: f.name(200),
  Narration: z._default(f.multilineText(2000), ''),
  Code: z._default(f.text(40), ''),
  ItemTypeId: f.id,
  Status: z._default(z.literal([0, 1]), 1),
  Brand: z._default(brand, ''),
  HSN: f.hsn,
  TaxPercent: taxPercent,
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
        Stock: z.int().check(z.gte(0), z.lte(maxUnitStock)),
        MaxPerOrder: z._default(z.int().check(z.gte(1), z.lte(maxLineQuantity)), 50),
        Net: packQuantity,
      }),
    )
    .check(z.minLength(1, 'must have at least one unit'), z.maxLength(10)),
  Declarations: declarationsBody,
  Hindi: f.hindiBody({ Name: f.text(200), Narration: f.multilineText(2000) }),
});

/** As a client sends it: a field with a default may be absent. */
export type ItemBody = z.input<typeof itemBody>;

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
  ...z.pick(item, { Code: true, Name: true, ItemTypeName: true, Status: true }).shape,
  UnitId: z.int(),
  UnitName: z.string(),
  /** Stock is what can still be sold; SetAside is reserved for orders that are not packed yet. */
  Stock: z.int(),
  SetAside: z.int(),
  ...z.pick(unit, { Rate: true, Mrp: true, RateWithTax: true }).shape,
  TaxPercent: z.number(),
  SoldQuantity: z.int(),
  SoldValue: rupees,
});

export type ItemReportRow = z.infer<typeof itemReportRow>;

export const filteredList = z.object({
  Items: z.array(item),
  Facets: z.object({
    Brands: z.array(z.object({ Brand: z.string(), Count: z.int() })),
    Groups: z.optional(
      z.array(
        z.object({
          ItemGroupId: z.int(),
          Name: z.string(),
          Count: z.int(),
          Hindi: f.hindi('Name'),
        }),
      ),
    ),
    Types: z.array(
      z.object({
        ItemTypeId: z.int(),
        Name: z.string(),
        Count: z.int(),
        Hindi: f.hindi('Name'),
      }),
    ),
    Offers: z.array(
      z.object({
        OfferId: z.int(),
        Name: z.string(),
        Count: z.int(),
        Hindi: f.hindi('Name'),
      }),
    ),
    Price: z.object({ Min: rupees, Max: rupees }),
  }),
  Total: z.int(),
  Page: z.int(),
  PageSize: z.int(),
});

export const staffItems = { kind: 'staff', permission: 'items' } as const;

export const anon = { kind: 'anon' } as const;

export const base = { service: 'catalog' } as const;
