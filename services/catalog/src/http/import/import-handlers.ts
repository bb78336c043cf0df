import { ProblemError } from '@tokri/contracts/problems';
import { commandSucceeded } from '@tokri/contracts/api';
import type { ImportStatusResponse, itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ImportQueue } from '../../application/import/import-queue.ts';
import type { ImportFile, ImportStore } from '../../application/ports/imports.ts';
import { defaultMapping } from '../../domain/import/mapping.ts';
import type { ImportProgress } from '../../domain/import/progress.ts';
import { readMapping } from './mapping-schema.ts';
import { errorEntry } from '../error-messages.ts';

export interface ImportHandlersDeps {
  readonly queue: ImportQueue;
  readonly imports: ImportStore;
  readonly openImportFile: (bytes: Uint8Array) => Promise<ImportFile | null>;
}

const toImportResponse = ({
  importId,
  state,
  rows,
  done,
  created,
  updated,
  errors,
  errorCount,
}: ImportProgress): ImportStatusResponse => ({
  ImportId: importId,
  State: state,
  Rows: rows,
  Done: done,
  Created: created,
  Updated: updated,
  ErrorCount: errorCount,
  Errors: errors.map(({ row, field, message }) => ({ Row: row, Field: field, Message: message })),
});

export const createImportHandlers = ({
  queue,
  imports,
  openImportFile,
}: ImportHandlersDeps): Pick<
  OperationHandlers<typeof itemOperations>,
  'import-items' | 'read-import'
> => ({
  'import-items': async ({ body, file, language, allocateId }) => {
    if (!file)
      throw new ProblemError('bad-input', 'The part `file` is missing.', [
        { field: 'file', rule: 'required', message: 'is missing' },
      ]);
    const parsed =
      body.mapping === undefined || body.mapping === ''
        ? { ok: true as const, mapping: defaultMapping }
        : readMapping(body.mapping);
    if (!parsed.ok) return { body: [errorEntry('bad-mapping', language, parsed.message)] };
    const importFile = await openImportFile(file.buffer);
    if (!importFile) return { body: [errorEntry('not-a-csv', language)] };
    const importId = await queue.add(importFile, parsed.mapping, allocateId);
    return { body: [commandSucceeded(importId, { ImportId: importId })] };
  },
  'read-import': async ({ query }) => {
    const progress = await imports.find(query.ImportId);
    if (!progress) throw new ProblemError('not-found');
    return { body: toImportResponse(progress) };
  },
});
