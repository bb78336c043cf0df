import type {
  ImportRowError,
  ImportRowKind,
  ImportRowResponse,
  ItemImportResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import type { RowError } from '../../domain/import/draft.ts';
import type { ErrorRow, PreviewRow, RowKind } from '../../domain/import/import-batch.ts';
import { canUndo, undoUntil } from '../../domain/import/progress.ts';
import type { ImportRecord } from '../../domain/import/progress.ts';
import { rowErrorText } from './row-error-texts.ts';

export const rowKinds = {
  new: 'created',
  changed: 'updated',
  unchanged: 'unchanged',
  wrong: 'error',
} as const satisfies Record<ImportRowKind, RowKind>;

const kindNames = Object.fromEntries(
  Object.entries(rowKinds).map(([name, kind]) => [kind, name]),
) as Record<RowKind, ImportRowKind>;

const toErrorResponse = (error: RowError, language: Language): ImportRowError => ({
  Row: error.row,
  Field: error.field,
  Column: error.column ?? '',
  Value: error.value ?? '',
  Rule: error.rule ?? '',
  Message: rowErrorText(error, language),
});

export const toImportResponse = (
  record: ImportRecord,
  { language, now }: { readonly language: Language; readonly now: Date },
): ItemImportResponse => {
  const until = undoUntil(record);
  const failure = record.state === 'Refused' ? record.errors.at(-1) : undefined;
  return {
    ImportId: record.importId,
    FileName: record.fileName,
    State: record.state,
    StartedBy: record.startedBy,
    StartedAt: formatInstant(record.startedAt),
    FinishedAt: record.finishedAt && formatInstant(record.finishedAt),
    Rows: record.rows,
    Done: record.done,
    New: record.created,
    Changed: record.updated,
    Unchanged: record.unchanged,
    Wrong: record.errorRows,
    NewCategories: [...record.newCategories],
    Failure: failure ? toErrorResponse(failure, language) : null,
    CanUndo: canUndo(record, now),
    UndoUntil: until && formatInstant(until),
    UndoneBy: record.undoneBy,
    Restored: record.restored,
    Deleted: record.deleted,
    Kept: record.kept,
  };
};

export const toRowResponse = (
  { row, kind, code, name, hasNewCategory, changes, errors }: PreviewRow,
  language: Language,
): ImportRowResponse => ({
  Row: row,
  Kind: kindNames[kind],
  Code: code,
  Name: name,
  ...(hasNewCategory ? { HasNewCategory: true } : {}),
  Changes: changes.map(({ field, before, after }) => ({
    Field: field,
    Before: before,
    After: after,
  })),
  Errors: errors.map((error) => toErrorResponse(error, language)),
});

export const toErrorRowResponse = (
  { row, code = '', name = '', cells, errors }: ErrorRow,
  language: Language,
) => ({
  Row: row,
  Code: code,
  Name: name,
  Cells: [...cells],
  Errors: errors.map((error) => toErrorResponse(error, language)),
});
