import type { ErrorRow, ImportBatch } from '../../domain/import/import-batch.ts';
import { withBatch, withNewCategories } from '../../domain/import/progress.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { ImportBatchStore } from '../ports/imports.ts';
import { createRowChecker } from './check-rows.ts';
import type { ImportJob } from './import-job.ts';
import {
  createCategoryLookup,
  createKnownCategories,
  createMergeContextFactory,
} from './merge-contexts.ts';
import type { ImportImages } from './merge-contexts.ts';
import type { ProgressTracker } from './progress-tracker.ts';
import { retryImportWrite, type Sleep } from './retry-import-write.ts';
import { firstRowOf, listBatches } from './row-batches.ts';

export interface CheckFileDeps {
  readonly catalogIndex: CatalogIndex;
  readonly batches: ImportBatchStore;
  readonly clock: Clock;
  readonly wait?: Sleep;
}

const isWorthStoring = ({ preview, errorRows }: Pick<ImportBatch, 'preview' | 'errorRows'>) =>
  preview.length > 0 || errorRows.length > 0;
const flatErrors = (errorRows: readonly ErrorRow[]) => errorRows.flatMap(({ errors }) => errors);

/** Decides what the import would do with each row of the whole file, and writes no item. */
export const checkFile = async (
  { catalogIndex, batches, clock, wait }: CheckFileDeps,
  job: ImportJob,
  { tracker, images }: { readonly tracker: ProgressTracker; readonly images: ImportImages },
): Promise<void> => {
  const { importId, fencingToken, file, mapping } = job;
  await retryImportWrite(() => batches.remove(importId, 'check', fencingToken), wait);
  const categories = createCategoryLookup(catalogIndex, mapping);
  const toContext = createMergeContextFactory(images, clock());
  const checkRows = createRowChecker({
    catalogIndex,
    createContext: (draft) => toContext(draft, categories.find(draft)),
  });
  for await (const rows of listBatches(file, mapping, createKnownCategories(catalogIndex))) {
    job.throwIfStopping();
    const checked = checkRows(rows);
    if (isWorthStoring(checked))
      await retryImportWrite(
        () =>
          batches.save(
            {
              ...checked,
              importId,
              pass: 'check',
              firstRow: firstRowOf(rows),
              rowCount: rows.length,
              isComplete: true,
              journal: [],
              undone: null,
              writtenAt: clock(),
            },
            fencingToken,
          ),
        wait,
      );
    tracker.set((progress) => ({
      ...withBatch(
        progress,
        { counts: checked.counts, errors: flatErrors(checked.errorRows) },
        rows.length,
      ),
      rows: progress.rows + rows.length,
    }));
    await tracker.saveThrottled();
  }
  tracker.set((progress) => withNewCategories(progress, categories.missing()));
};
