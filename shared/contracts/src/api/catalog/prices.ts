import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, item } from './item-schemas.ts';
import { datedPrice, itemFilterParams, itemFilterQuery } from './price-fields.ts';

export const staffRates = { kind: 'staff', permission: 'rates' } as const;

const pricedItem = z.object({
  ...z.pick(item, {
    Id: true,
    Name: true,
    Code: true,
    Status: true,
    Brand: true,
    ItemTypeName: true,
    ItemGroupName: true,
    TaxPercent: true,
    Tint: true,
  }).shape,
  /** The address of the small picture; empty without one. */
  Image: z.string(),
  Hindi: f.hindi('Name', 'ItemTypeName', 'ItemGroupName'),
  Units: z.array(
    z.object({
      UnitId: z.int(),
      Name: z.string(),
      /** The price for everyone today. */
      Now: z.nullable(datedPrice),
      /** The next price for everyone. */
      Next: z.nullable(datedPrice),
      /** How many parties have a rate of their own. */
      Parties: z.int(),
    }),
  ),
});
export type PricedItemResponse = z.infer<typeof pricedItem>;

const rateOfUnit = z.object({
  RateId: z.int(),
  PartyId: z.int(),
  ...datedPrice.shape,
  TaxPercent: z.number(),
  State: z.enum(['past', 'current', 'scheduled']),
});
export type UnitRateResponse = z.infer<typeof rateOfUnit>;

const itemPrices = z.object({
  Id: z.int(),
  Name: z.string(),
  Code: z.string(),
  Brand: z.string(),
  Hindi: f.hindi('Name'),
  Status: item.shape.Status,
  Taxes: z.array(z.object({ FromDate: f.isoDate, TaxPercent: z.number() })),
  Units: z.array(z.object({ UnitId: z.int(), Name: z.string(), Rates: z.array(rateOfUnit) })),
});
export type ItemPricesResponse = z.infer<typeof itemPrices>;

const priceRow = z.object({
  ItemId: z.int(),
  Code: z.string(),
  Name: z.string(),
  UnitId: z.int(),
  UnitName: z.string(),
  PartyId: z.int(),
  TaxPercent: z.number(),
  ...datedPrice.shape,
});
export type PriceRowResponse = z.infer<typeof priceRow>;

/** Items in one response of `export-prices`. */
export const exportPartSize = 2_000;

const savedRate = commandResponseWith({
  RateId: z.int(),
  /** With `changed-meanwhile`: what applies on that date now; missing without a rate. */
  Current: z.object({ RateId: z.int(), FromDate: z.string(), Rate: rupees, Mrp: rupees }),
  /** With `rate-above-mrp`: the highest rate before tax that the MRP allows. */
  HighestRate: rupees,
});

export const priceOperations = {
  listPrices: operation({
    ...base,
    operationId: 'list-prices',
    specId: 'I40',
    method: 'GET',
    path: '/api/admin/catalog/prices',
    match: noParams,
    optionalParams: [...itemFilterParams],
    auth: staffRates,
    isPaginated: true,
    query: z.object(itemFilterQuery),
    response: z.array(pricedItem),
    summary:
      'Items with the price of each unit today and the next one, sorted by name, best matches of a search first. Filters as in list-staff-items; Price selects items with a scheduled price, a rate of a party, or a unit without a price today.',
  }),
  readItemPrices: operation({
    ...base,
    operationId: 'read-item-prices',
    specId: 'I41',
    method: 'GET',
    path: '/api/admin/catalog/item-prices',
    match: params('ItemId'),
    auth: staffRates,
    query: z.object({ ItemId: f.idParam }),
    response: itemPrices,
    summary: 'All past, current and scheduled rates of an item by unit, oldest first, and its GST.',
  }),
  saveRate: operation({
    ...base,
    operationId: 'save-rate',
    specId: 'I42',
    method: 'POST',
    path: '/api/admin/catalog/rates',
    match: noParams,
    auth: staffRates,
    response: savedRate,
    errorCodes: [
      'rate-above-mrp',
      'unknown-unit',
      'date-past',
      'rate-started',
      'changed-meanwhile',
    ],
    body: z.object({
      ItemId: f.id,
      UnitId: f.id,
      PartyId: z._default(f.idOrZero, 0),
      FromDate: f.isoDate,
      Rate: f.priceField,
      Mrp: f.priceField,
      RateId: z._default(f.idOrZero, 0),
      SeenRateId: f.idOrZero,
    }),
    summary:
      'Adds a rate from today or a later day on, or replaces the scheduled rate RateId. SeenRateId is the rate of that party that applied on FromDate when the price was entered, 0 for none; if another applies by now, nothing is saved and the response holds it.',
  }),
  withdrawRate: operation({
    ...base,
    operationId: 'withdraw-rate',
    specId: 'I42',
    method: 'POST',
    path: '/api/admin/catalog/rates/withdraw',
    match: noParams,
    auth: staffRates,
    response: savedRate,
    errorCodes: ['unknown-unit', 'rate-started', 'changed-meanwhile', 'rate-above-mrp'],
    body: z.object({ ItemId: f.id, UnitId: f.id, RateId: f.id }),
    summary: 'Removes a rate that has not started yet.',
  }),
  exportPrices: operation({
    ...base,
    operationId: 'export-prices',
    specId: 'I43',
    method: 'GET',
    path: '/api/admin/catalog/price-export',
    match: params('Part'),
    optionalParams: [...itemFilterParams, 'After'],
    auth: staffRates,
    timeoutMs: 10_000,
    query: z.object({ ...itemFilterQuery, Part: f.idParam, After: z.optional(f.idOrZeroParam) }),
    response: z.object({
      Parts: z.int(),
      Rows: z.array(priceRow),
      /** Of a call with `After`: null after the last part. */
      After: z.optional(z.nullable(z.int())),
    }),
    summary: `Prices of today, one row for each unit and party, in parts of ${exportPartSize} items. Filters as in list-prices. With After (0, then the After of the part before) items come in the order of their ids, so that no change between two parts moves them.`,
  }),
};
