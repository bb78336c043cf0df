import { importSampleRows, itemExportPageSize } from '@tokri/contracts/api';
import type { itemFileOperations } from '@tokri/contracts/api';
import { commandSucceeded } from '@tokri/contracts/api';
import { ProblemError } from '@tokri/contracts/problems';
import type { Result } from '@tokri/contracts/result';
import { itemFileColumns } from '@tokri/contracts/validation';
import type { Language } from '@tokri/contracts/language';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  recheckImport,
  startImport,
  stopImport,
  submitImport,
  undoImport,
} from '../../application/import/manage-imports.ts';
import type { ManageImportsDeps } from '../../application/import/manage-imports.ts';
import { readImportFile } from '../../application/import/read-import-file.ts';
import { listExportRows } from '../../application/search/list-export-rows.ts';
import type { ListStaffItemsDeps } from '../../application/search/list-staff-items.ts';
import type { OpenImportFile } from '../../application/ports/imports.ts';
import type { ImportPass } from '../../domain/import/import-batch.ts';
import type { ImportRecord } from '../../domain/import/progress.ts';
import { errorEntry } from '../error-messages/error-entry.ts';
import { toItemFilter } from '../items/staff-items-query.ts';
import { readMapping } from './mapping-schema.ts';
import { badMappingEntry, formErrorEntry, readImportForm } from './import-form.ts';
import {
  rowKinds,
  shownName,
  toErrorRowResponse,
  toImportResponse,
  toRowResponse,
} from './import-responses.ts';

export interface ItemFileHandlersDeps extends ManageImportsDeps, ListStaffItemsDeps {
  readonly openImportFile: OpenImportFile;
}

type ErrorCode = 'import-not-checked' | 'import-ended' | 'import-not-undoable';

const toResponse = (result: Result<number, ErrorCode | 'not-found'>, language: Language) => {
  if (result.ok) return { body: [commandSucceeded(result.value)] };
  if (result.code === 'not-found') throw new ProblemError('not-found');
  return { body: [errorEntry(result.code, language)] };
};

const findRecord = async (
  imports: ManageImportsDeps['imports'],
  importId: number,
): Promise<ImportRecord> => {
  const record = await imports.find(importId);
  if (!record) throw new ProblemError('not-found');
  return record;
};

/** Once rows are written, the errors of the check no longer count. */
const passOf = ({ hasWritten }: ImportRecord): ImportPass => (hasWritten ? 'import' : 'check');

const createImportReads = ({
  imports,
  clock,
  files,
  openImportFile,
}: ItemFileHandlersDeps): Pick<
  OperationHandlers<typeof itemFileOperations>,
  'list-imports' | 'read-item-import' | 'read-import-file' | 'find-import-mapping'
> => {
  return {
    'list-imports': async ({ pagination, language }) => {
      const { entries, total } = await imports.list(pagination);
      return {
        total,
        body: entries.map((record) => toImportResponse(record, { language, now: clock() })),
      };
    },
    'read-item-import': async ({ query, language }) => {
      const record = await findRecord(imports, query.ImportId);
      return {
        body: {
          ...toImportResponse(record, { language, now: clock() }),
          Columns: [...record.header],
        },
      };
    },
    'read-import-file': async ({ query }) => {
      const sample = await readImportFile(
        { imports, files, openImportFile },
        query.ImportId,
        importSampleRows,
      );
      if (!sample) throw new ProblemError('not-found');
      return {
        body: {
          Columns: [...sample.columns],
          Rows: sample.rows.map((cells) => [...cells]),
          Mapping: sample.mapping,
        },
      };
    },
    'find-import-mapping': async ({ query }) => ({
      body: { Mapping: await imports.findMapping(query.Columns.split('\n')) },
    }),
  };
};

const createRowReads = ({
  imports,
  batches,
  catalogIndex,
}: ItemFileHandlersDeps): Pick<
  OperationHandlers<typeof itemFileOperations>,
  'list-import-rows' | 'list-import-errors' | 'list-kept-items'
> => ({
  'list-import-rows': async ({ query, language }) => {
    const { importId } = await findRecord(imports, query.ImportId);
    const rows = await batches.listPreview(importId, query.Kind && rowKinds[query.Kind]);
    return { body: rows.map((row) => toRowResponse(row, { catalogIndex, language })) };
  },
  'list-import-errors': async ({ query, pagination, language }) => {
    const record = await findRecord(imports, query.ImportId);
    const { entries, total } = await batches.listErrorRows(
      record.importId,
      passOf(record),
      pagination,
    );
    return {
      total,
      body: entries.map((row) => toErrorRowResponse(row, { catalogIndex, language })),
    };
  },
  'list-kept-items': async ({ query, pagination, language }) => {
    const { importId } = await findRecord(imports, query.ImportId);
    const { entries, total } = await batches.listKept(importId, pagination);
    return {
      total,
      body: entries.map(({ itemId, code, name }) => ({
        ItemId: itemId,
        Code: code,
        Name: shownName({ code, name }, { catalogIndex, language }),
      })),
    };
  },
});

const createImportCommands = (
  deps: ItemFileHandlersDeps,
): Pick<
  OperationHandlers<typeof itemFileOperations>,
  'check-import' | 'recheck-import' | 'start-import' | 'stop-import' | 'undo-import'
> => ({
  'check-import': async ({ query, body, file, language, allocateId, caller }) => {
    const form = await readImportForm(deps.openImportFile, { file, mapping: body.mapping });
    if (!form.ok) return { body: [formErrorEntry(form, language)] };
    const importId = await submitImport(deps, {
      ...form.value,
      task: 'check',
      fileName: query.FileName ?? '',
      startedBy: caller.userId,
      allocateId,
    });
    return { body: [commandSucceeded(importId, { ImportId: importId })] };
  },
  'recheck-import': async ({ body, language }) => {
    const parsed = readMapping(body.Mapping);
    if (!parsed.ok) return { body: [badMappingEntry(parsed.fault, language)] };
    return toResponse(await recheckImport(deps, body.ImportId, body.Mapping), language);
  },
  'start-import': async ({ body, language }) =>
    toResponse(await startImport(deps, body.ImportId), language),
  'stop-import': async ({ body, language }) =>
    toResponse(await stopImport(deps, body.ImportId), language),
  'undo-import': async ({ body, language, caller }) =>
    toResponse(
      await undoImport(deps, { importId: body.ImportId, undoneBy: caller.userId }),
      language,
    ),
});

export const createItemFileHandlers = (
  deps: ItemFileHandlersDeps,
): OperationHandlers<typeof itemFileOperations> => ({
  ...createImportReads(deps),
  ...createRowReads(deps),
  ...createImportCommands(deps),
  'list-export-rows': async ({ query: { After = 0, ...filter } }) => {
    const { rows, after } = listExportRows(deps, toItemFilter(filter), {
      after: After,
      limit: itemExportPageSize,
    });
    return {
      body: { Rows: rows.map((cells) => itemFileColumns.map((name) => cells[name])), After: after },
    };
  },
});
