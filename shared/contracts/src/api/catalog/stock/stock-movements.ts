import * as z from 'zod/mini';
import {
  correctionReasons,
  maxMovementAgeSeconds,
  maxMovementNoteLength,
  maxUnitStock,
  staffMovementKinds,
  stockChangeKinds,
} from '../../../validation/stock-movements.ts';
import { commandResponseWith } from '../../operation/command-response.ts';
import { noParams, operation, params } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { base, staffItems } from '../item-schemas.ts';
import {
  agesInOrder,
  fieldsOfItsKind,
  needsCount,
  needsNote,
  needsQuantity,
  needsReason,
  needsShown,
  needsUndone,
} from './stock-movement-rules.ts';

const path = '/api/admin/catalog/stock-movements';
const quantity = z.int().check(z.gte(0), z.lte(maxUnitStock));
const age = z.int().check(z.gte(0), z.lte(maxMovementAgeSeconds));
const cursorPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w:-]{1,80}$/;
const hasDate = (cursor: string): boolean =>
  !Number.isNaN(Date.parse(cursor.slice(0, cursor.indexOf('~'))));
const defaultPageSize = 50;

const countFields = {
  /** Free to sell, also while the unit is not for sale there. */
  Free: z.int(),
  /** Reserved: ordered and not packed yet, so still on the shelf, but for those that are short. */
  SetAside: z.int(),
  /** How many of the reserved units are not on the shelf. */
  Short: z.optional(z.int()),
  IsWithdrawn: z.boolean(),
};
const stockCount = z.object({ UnitId: z.int(), LocationId: z.int(), ...countFields });
export type StockCountResponse = z.infer<typeof stockCount>;

const stockAlerts = z.object({
  LocationId: z.int(),
  /** Items on sale with a unit that is running out. */
  Low: z.int(),
  /** Items on sale with a unit that is sold out. */
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
  /** When staff made the change, if their device could not send it at once. */
  MadeAt: z.optional(f.instant),
  Kind: z.enum([...staffMovementKinds, 'order']),
  UnitId: z.int(),
  ItemId: z.int(),
  /** In the language of the request; empty for what is no longer in the catalog. */
  ItemName: z.optional(z.string()),
  UnitName: z.optional(z.string()),
  LocationId: z.int(),
  /** What it added to the stock that is free to sell; of an order, what it holds of it now. */
  Change: z.int(),
  /** Free to sell before and after, below 0 when orders were short. Null for orders. */
  Before: z.nullable(z.int()),
  After: z.nullable(z.int()),
  /** Reserved at that time: with Before and After it makes what was on the shelf. */
  SetAside: z.optional(z.int()),
  Reason: z.union([z.enum(correctionReasons), z.literal('')]),
  Note: z.string(),
  /** 0 for orders, and for the stock that a unit started with. */
  StaffId: z.int(),
  /** The movement that an undo takes back; else empty. */
  Undone: z.string(),
  /** 0 unless it is of an order, or of what packing it showed. */
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
      'location-closed',
      'stock-changed',
      'stock-too-large',
      'unknown-movement',
      'later-change-stands',
      'movement-too-old',
      'movement-id-taken',
    ],
    timeoutMs: 10_000,
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
        /** How long the change has waited on the device; not a time, because its clock may be wrong. */
        MadeSecondsAgo: z.optional(age),
        /** How old the figures were that staff saw. */
        SeenSecondsAgo: z.optional(age),
      })
      .check(
        needsQuantity,
        needsCount,
        needsReason,
        needsNote,
        needsUndone,
        ...fieldsOfItsKind,
        agesInOrder,
        needsShown,
      ),
    response: commandResponseWith(countFields),
    summary:
      'Changes the stock of a unit at a location and keeps the movement. A field that the kind does not take is refused. Id is chosen by the caller; a repeated request with the same Id counts once, as long as the movement is kept (72 months); for another change the Id is taken. `receive` adds Quantity. `correct` says that Quantity units are on the shelf, those that are reserved for orders included; only it takes Reason, Note and Shown; when Shown is given and no longer that number, nothing is saved and the answer is `stock-changed` with the current figures; SeenSecondsAgo needs Shown then. `sold-out` leaves 0 free to sell. A count below the units that are reserved leaves orders Short: what is cancelled or received fills that first, and nothing can be ordered until then. `withdraw` takes the unit off sale at this location whatever is in stock, `relist` puts it back. With SeenSecondsAgo a sold-out mark and these two are refused with `stock-changed` when other staff have changed the same since then, and `receive` when the stock was counted or set after it was made, because the count may include it; it is at least MadeSecondsAgo. `undo` takes back the movement Undone for 30 days, unless a later count, figure or sold-out mark (for `withdraw` and `relist`: a later one of these) stands.',
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
    query: z
      .object({
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
      })
      .check(f.daysInOrder('From', 'To')),
    response: z.object({
      Movements: z.array(movement),
      /** The value of `Before` for the next page; empty on the last one. */
      Next: z.string(),
    }),
    summary:
      'Movements of stock with the names of item and unit, newest first. `not-found` are units that an order did not get when it was packed and that are not put back on sale, `found` are units that it got although the count had none. Those of orders are listed for one UnitId only, one for each order with its steps. Reservations without `begunAt` are not listed.',
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
