import * as z from 'zod/mini';
import { maxUnitStock } from '../../validation/stock-movements.ts';
import { maxLineQuantity } from '../../orders/cart-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import {
  base,
  declarations,
  item,
  itemBody,
  packQuantity,
  staffItems,
  taxPercent,
  unit,
} from './item-schemas.ts';

const taxFromDate = z.object({ FromDate: f.isoDate, TaxPercent: z.number() });

const editedItem = z.object({
  ...z.pick(item, {
    Id: true,
    Name: true,
    Code: true,
    Narration: true,
    Status: true,
    ItemTypeId: true,
    ItemGroupId: true,
    Brand: true,
    HSN: true,
    LastUpdatedOn: true,
    Tint: true,
  }).shape,
  /** Pass it back when saving. */
  Rev: z.int(),
  Aliases: z.array(z.string()),
  LeadTimeMinutes: z.int(),
  Images: z.array(z.object({ Hash: z.string(), Url: z.string() })),
  Taxes: z.array(taxFromDate),
  Units: z.array(
    z.object({
      ...z.pick(unit, {
        UnitId: true,
        Name: true,
        Rate: true,
        Mrp: true,
        RateWithTax: true,
        Stock: true,
        MaxPerOrder: true,
      }).shape,
      Net: z.nullable(z.object({ Value: z.number(), Measure: z.enum(['g', 'ml', 'piece']) })),
      IsHidden: z.boolean(),
    }),
  ),
  Declarations: declarations,
  Hindi: f.hindi('Name', 'Narration'),
});

export type EditedItem = z.infer<typeof editedItem>;

const savedUnit = z.object({
  UnitId: z._default(f.idOrZero, 0),
  Name: f.name(40),
  MaxPerOrder: z.int().check(z.gte(1), z.lte(maxLineQuantity)),
  Net: z.nullable(packQuantity),
  IsHidden: z._default(z.boolean(), false),
  Price: z.optional(
    z.object({
      Rate: f.priceField,
      Mrp: f.priceField,
      Stock: z.int().check(z.gte(0), z.lte(maxUnitStock)),
    }),
  ),
});

const savedFields = z.omit(itemBody, { Id: true, TaxPercent: true, Units: true, Status: true });

export const itemFormOperations = {
  readItem: operation({
    ...base,
    operationId: 'read-item',
    specId: 'I31',
    method: 'GET',
    path: '/api/admin/catalog/item',
    match: params('ItemId'),
    auth: staffItems,
    query: z.object({ ItemId: f.idParam }),
    response: editedItem,
    summary:
      'One item in any status with everything that staff can change, and its revision. Taxes are all that were and will be in effect. Prices are those of today for everyone, 0 while a unit has none.',
  }),
  saveItem: operation({
    ...base,
    operationId: 'save-item',
    specId: 'I30',
    method: 'POST',
    path: '/api/admin/catalog/item',
    match: noParams,
    auth: staffItems,
    body: z.object({
      ItemId: f.id,
      Rev: f.idOrZero,
      ...savedFields.shape,
      Status: z.literal([0, 1]),
      TaxChanges: z.optional(
        z
          .array(z.object({ FromDate: f.isoDate, TaxPercent: taxPercent }))
          .check(z.maxLength(20, 'must have at most 20 entries')),
      ),
      Units: z
        .array(savedUnit)
        .check(z.minLength(1, 'must have at least one unit'), z.maxLength(20)),
    }),
    response: commandResponse,
    errorCodes: [
      'item-changed',
      'code-taken',
      'code-too-short',
      'unknown-item-type',
      'unknown-image',
      'unknown-unit',
      'unit-missing',
      'unit-price-missing',
      'doubled-unit',
      'no-unit-on-sale',
      'declarations-missing',
      'rate-above-mrp',
      'date-past',
      'doubled-date',
      'tax-missing',
      'undo-too-late',
    ],
    summary:
      'Changes everything about an item except prices and stock of its units. Rev must be the current revision, else `item-changed` and nothing is saved. A unit with UnitId 0 is new and needs Price; a known unit ignores it, must be in the list and can be hidden. TaxChanges replaces all GST rates from today on and needs the permission rates; without it they stay. An empty code keeps the current one; another field that is left out is emptied.',
  }),
};
