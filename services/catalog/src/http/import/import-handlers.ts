import { ProblemError } from '@tokri/contracts/problems';
import type { Language } from '@tokri/contracts/language';
import { commandSucceeded } from '@tokri/contracts/api';
import type { ImportStatusResponse, itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { submitImport } from '../../application/import/manage-imports.ts';
import type { ManageImportsDeps } from '../../application/import/manage-imports.ts';
import type { OpenImportFile } from '../../application/ports/imports.ts';
import type { ImportProgress, ImportState } from '../../domain/import/progress.ts';
import { formErrorEntry, readImportForm } from './import-form.ts';
import { rowErrorText } from '../error-messages/import-row-messages.ts';

export interface ImportHandlersDeps extends ManageImportsDeps {
  readonly openImportFile: OpenImportFile;
}

const maxFileNameLength = 200;

/** I12 is older than checks, stops and undos. */
const states: Readonly<Record<ImportState, ImportStatusResponse['State']>> = {
  Waiting: 'Waiting',
  Checking: 'Checking',
  Checked: 'Waiting',
  Importing: 'Importing',
  Done: 'Done',
  Refused: 'Refused',
  Stopped: 'Refused',
  Undoing: 'Done',
  Undone: 'Done',
};

const toStatusResponse = (
  { importId, state, rows, done, created, updated, errors, errorCount, hasWritten }: ImportProgress,
  language: Language,
): ImportStatusResponse => ({
  ImportId: importId,
  State: states[state],
  Rows: rows,
  Done: done,
  Created: hasWritten ? created : 0,
  Updated: hasWritten ? updated : 0,
  ErrorCount: errorCount,
  Errors: errors.map((error) => ({
    Row: error.row,
    Field: error.field,
    Message: rowErrorText(error, language),
  })),
});

export const createImportHandlers = (
  deps: ImportHandlersDeps,
): Pick<OperationHandlers<typeof itemOperations>, 'import-items' | 'read-import'> => ({
  'import-items': async ({ body, file, language, allocateId, caller }) => {
    const form = await readImportForm(deps.openImportFile, { file, mapping: body.mapping });
    if (!form.ok) return { body: [formErrorEntry(form, language)] };
    const importId = await submitImport(deps, {
      ...form.value,
      task: 'check-and-import',
      fileName: file?.originalname.slice(0, maxFileNameLength) ?? '',
      startedBy: caller.userId,
      allocateId,
    });
    return { body: [commandSucceeded(importId, { ImportId: importId })] };
  },
  'read-import': async ({ query, language }) => {
    const progress = await deps.imports.find(query.ImportId);
    if (!progress) throw new ProblemError('not-found');
    return { body: toStatusResponse(progress, language) };
  },
});
