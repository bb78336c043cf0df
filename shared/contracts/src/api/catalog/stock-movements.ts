import * as z from 'zod/mini';
import {
  correctionReasons,
  maxMovementNoteLength,
  maxUnitStock,
  staffMovementKinds,
  stockChangeKinds,
} from '../../validation/stock-movements.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, staffItems } from './item-schemas.ts';

const path = '/api/admin/catalog/stock-movements';
const quantity = z.int().check(z.gte(0), z.lte(maxUnitStock));
const cursorPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w:-]{1,80}$/;
const hasDate = (cursor: string): boolean =>
  !Number.isNaN(Date.parse(cursor.slice(0, cursor.indexOf('~'))));
const defaultPageSize = 50;

interface Amount {
  Kind: string;
  Quantity?: number | undefined;
}
const needsQuantity = z.refine<Amount>(
  ({ Kind, Quantity = 0 }) => Kind !== 'receive' || Quantity > 0,
  { path: ['Quantity'], error: 'must be above 0' },
);
/** A count that was left out would empty the shelf. */
const needsCount = z.refine<Amount>(
  ({ Kind, Quantity }) => Kind !== 'correct' || Quantity !== undefined,
  { path: ['Quantity'], error: 'must be the units on the shelf' },
);
const needsReason = z.refine<{ Kind: string; Reason?: string | undefined }>(
  ({ Kind, Reason }) => Kind !== 'correct' || Reason !== undefined,
  { path: ['Reason'], error: `must be one of ${correctionReasons.join(', ')}` },
);
const needsNote = z.refine<{ Reason?: string | undefined; Note: string }>(
  ({ Reason, Note }) => Reason !== 'other' || Note !== '',
  { path: ['Note'], error: 'must not be empty' },
);
const needsUndone = z.refine<{ Kind: string; Undone?: string | undefined }>(
  ({ Kind, Undone }) => Kind !== 'undo' || Undone !== undefined,
  { path: ['Undone'], error: 'must be the id of a movement' },
);

const stockCount = z.object({
  UnitId: z.int(),
  LocationId: z.int(),
  /** Free to sell, also while the unit is not for sale there. */
  Free: z.int(),
  /** Reserved: ordered and not packed yet, so still on the shelf. */
  SetAside: z.int(),
  IsWithdrawn: z.boolean(),
});
export type StockCountResponse = z.infer<typeof stockCount>;

const stockAlerts = z.object({
  LocationId: z.int(),
  /** Items on sale of which a unit is running out. */
  Low: z.int(),
  /** Items on sale of which a unit is sold out. */
  Out: z.int(),
});
export type StockAlertsResponse = z.infer<typeof stockAlerts>;

const orderStep = z.object({
  Kind: z.enum(['reserved', 'packed', 'returned']),
  At: f.instant,
});

const movement = z.object({
  Id: z.string(),
  At: f.instant,
  Kind: z.enum([...staffMovementKinds, 'order']),
  UnitId: z.int(),
  ItemId: z.int(),
  /** In the language of the request; empty for what is no longer in the catalog. */
  ItemName: z.optional(z.string()),
  UnitName: z.optional(z.string()),
  LocationId: z.int(),
  /** What it added to the stock that is free to sell; of an order, what it holds of it now. */
  Change: z.int(),
  /** Free to sell before and after. Null for orders. */
  Before: z.nullable(z.int()),
  After: z.nullable(z.int()),
  Reason: z.union([z.enum(correctionReasons), z.literal('')]),
  Note: z.string(),
  /** 0 for orders, and for the stock that a unit started with. */
  StaffId: z.int(),
  /** The movement that an undo takes back; else empty. */
  Undone: z.string(),
  /** 0 unless it is of an order. */
  OrderId: z.int(),
  Steps: z.array(orderStep),
});
export type StockMovementResponse = z.infer<typeof movement>;

export const stockMovementOperations = {
  recordStockMovement: operation({
    ...base,
    operationId: 'record-stock-movement',
    specId: 'I60',
    method: 'POST',
    path,
    match: noParams,
    auth: staffItems,
    errorCodes: [
      'unknown-unit',
      'unknown-location',
      'stock-changed',
      'stock-too-large',
      'unknown-movement',
      'later-change-stands',
      'movement-id-taken',
    ],
    body: z
      .object({
        Id: f.uuid,
        UnitId: f.id,
        LocationId: f.locationId,
        Kind: z.enum(stockChangeKinds, `must be one of ${stockChangeKinds.join(', ')}`),
        Quantity: z.optional(quantity),
        Shown: z._default(z.nullable(quantity), null),
        Reason: z.optional(
          z.enum(correctionReasons, `must be one of ${correctionReasons.join(', ')}`),
        ),
        Note: z._default(f.text(maxMovementNoteLength), ''),
        Undone: z.optional(f.uuid),
      })
      .check(needsQuantity, needsCount, needsReason, needsNote, needsUndone),
    response: commandResponseWith({
      Free: z.int(),
      SetAside: z.int(),
      IsWithdrawn: z.boolean(),
    }),
    summary:
      'Changes the stock of a unit at a location and keeps the movement. Id is chosen by the caller; a repeated request with the same Id counts once, however long ago the first one was; for other stock the Id is taken. `receive` adds Quantity. `correct` says that Quantity units are on the shelf, those that are reserved for orders included; when Shown is given and no longer that number, nothing is saved and the answer is `stock-changed` with the current figures. `sold-out` leaves 0 free to sell. `withdraw` takes the unit off sale at this location whatever is in stock, `relist` puts it back. `undo` takes back the movement Undone, unless a later count, figure or sold-out mark (for `withdraw` and `relist`: a later one of these) stands.',
  }),
  listStockMovements: operation({
    ...base,
    operationId: 'list-stock-movements',
    specId: 'I61',
    method: 'GET',
    path,
    match: noParams,
    optionalParams: ['UnitId', 'LocationId', 'From', 'To', 'Kind', 'Before', 'Limit'],
    auth: staffItems,
    query: z.object({
      UnitId: z.optional(f.idParam),
      LocationId: z.optional(f.idParam),
      From: z.optional(f.isoDate),
      To: z.optional(f.isoDate),
      Kind: z.optional(
        z.enum(
          [...staffMovementKinds, 'order'],
          `must be one of ${[...staffMovementKinds, 'order'].join(', ')}`,
        ),
      ),
      Before: z.optional(
        z
          .string()
          .check(
            z.regex(cursorPattern, 'must be the Next of an earlier page'),
            z.refine(hasDate, 'must be the Next of an earlier page'),
          ),
      ),
      Limit: z._default(f.cursorPageSizeParam, defaultPageSize),
    }),
    response: z.object({
      Movements: z.array(movement),
      /** The value of `Before` for the next page; empty on the last one. */
      Next: z.string(),
    }),
    summary:
      'Movements of stock with the names of item and unit, newest first. Those of orders are listed for one UnitId only, one for each order with its steps. Reservations without `begunAt` are not listed.',
  }),
  listStockCounts: operation({
    ...base,
    operationId: 'list-stock-counts',
    specId: 'I62',
    method: 'GET',
    path: '/api/admin/catalog/stock-counts',
    match: params('UnitIds'),
    optionalParams: ['LocationId'],
    auth: staffItems,
    query: z.object({ UnitIds: f.idListParam, LocationId: z.optional(f.idParam) }),
    response: z.array(stockCount),
    summary:
      'What units have at a location, or at every location that has stock of them: free to sell and reserved for orders.',
  }),
  countStockAlerts: operation({
    ...base,
    operationId: 'count-stock-alerts',
    specId: 'I65',
    method: 'GET',
    path: '/api/admin/catalog/stock-alerts',
    match: noParams,
    auth: staffItems,
    response: z.array(stockAlerts),
    summary:
      'How many items on sale are running out and sold out, at each location that serves an area: what I40 counts with LocationId and Stock. Without areas of location 1.',
  }),
};
