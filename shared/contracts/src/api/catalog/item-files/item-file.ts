import * as z from 'zod/mini';
import { commandResponse, commandResponseWith } from '../../operation/command-response.ts';
import { noParams, operation, params } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { exportRowOperations } from './item-export.ts';
import { importFileOperations } from './import-file.ts';
import { itemFileColumns } from '../../../validation/item-file-columns.ts';
import { base, staffItems } from '../item-schemas.ts';

export const importStates = [
  'Waiting',
  'Checking',
  'Checked',
  'Importing',
  'Done',
  'Refused',
  'Stopped',
  'Undoing',
  'Undone',
] as const;

export const importRowKinds = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type ImportRowKind = (typeof importRowKinds)[number];

const rowError = z.object({
  Row: z.int(),
  Field: z.string(),
  /** The column of the file, empty if the value comes from the mapping. */
  Column: z.string(),
  Value: z.string(),
  /** What the value breaks; empty in imports of older releases. */
  Rule: z.string(),
  Message: z.string(),
});
export type ImportRowError = z.infer<typeof rowError>;

const itemImport = z.object({
  ImportId: z.int(),
  FileName: z.string(),
  State: z.enum(importStates),
  /** Null in imports of older releases. */
  StartedBy: z.nullable(z.int()),
  StartedAt: f.instant,
  FinishedAt: z.nullable(f.instant),
  Rows: z.int(),
  Done: z.int(),
  /** Rows: during a check and after it, what the import would do. */
  New: z.int(),
  Changed: z.int(),
  Unchanged: z.int(),
  Wrong: z.int(),
  /** The first ones; `NewCategoryCount` says how many there are. */
  NewCategories: z.array(z.string()),
  NewCategoryCount: z.optional(z.int()),
  /** Why the file was refused, else null. */
  Failure: z.nullable(rowError),
  CanUndo: z.boolean(),
  UndoUntil: z.nullable(f.instant),
  UndoneBy: z.nullable(z.int()),
  /** Items: what an undo did. */
  Restored: z.int(),
  Deleted: z.int(),
  Kept: z.int(),
});
export type ItemImportResponse = z.infer<typeof itemImport>;

const importRow = z.object({
  Row: z.int(),
  Kind: z.enum(importRowKinds),
  Code: z.string(),
  Name: z.string(),
  /** The import creates the category of the row. */
  HasNewCategory: z.optional(z.boolean()),
  Changes: z.array(
    z.object({ Field: z.enum(itemFileColumns), Before: z.string(), After: z.string() }),
  ),
  Errors: z.array(rowError),
});
export type ImportRowResponse = z.infer<typeof importRow>;

const byImport = { match: params('ImportId'), query: z.object({ ImportId: f.idParam }) };
const command = {
  ...base,
  method: 'POST' as const,
  match: noParams,
  auth: staffItems,
  body: z.object({ ImportId: f.id }),
  response: commandResponse,
};
const maxHeaderLength = 4_000;

export const itemFileOperations = {
  ...exportRowOperations,
  ...importFileOperations,
  checkImport: operation({
    ...base,
    operationId: 'check-import',
    specId: 'I50',
    method: 'POST',
    path: '/api/admin/catalog/imports',
    match: noParams,
    optionalParams: ['FileName'],
    auth: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    query: z.object({ FileName: z.optional(f.text(200)) }),
    body: z.object({ mapping: z.optional(z.string()) }),
    response: commandResponseWith({ ImportId: z.int() }),
    errorCodes: ['bad-mapping', 'not-a-csv'],
    summary:
      'Checks every row of the CSV file in field `file` (20 MB at most) with the JSON in field `mapping` (see demo/README.md) and writes no item. Returns immediately; I53 then imports the same file.',
  }),
  listImports: operation({
    ...base,
    operationId: 'list-imports',
    specId: 'I50',
    method: 'GET',
    path: '/api/admin/catalog/imports',
    match: noParams,
    auth: staffItems,
    isPaginated: true,
    response: z.array(itemImport),
    summary: 'All imports of items, newest first.',
  }),
  readItemImport: operation({
    ...base,
    ...byImport,
    operationId: 'read-item-import',
    specId: 'I50',
    method: 'GET',
    path: '/api/admin/catalog/imports',
    auth: staffItems,
    response: z.extend(itemImport, { Columns: z.array(z.string()) }),
    summary: 'One import: progress, counts and the columns of its file.',
  }),
  listImportRows: operation({
    ...base,
    ...byImport,
    operationId: 'list-import-rows',
    specId: 'I51',
    method: 'GET',
    path: '/api/admin/catalog/import-rows',
    optionalParams: ['Kind'],
    query: z.object({
      ImportId: f.idParam,
      Kind: z.optional(z.enum(importRowKinds, `must be one of ${importRowKinds.join(', ')}`)),
    }),
    auth: staffItems,
    response: z.array(importRow),
    summary:
      'What an import would do with the first 100 rows (of a kind): each field before and after. Kept for 30 days.',
  }),
  listImportErrors: operation({
    ...base,
    ...byImport,
    operationId: 'list-import-errors',
    specId: 'I52',
    method: 'GET',
    path: '/api/admin/catalog/import-errors',
    auth: staffItems,
    isPaginated: true,
    response: z.array(
      z.object({
        Row: z.int(),
        Code: z.optional(z.string()),
        Name: z.optional(z.string()),
        Cells: z.array(z.string()),
        Errors: z.array(rowError),
      }),
    ),
    summary:
      'Rows that are not imported: the row as it stands in the file, and every error in it. Kept for 30 days.',
  }),
  startImport: operation({
    ...command,
    operationId: 'start-import',
    specId: 'I53',
    path: '/api/admin/catalog/import-start',
    errorCodes: ['import-not-checked'],
    summary:
      'Imports the rows of a checked file that have no error. Continues after a restart of the shop.',
  }),
  stopImport: operation({
    ...command,
    operationId: 'stop-import',
    specId: 'I54',
    path: '/api/admin/catalog/import-stop',
    errorCodes: ['import-ended'],
    summary:
      'Stops a check, an import or an undo after the rows at hand, or discards a checked file. Rows that are imported already stay and can be undone.',
  }),
  undoImport: operation({
    ...command,
    operationId: 'undo-import',
    specId: 'I55',
    path: '/api/admin/catalog/import-undo',
    errorCodes: ['import-not-undoable'],
    summary:
      'Gives items what they were before an import of the last 30 days and deletes those it created. Items that somebody changed since are left as they are.',
  }),
  listKeptItems: operation({
    ...base,
    ...byImport,
    operationId: 'list-kept-items',
    specId: 'I55',
    method: 'GET',
    path: '/api/admin/catalog/import-undo',
    auth: staffItems,
    isPaginated: true,
    response: z.array(z.object({ ItemId: z.int(), Code: z.string(), Name: z.string() })),
    summary: 'Items that an undo left as they are, because somebody changed them after the import.',
  }),
  findImportMapping: operation({
    ...base,
    operationId: 'find-import-mapping',
    specId: 'I56',
    method: 'GET',
    path: '/api/admin/catalog/import-mapping',
    match: params('Columns'),
    query: z.object({
      Columns: z
        .string()
        .check(
          z.minLength(1, 'must not be empty'),
          z.maxLength(maxHeaderLength, `must have at most ${maxHeaderLength} characters`),
        ),
    }),
    auth: staffItems,
    response: z.object({ Mapping: z.nullable(z.string()) }),
    summary:
      'The mapping of the last import with the same columns in any order, null without one. `Columns` are names separated by line breaks.',
  }),
};
