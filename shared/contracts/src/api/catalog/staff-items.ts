import * as z from 'zod/mini';
import { lowStockThreshold } from '../../orders/cart-limits.ts';
import { maxItemSearchLength } from '../../validation/text-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { labelFilter, stockFilter } from './price-fields.ts';
import { base, item, staffItems, unit, type itemStatus } from './item-schemas.ts';

export const staffItemSorts = [
  'name',
  '-name',
  'code',
  '-code',
  'price',
  '-price',
  'stock',
  '-stock',
  'changed',
  '-changed',
] as const;

const staffItem = z.object({
  ...z.pick(item, {
    Id: true,
    Name: true,
    Code: true,
    Status: true,
    ItemTypeId: true,
    ItemTypeName: true,
    ItemGroupId: true,
    ItemGroupName: true,
    Brand: true,
    TaxPercent: true,
    Tint: true,
    LastUpdatedOn: true,
  }).shape,
  /** The address of the small picture; empty without one. */
  Image: z.string(),
  Hindi: f.hindi('Name', 'ItemTypeName', 'ItemGroupName'),
  /** Prices are those of today for everyone, 0 while a unit has none. */
  Units: z.array(
    z.object({
      ...z.pick(unit, {
        UnitId: true,
        Name: true,
        Rate: true,
        Mrp: true,
        RateWithTax: true,
        Stock: true,
      }).shape,
      /** Every location that has stock of the unit, or had it. */
      Locations: z.array(z.object({ LocationId: z.int(), Stock: z.int() })),
    }),
  ),
});

export type StaffItemResponse = z.infer<typeof staffItem>;

export const staffItemOperations = {
  listStaffItems: operation({
    ...base,
    operationId: 'list-staff-items',
    specId: 'I17',
    method: 'GET',
    path: '/api/admin/catalog/items',
    match: noParams,
    optionalParams: [
      'Search',
      'Status',
      'ItemTypeId',
      'ItemGroupId',
      'Stock',
      'Label',
      'LocationId',
      'Sort',
    ],
    auth: staffItems,
    isPaginated: true,
    query: z.object({
      Search: z.optional(f.text(maxItemSearchLength)),
      Status: z.optional(
        z.pipe(
          z.enum(['0', '1', '2'], 'must be 0, 1 or 2'),
          z.transform((text) => Number(text) as z.infer<typeof itemStatus>),
        ),
      ),
      ItemTypeId: z.optional(f.idParam),
      ItemGroupId: z.optional(f.idParam),
      Stock: z.optional(stockFilter),
      Label: z.optional(labelFilter),
      LocationId: z.optional(f.idParam),
      Sort: z.optional(z.enum(staffItemSorts, `must be one of ${staffItemSorts.join(', ')}`)),
    }),
    response: z.array(staffItem),
    summary: `Items in any status, as rows of a table. Without Status, deleted items are left out. Search finds every word in name, Hindi name, code, brand or category. Stock selects items with a unit that is sold out (out) or has 1 to ${lowStockThreshold} left (low), or either of them (low,out), at the location or else at any that had it. Label selects items that lack a declaration required before they go on sale (missing). Without LocationId, Stock of a unit is that of all locations that serve an area, as is its list of Locations. Sorted by name unless Sort is given, best matches of a search first.`,
  }),
  setItemStatus: operation({
    ...base,
    operationId: 'set-item-status',
    specId: 'I18',
    method: 'POST',
    path: '/api/admin/catalog/item-status',
    match: noParams,
    auth: staffItems,
    response: commandResponse,
    errorCodes: ['declarations-missing', 'undo-too-late'],
    body: z.object({ ItemId: f.id, Status: z.literal([0, 1]) }),
    summary:
      'Puts an item on sale (1) or hides it (0) and changes nothing else about it. Also restores an item deleted within the last 30 days.',
  }),
};
