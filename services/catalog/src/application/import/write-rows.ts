import type { RowError } from '../../domain/import/draft.ts';
import type { ErrorRow, ImportBatch, JournalEntry } from '../../domain/import/import-batch.ts';
import { countRows, noCounts, withBatch } from '../../domain/import/progress.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { HashText } from '../../domain/import/undo-import.ts';
import { createCategoryFinder } from '../categories/find-or-create-category.ts';
import type { FindOrCreateCategoryDeps } from '../categories/find-or-create-category.ts';
import type { ItemIds, ItemStore } from '../ports/items.ts';
import type { StockStore } from '../ports/stock.ts';
import type { ImportBatchStore } from '../ports/imports.ts';
import type { StaffActionLog } from '../ports/staff-actions.ts';
import type { ImportJob } from './import-job.ts';
import { toErrorRow, type MappedRow } from './map-rows.ts';
import {
  createKnownCategories,
  createMergeContextFactory,
  type ImportImages,
} from './merge-contexts.ts';
import type { RowGroup } from './plan-group.ts';
import type { ProgressTracker } from './progress-tracker.ts';
import { retryImportWrite, type Sleep } from './retry-import-write.ts';
import { firstRowOf, listBatches } from './row-batches.ts';
import { writeGroups, type RecordWritten, type WriteGroupsDeps } from './write-groups.ts';

export interface WriteRowsDeps extends FindOrCreateCategoryDeps {
  readonly itemStore: ItemStore;
  readonly stock: StockStore;
  readonly ids: ItemIds;
  readonly batches: ImportBatchStore;
  readonly staffActions: StaffActionLog;
  readonly hashText: HashText;
  readonly wait?: Sleep;
}

const toGroups = (batch: readonly MappedRow[]): readonly RowGroup[] => {
  const byCode = new Map<string, RowGroup>();
  for (const mapped of batch) {
    if (!('draft' in mapped)) continue;
    const { draft } = mapped;
    const drafts = byCode.get(draft.code)?.drafts ?? [];
    byCode.set(draft.code, { code: draft.code, drafts: [...drafts, draft] });
  }
  return [...byCode.values()];
};

const groupByRow = (errors: readonly RowError[]): ReadonlyMap<number, readonly RowError[]> => {
  const byRow = new Map<number, readonly RowError[]>();
  for (const error of errors) byRow.set(error.row, [...(byRow.get(error.row) ?? []), error]);
  return byRow;
};

const toErrorRows = (
  batch: readonly MappedRow[],
  writeErrors: readonly RowError[],
): readonly ErrorRow[] => {
  const byRow = groupByRow(writeErrors);
  return batch.flatMap((mapped) => {
    const errors = 'errors' in mapped ? mapped.errors : (byRow.get(mapped.row.number) ?? []);
    return errors.length > 0 ? [toErrorRow(mapped, errors)] : [];
  });
};

type FinishedBatch = Pick<ImportBatch, 'counts' | 'errorRows' | 'journal'>;

const createBatchFactory =
  (importId: number, clock: Clock) =>
  (rows: readonly MappedRow[], change: Partial<ImportBatch>): ImportBatch => ({
    importId,
    pass: 'import',
    firstRow: firstRowOf(rows),
    rowCount: rows.length,
    isComplete: false,
    counts: noCounts,
    errorRows: [],
    preview: [],
    journal: [],
    undone: null,
    writtenAt: clock(),
    ...change,
  });

const toBatchAction = (
  { importId, staffId, operation }: ImportJob,
  rows: readonly MappedRow[],
) => ({
  staffId,
  operation,
  subjects: [`import:${importId}`],
  input: { ImportId: importId, FromRow: firstRowOf(rows), Rows: rows.length },
});

const createBatchWriter = (deps: WriteRowsDeps, job: ImportJob, images: ImportImages) => {
  const { importId, fencingToken, mapping } = job;
  const { batches, clock, wait } = deps;
  const findCategory = createCategoryFinder(deps, {
    importId,
    itemGroups: mapping.itemGroups,
    itemTypes: mapping.itemTypes,
    imageHashes: images.hashes,
  });
  const toBatch = createBatchFactory(importId, clock);

  /** `interrupted` is what an earlier process planned for these rows. */
  return async (
    rows: readonly MappedRow[],
    interrupted: readonly JournalEntry[],
  ): Promise<FinishedBatch> => {
    const createContext = createMergeContextFactory(images, clock());
    const groupDeps: WriteGroupsDeps = {
      ...deps,
      contextOf: async (draft) => createContext(draft, await findCategory(draft)),
    };
    const journal = new Map(interrupted.map((entry) => [entry.code, entry]));
    const saveJournal = (): Promise<void> =>
      batches.save(toBatch(rows, { journal: [...journal.values()] }), fencingToken);
    const unrecorded = new Set(journal.keys());
    const recordWritten: RecordWritten = ({ code, before }, stored) => {
      if (unrecorded.delete(code)) deps.itemStore.recordWritten(before, stored);
    };
    const written = await deps.staffActions.record(toBatchAction(job, rows), () =>
      retryImportWrite(
        () => writeGroups(groupDeps, toGroups(rows), { journal, saveJournal, recordWritten }),
        wait,
      ),
    );
    const errorRows = toErrorRows(rows, written.errors);
    const finished: FinishedBatch = {
      errorRows,
      journal: [...journal.values()],
      counts: countRows([...written.kinds.values()], errorRows),
    };
    await retryImportWrite(
      () => batches.save(toBatch(rows, { ...finished, isComplete: true }), fencingToken),
      wait,
    );
    return finished;
  };
};

const flatErrors = (errorRows: readonly ErrorRow[]): readonly RowError[] =>
  errorRows.flatMap(({ errors }) => errors);

/** Writes all rows. Batches that an earlier process finished are only counted. */
export const writeRows = async (
  deps: WriteRowsDeps,
  job: ImportJob,
  { tracker, images }: { readonly tracker: ProgressTracker; readonly images: ImportImages },
): Promise<void> => {
  const { batches, wait } = deps;
  const { importId, isResumed } = job;
  const finished = isResumed
    ? await retryImportWrite(() => batches.listFinished(importId, 'import'), wait)
    : [];
  const finishedByRow = new Map(finished.map((batch) => [batch.firstRow, batch]));
  const isKnownCategory = createKnownCategories(deps.catalogIndex);
  const writeBatch = createBatchWriter(deps, job, images);
  for await (const rows of listBatches(job.file, job.mapping, isKnownCategory)) {
    job.throwIfStopping();
    const firstRow = firstRowOf(rows);
    const stored = finishedByRow.get(firstRow);
    // A former release cut the rows of an item in two.
    const known = stored?.rowCount === rows.length ? stored : undefined;
    const interrupted =
      isResumed && !known
        ? await retryImportWrite(() => batches.find(importId, 'import', firstRow), wait)
        : null;
    const batch = known ?? (await writeBatch(rows, interrupted?.journal ?? []));
    tracker.set((progress) =>
      withBatch(
        progress,
        { counts: batch.counts, errors: flatErrors(batch.errorRows) },
        rows.length,
      ),
    );
    if (!known) await tracker.saveThrottled();
  }
};
