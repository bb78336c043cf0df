import * as z from 'zod/mini';
import { maxUnitStock } from '../../validation/stock-movements.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { base, staffItems, taxPercent } from './item-schemas.ts';
import { bulkChangeOperations } from './bulk-changes.ts';
import { priceOperations, staffRates } from './prices.ts';
import { savedViewOperations } from './saved-views.ts';
import { itemFormOperations } from './item-form.ts';
import { itemHistoryOperations } from '../audit/item-history.ts';
import { staffCategoryOperations } from './categories/staff-categories.ts';
import { staffItemOperations } from './staff-items.ts';
import { stockFileOperations } from './item-files/stock-files.ts';
import { stockMovementOperations } from './stock/stock-movements.ts';

const taxRate = z.object({ FromDate: f.isoDate, TaxPercent: z.number() });
const taxGroup = z.object({
  HSN: z.string(),
  ItemCount: z.int(),
  /** Of the first five items. */
  ItemNames: z.array(z.string()),
  /** Oldest first. */
  Rates: z.array(taxRate),
});
export type TaxGroupResponse = z.infer<typeof taxGroup>;

export const itemAdminOperations = {
  ...staffItemOperations,
  ...stockMovementOperations,
  ...stockFileOperations,
  ...staffCategoryOperations,
  ...priceOperations,
  ...bulkChangeOperations,
  ...savedViewOperations,
  ...itemFormOperations,
  ...itemHistoryOperations,
  restoreItem: operation({
    ...base,
    operationId: 'restore-item',
    specId: 'I14',
    method: 'POST',
    path: '/api/admin/catalog/restore-item',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['undo-too-late'],
    body: z.object({ ItemId: f.id }),
    summary: 'Restores an item deleted within the last 30 days. Other items are not changed.',
  }),
  setDayLimit: operation({
    ...base,
    operationId: 'limit-day',
    specId: 'I15',
    method: 'POST',
    path: '/api/admin/catalog/day-limits',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: [
      'unknown-unit',
      'unknown-location',
      'location-closed',
      'date-past',
      'date-too-far',
    ],
    body: z.object({
      UnitId: f.id,
      LocationId: f.locationId,
      PDate: f.isoDate,
      Left: z.nullable(z.int().check(z.gte(0), z.lte(maxUnitStock))),
    }),
    summary:
      'Limits how many units may still be sold for a delivery date, whatever is in stock; null removes the limit. Existing reservations are kept.',
  }),
  listDayLimits: operation({
    ...base,
    operationId: 'list-day-limits',
    specId: 'I15',
    method: 'GET',
    path: '/api/admin/catalog/day-limits',
    match: noParams,
    auth: staffItems,
    isPaginated: true,
    response: z.array(
      z.object({
        UnitId: z.int(),
        ItemId: z.int(),
        ItemName: z.string(),
        UnitName: z.string(),
        PDate: f.isoDate,
        LocationId: z.int(),
        Left: z.int(),
      }),
    ),
    summary: 'Day limits from today on, by date.',
  }),
  addTaxRate: operation({
    ...base,
    operationId: 'add-tax-rate',
    specId: 'I16',
    method: 'POST',
    path: '/api/admin/catalog/tax-rates',
    match: noParams,
    auth: staffRates,
    errorCodes: ['rate-above-mrp', 'unknown-unit', 'date-past', 'nothing-named'],
    body: z.object({
      ItemId: z._default(f.idOrZero, 0),
      HSN: z._default(z.union([z.literal(''), f.hsn]), ''),
      FromDate: f.isoDate,
      TaxPercent: taxPercent,
    }),
    response: commandResponseWith({
      Changed: z.int(),
      AboveMrp: z.array(z.object({ ItemId: z.int(), Name: z.string(), Detail: z.string() })),
    }),
    summary:
      'Sets the GST rate of an item, or of all items with an HSN code, from a date on. Items whose price would exceed the MRP are not changed but listed in the response; add a rate for that date first.',
  }),
  listTaxRates: operation({
    ...base,
    operationId: 'list-tax-rates',
    specId: 'I16',
    method: 'GET',
    path: '/api/admin/catalog/tax-rates',
    match: params('ItemId'),
    auth: staffRates,
    query: z.object({ ItemId: f.idParam }),
    response: z.array(taxRate),
    summary: 'GST rates of an item with the date they take effect, oldest first.',
  }),
  listTaxGroups: operation({
    ...base,
    operationId: 'list-tax-groups',
    specId: 'I80',
    method: 'GET',
    path: '/api/admin/catalog/tax-groups',
    match: noParams,
    auth: { kind: 'staff', permission: 'rates', orPermission: 'reports' },
    response: z.array(taxGroup),
    isPaginated: true,
    summary:
      'HSN codes with all past, current and scheduled GST rates and the number of items that have them; items of one code with different rates are rows of their own.',
  }),
};
