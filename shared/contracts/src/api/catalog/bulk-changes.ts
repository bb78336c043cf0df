import * as z from 'zod/mini';
import { maxRupees } from '../../money/money.ts';
import {
  bulkChangeKinds,
  maxImportErrors,
  maxImportRows,
  priceChangeKinds,
  priceRoundings,
} from '../../validation/bulk-changes.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, staffItems } from './item-schemas.ts';
import { hasOneSelection, itemSelection, needsSelection } from './price-fields.ts';
import { staffRates } from './prices.ts';

/** The use case also checks the permission that the kind of the change requires. */
const staffItemsOrRates = { kind: 'staff', permission: 'items', orPermission: 'rates' } as const;

export const bulkChangeStates = ['prepared', 'running', 'done', 'undoing', 'undone'] as const;

const importError = z.object({
  Row: z.int(),
  Column: z.string(),
  Rule: z.string(),
  /** Of the pack that the row names, if there is one. */
  ItemName: z.optional(z.string()),
  UnitName: z.optional(z.string()),
  Message: z.string(),
});

const bulkChange = z.object({
  BatchId: z.string(),
  Kind: z.enum(bulkChangeKinds),
  /** The percentage, rupees, GST percent, status, category, HSN code, or the id of a location. */
  Value: z.string(),
  Rounding: z.enum(priceRoundings),
  /** Empty for changes that apply at once. */
  FromDate: z.string(),
  PartyId: z.int(),
  State: z.enum(bulkChangeStates),
  CreatedAt: f.instant,
  CreatedBy: z.int(),
  Items: z.int(),
  Rows: z.int(),
  /** Rows that the preview already refused. */
  Refused: z.int(),
  /** Rows that have this value already; they are not part of the change. */
  Unchanged: z.int(),
  /** Rows done so far, of the change or of its undo. */
  Done: z.int(),
  /** Rows that were refused while the change ran. */
  Failed: z.int(),
  /** Rows that could not be undone. */
  NotUndone: z.int(),
  ErrorCount: z.int(),
  /** The first errors of an imported file. */
  Errors: z.array(importError),
});
export type BulkChangeResponse = z.infer<typeof bulkChange>;

const problem = z.object({ Code: z.string(), Message: z.string() });

const bulkChangeRow = z.object({
  Row: z.int(),
  ItemId: z.int(),
  ItemName: z.string(),
  Code: z.string(),
  /** 0 and empty unless the row changes a price or a stock. */
  UnitId: z.int(),
  UnitName: z.string(),
  PartyId: z.int(),
  FromDate: z.string(),
  /** The row of an imported file; 0 without a file. */
  FileRow: z.int(),
  /** Prices with tax in rupees, units on the shelf, or the old and new text. */
  Before: z.string(),
  After: z.string(),
  Mrp: z.string(),
  /** Why the preview refuses the row. */
  Rejection: z.nullable(problem),
  /** Why the row was not changed, or not undone. */
  Failure: z.nullable(problem),
});
export type BulkChangeRowResponse = z.infer<typeof bulkChangeRow>;

const prepareErrorCodes = ['batch-id-taken', 'value-invalid', 'nothing-selected'];
const batchId = f.uuid;
const started = commandResponseWith({ BatchId: z.string() });

export const bulkChangeOperations = {
  preparePriceChange: operation({
    ...base,
    operationId: 'prepare-price-change',
    specId: 'I44',
    method: 'POST',
    path: '/api/admin/catalog/price-changes',
    match: noParams,
    auth: staffRates,
    timeoutMs: 20_000,
    response: started,
    errorCodes: [...prepareErrorCodes, 'date-past'],
    body: z
      .object({
        BatchId: batchId,
        ...itemSelection,
        Kind: z.enum(priceChangeKinds),
        Value: z
          .number()
          .check(
            z.gte(-maxRupees, `must be at least -${maxRupees}`),
            z.lte(maxRupees, `must be at most ${maxRupees}`),
          ),
        Rounding: z._default(z.enum(priceRoundings), 'none'),
        FromDate: f.isoDate,
        PartyId: z._default(f.idOrZero, 0),
      })
      .check(needsSelection, hasOneSelection),
    summary:
      'Prepares a change of the price with GST of many items by percent or amount, or of their GST rate (tax), from a date on. Saves nothing in the items: list-bulk-change-rows shows every change, start-bulk-change carries it out. The same BatchId prepares it once.',
  }),
  preparePriceImport: operation({
    ...base,
    operationId: 'prepare-price-import',
    specId: 'I45',
    method: 'POST',
    path: '/api/admin/catalog/price-import',
    match: noParams,
    auth: staffRates,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    response: started,
    errorCodes: ['batch-id-taken', 'rows-invalid'],
    body: z.object({ BatchId: batchId, FromDate: f.isoDate }),
    summary: `Prepares new prices from the rows of a spreadsheet: a JSON list of {Row, UnitId, PartyId, FromDate, RateWithTax or Rate, Mrp}, all texts as typed but Row; RateWithTax is what customers pay, Rate the price before tax, which is taken if a row has both, in the field \`file\`; at most ${maxImportRows} rows. FromDate is for rows without a date. Rows that change nothing are left out, invalid ones are reported with row, column and rule (the first ${maxImportErrors}).`,
  }),
  prepareItemChange: operation({
    ...base,
    operationId: 'prepare-item-change',
    specId: 'I46',
    method: 'POST',
    path: '/api/admin/catalog/item-changes',
    match: noParams,
    auth: staffItems,
    timeoutMs: 20_000,
    response: started,
    errorCodes: prepareErrorCodes,
    body: z
      .object({
        BatchId: batchId,
        ...itemSelection,
        Kind: z.enum(['status', 'category', 'hsn']),
        Value: f.text(20),
      })
      .check(needsSelection, hasOneSelection),
    summary:
      'Prepares a change of status (0 or 1), category (its id) or HSN code of many items, as prepare-price-change does.',
  }),
  listBulkChanges: operation({
    ...base,
    operationId: 'list-bulk-changes',
    specId: 'I47',
    method: 'GET',
    path: '/api/admin/catalog/bulk-changes',
    match: noParams,
    auth: staffItemsOrRates,
    isPaginated: true,
    response: z.array(bulkChange),
    summary: 'Bulk changes that were started, newest first, of the kinds that the caller may make.',
  }),
  readBulkChange: operation({
    ...base,
    operationId: 'read-bulk-change',
    specId: 'I47',
    method: 'GET',
    path: '/api/admin/catalog/bulk-changes',
    match: params('BatchId'),
    auth: staffItemsOrRates,
    query: z.object({ BatchId: batchId }),
    response: bulkChange,
    summary: 'State and progress of a bulk change.',
  }),
  listBulkChangeRows: operation({
    ...base,
    operationId: 'list-bulk-change-rows',
    specId: 'I47',
    method: 'GET',
    path: '/api/admin/catalog/bulk-change-rows',
    match: params('BatchId'),
    optionalParams: ['Show'],
    auth: staffItemsOrRates,
    isPaginated: true,
    query: z.object({
      BatchId: batchId,
      Show: z.optional(z.literal('problems', 'must be problems')),
    }),
    response: z.array(bulkChangeRow),
    summary: 'Every row of a bulk change with old and new value, or only the rows with a problem.',
  }),
  startBulkChange: operation({
    ...base,
    operationId: 'start-bulk-change',
    specId: 'I48',
    method: 'POST',
    path: '/api/admin/catalog/bulk-changes/start',
    match: noParams,
    auth: staffItemsOrRates,
    response: commandResponse,
    errorCodes: ['unknown-batch', 'nothing-to-change', 'date-past', 'already-undone'],
    body: z.object({ BatchId: batchId }),
    summary:
      'Carries out a prepared change in the background, each item once; a crash delays it only. Rows whose item changed since the preview are refused and listed.',
  }),
  undoBulkChange: operation({
    ...base,
    operationId: 'undo-bulk-change',
    specId: 'I48',
    method: 'POST',
    path: '/api/admin/catalog/bulk-changes/undo',
    match: noParams,
    auth: staffItemsOrRates,
    response: commandResponse,
    errorCodes: ['unknown-batch', 'not-done'],
    body: z.object({ BatchId: batchId }),
    summary:
      'Undoes a change: withdraws rates that have not started, and lets the old price apply again from today on for those that have. Rows that somebody changed since are left as they are and listed.',
  }),
};
