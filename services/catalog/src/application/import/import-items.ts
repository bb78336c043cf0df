import { createRowMapper } from '../../domain/import/map-row.ts';
import type { ItemDraft } from '../../domain/import/draft.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import {
  beginImport,
  interruptedError,
  refuseImport,
  withErrors,
} from '../../domain/import/progress.ts';
import type { ImportProgress } from '../../domain/import/progress.ts';
import { mapRows, maxRows } from './map-rows.ts';
import { createCategoryFinder } from '../categories/find-or-create-category.ts';
import type { FindOrCreateCategoryDeps } from '../categories/find-or-create-category.ts';
import { ImportFileError } from '../ports/imports.ts';
import type { ImportFile, ImportStore } from '../ports/imports.ts';
import type { ImageStore } from '../ports/images.ts';
import { retryImportWrite } from './retry-import-write.ts';
import type { Sleep } from './retry-import-write.ts';
import { writeDrafts } from './write-drafts.ts';
import type { ImportLookups, WriteDraftsDeps } from './write-drafts.ts';

export interface ImportItemsDeps extends WriteDraftsDeps, FindOrCreateCategoryDeps {
  readonly imports: ImportStore;
  readonly imageStore: ImageStore;
  readonly onFailure: (error: unknown) => void;
  readonly wait?: Sleep;
}

export interface ImportJob {
  readonly importId: number;
  readonly file: ImportFile;
  readonly mapping: ItemMapping;
  readonly isStopping: () => boolean;
}

const batchSize = 500;
const progressSaveIntervalMs = 500;

const shutdownMessage =
  'was interrupted because the shop restarted; send the file again, nothing is imported twice';

class ImportAbandonedError extends Error {
  override readonly name = 'ImportAbandonedError';
}

const createProgressTracker = (
  { imports, clock, wait }: ImportItemsDeps,
  initial: ImportProgress,
) => {
  let progress = initial;
  let savedAt = 0;
  const save = async (): Promise<void> => {
    savedAt = performance.now();
    if (!(await retryImportWrite(() => imports.save(progress), wait)))
      throw new ImportAbandonedError(`import ${progress.importId} was ended as abandoned`);
  };
  return {
    get: () => progress,
    set: (change: (current: ImportProgress) => ImportProgress): void => {
      progress = { ...change(progress), movedAt: clock() };
    },
    save,
    saveThrottled: async (): Promise<void> => {
      if (performance.now() - savedAt >= progressSaveIntervalMs) await save();
    },
  };
};
type ProgressTracker = ReturnType<typeof createProgressTracker>;

const findMissingColumn = async ({ file, mapping }: ImportJob): Promise<string | undefined> => {
  const columns = new Set(await file.columns());
  return mapping.requiredColumns.find((name) => !columns.has(name));
};

const checkRows = async (tracker: ProgressTracker, job: ImportJob): Promise<void> => {
  for await (const mapped of mapRows(job.file.rows(), createRowMapper(job.mapping))) {
    tracker.set((progress) => ({
      ...('errors' in mapped ? withErrors(progress, mapped.errors) : progress),
      rows: progress.rows + 1,
      done: progress.done + 1,
    }));
    if (tracker.get().rows > maxRows)
      throw new ImportFileError(tracker.get().rows, `is one row too many: at most ${maxRows}`);
    if (job.isStopping()) throw new ImportFileError(0, shutdownMessage);
    await tracker.saveThrottled();
  }
};

const loadLookups = async (deps: ImportItemsDeps, mapping: ItemMapping): Promise<ImportLookups> => {
  const imageHashes = await deps.imageStore.listNames();
  return {
    imageHashes,
    sharedImages: new Set(imageHashes.values()),
    findCategory: createCategoryFinder(deps, {
      itemGroups: mapping.itemGroups,
      itemTypes: mapping.itemTypes,
      imageHashes,
    }),
  };
};

const writeAll = async (
  deps: ImportItemsDeps,
  tracker: ProgressTracker,
  job: ImportJob,
): Promise<void> => {
  const lookups = await retryImportWrite(() => loadLookups(deps, job.mapping), deps.wait);
  let batch: ItemDraft[] = [];
  let writing: Promise<void> = Promise.resolve();
  const writeBatch = async (drafts: readonly ItemDraft[]): Promise<void> => {
    // Items are matched by code, so a batch can be written again after a partial failure.
    const { created, updated, errors } = await retryImportWrite(
      () => writeDrafts(deps, lookups, drafts),
      deps.wait,
    );
    tracker.set((progress) => ({
      ...withErrors(progress, errors),
      done: progress.done + drafts.length,
      created: progress.created + created,
      updated: progress.updated + updated,
    }));
    await tracker.saveThrottled();
  };
  const flush = async (): Promise<void> => {
    await writing;
    writing = writeBatch(batch);
    // The next flush awaits and reports this failure. Without a handler it would be an unhandled
    // rejection.
    writing.catch(() => undefined);
    batch = [];
  };
  try {
    for await (const mapped of mapRows(job.file.rows(), createRowMapper(job.mapping))) {
      if (job.isStopping()) throw new ImportFileError(0, shutdownMessage);
      if ('draft' in mapped) batch.push(mapped.draft);
      else tracker.set((progress) => ({ ...progress, done: progress.done + 1 }));
      if (batch.length >= batchSize) await flush();
    }
    if (batch.length > 0) await flush();
  } finally {
    await writing;
  }
};

const runImport = async (
  deps: ImportItemsDeps,
  tracker: ProgressTracker,
  job: ImportJob,
): Promise<void> => {
  if (job.isStopping()) throw new ImportFileError(0, shutdownMessage);
  tracker.set((progress) => ({ ...progress, state: 'Checking' }));
  await tracker.save();
  const refuse = (row: number, field: string, message: string): void => {
    tracker.set((progress) => refuseImport(progress, { row, field, message }, deps.clock()));
  };
  const missingColumn = await findMissingColumn(job);
  if (missingColumn !== undefined) return refuse(1, missingColumn, 'is missing in the header');
  await checkRows(tracker, job);
  if (tracker.get().rows === 0) return refuse(1, '', 'has no rows below it');
  if (job.mapping.onError === 'refuse' && tracker.get().errorCount > 0)
    return tracker.set((progress) => ({ ...progress, state: 'Refused' }));
  tracker.set((progress) => ({ ...progress, state: 'Importing', done: 0 }));
  await tracker.save();
  await writeAll(deps, tracker, job);
  tracker.set((progress) => ({ ...progress, state: 'Done' }));
};

/** Runs one import to its end. Never throws: failures are recorded in the import's own errors. */
export const importItems = async (deps: ImportItemsDeps, job: ImportJob): Promise<void> => {
  const tracker = createProgressTracker(deps, beginImport(job.importId, deps.clock()));
  try {
    await runImport(deps, tracker, job);
  } catch (error) {
    const isFileError = error instanceof ImportFileError;
    if (!isFileError) deps.onFailure(error);
    if (error instanceof ImportAbandonedError) return;
    tracker.set((progress) =>
      refuseImport(
        progress,
        isFileError ? { row: error.row, field: '', message: error.message } : interruptedError,
        deps.clock(),
      ),
    );
  }
  await tracker.save().catch(deps.onFailure);
};
