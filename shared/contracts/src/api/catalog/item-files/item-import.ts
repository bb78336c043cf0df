import * as z from 'zod/mini';
import { noParams, params, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import { commandResponseWith } from '../../operation/command-response.ts';
import { base, staffItems } from '../item-schemas.ts';

export const importStatus = z.object({
  ImportId: z.int(),
  State: z.enum(['Waiting', 'Checking', 'Importing', 'Done', 'Refused']),
  Rows: z.int(),
  Done: z.int(),
  Created: z.int(),
  Updated: z.int(),
  Errors: z.array(z.object({ Row: z.int(), Field: z.string(), Message: z.string() })),
  ErrorCount: z.int(),
});

export type ImportStatusResponse = z.infer<typeof importStatus>;

export const itemImportOperations = {
  importItems: operation({
    ...base,
    operationId: 'import-items',
    specId: 'I12',
    method: 'POST',
    path: '/api/ItemImport',
    match: noParams,
    auth: staffItems,
    bodyKind: 'multipart',
    timeoutMs: 30_000,
    body: z.object({ mapping: z.optional(z.string()) }),
    response: commandResponseWith({ ImportId: z.int() }),
    errorCodes: ['bad-mapping', 'not-a-csv'],
    summary:
      'Starts an import of the CSV file in field `file` (20 MB at most) with the JSON in field `mapping` (see demo/README.md). Returns immediately.',
  }),
  readImport: operation({
    ...base,
    operationId: 'read-import',
    specId: 'I12',
    method: 'GET',
    path: '/api/ItemImport',
    match: params('ImportId'),
    auth: staffItems,
    query: z.object({ ImportId: f.idParam }),
    response: importStatus,
    summary: 'Progress of an import.',
  }),
};
