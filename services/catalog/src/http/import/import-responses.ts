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
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import { itemName } from '../items/item-name.ts';
import { rowErrorText } from '../error-messages/import-row-messages.ts';

interface RowReader {
  readonly catalogIndex: Pick<CatalogIndex, 'findByCode'>;
  readonly language: Language;
}

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
    NewCategoryCount: Math.max(record.newCategoryCount, record.newCategories.length),
    Failure: failure ? toErrorResponse(failure, language) : null,
    CanUndo: canUndo(record, now),
    UndoUntil: until && formatInstant(until),
    UndoneBy: record.undoneBy,
    Restored: record.restored,
    Deleted: record.deleted,
    Kept: record.kept,
  };
};

/** The name of an item in the reader's language, unless the file gives it another one. */
export const shownName = (
  { code = '', name = '' }: { readonly code?: string; readonly name?: string },
  { catalogIndex, language }: RowReader,
): string => {
  const item = catalogIndex.findByCode(code)?.item;
  return item?.name === name ? itemName(item, language) : name;
};

export const toRowResponse = (
  { row, kind, code, name, hasNewCategory, changes, errors }: PreviewRow,
  reader: RowReader,
): ImportRowResponse => ({
  Row: row,
  Kind: kindNames[kind],
  Code: code,
  Name: shownName({ code, name }, reader),
  ...(hasNewCategory ? { HasNewCategory: true } : {}),
  Changes: changes.map(({ field, before, after }) => ({
    Field: field,
    Before: before,
    After: after,
  })),
  Errors: errors.map((error) => toErrorResponse(error, reader.language)),
});

export const toErrorRowResponse = (
  { row, code = '', name = '', cells, errors }: ErrorRow,
  reader: RowReader,
) => ({
  Row: row,
  Code: code,
  Name: shownName({ code, name }, reader),
  Cells: [...cells],
  Errors: errors.map((error) => toErrorResponse(error, reader.language)),
});
