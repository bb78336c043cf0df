import * as z from 'zod/mini';
import { maxImportErrors, maxImportRows } from '../../../validation/bulk-changes.ts';
import { commandResponseWith } from '../../operation/command-response.ts';
import { noParams, operation, params } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { base, staffItems } from '../item-schemas.ts';

const exportedStock = z.object({
  UnitId: z.int(),
  Code: z.string(),
  Name: z.string(),
  UnitName: z.string(),
  /** On the shelf: free to sell and reserved. */
  Counted: z.int(),
  SetAside: z.int(),
  Free: z.int(),
  IsWithdrawn: z.boolean(),
});
export type ExportedStockResponse = z.infer<typeof exportedStock>;

export const stockFileOperations = {
  prepareStockImport: operation({
    ...base,
    operationId: 'prepare-stock-import',
    specId: 'I68',
    method: 'POST',
    path: '/api/admin/catalog/stock-import',
    match: noParams,
    auth: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    response: commandResponseWith({ BatchId: z.string() }),
    errorCodes: ['batch-id-taken', 'rows-invalid', 'unknown-location', 'location-closed'],
    body: z.object({ BatchId: f.uuid, LocationId: f.idParam }),
    summary: `Prepares counted stock of a location from the rows of a spreadsheet: a JSON list of {Row, UnitId, Counted}, the last two as typed, in the field \`file\`; at most ${maxImportRows} rows. Counted is what is on the shelf, units reserved for orders included. Saves no stock: list-bulk-change-rows shows each difference, start-bulk-change records one movement for each row. Rows that change nothing are left out, invalid ones are reported with row, column and rule (the first ${maxImportErrors}).`,
  }),
  exportStock: operation({
    ...base,
    operationId: 'export-stock',
    specId: 'I69',
    method: 'GET',
    path: '/api/admin/catalog/stock-export',
    match: params('LocationId', 'Part'),
    optionalParams: ['After'],
    auth: staffItems,
    timeoutMs: 10_000,
    query: z.object({
      LocationId: f.idParam,
      Part: f.idParam,
      After: z.optional(f.idOrZeroParam),
    }),
    response: z.object({
      Parts: z.int(),
      Rows: z.array(exportedStock),
      /** Of a call with `After`: null after the last part. */
      After: z.optional(z.nullable(z.int())),
    }),
    summary:
      'Stock of every unit at a location, in parts of 500 items by their ids. With After (0, then the After of the part before) no item that is deleted between two parts moves the others.',
  }),
};
