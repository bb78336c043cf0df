import {
  interruptedError,
  maxAttempts,
  noCounts,
  refuseImport,
} from '../../domain/import/progress.ts';
import type { ImportRecord } from '../../domain/import/progress.ts';
import type { RowError } from '../../domain/import/draft.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { ImageStore } from '../ports/images.ts';
import { ImportFileError, ImportLostError } from '../ports/imports.ts';
import type { ImportFileStore, OpenImportFile } from '../ports/imports.ts';
import { checkFile, type CheckFileDeps } from './check-file.ts';
import { ImportInterruptedError, type ImportJob } from './import-job.ts';
import type { ImportImages } from './merge-contexts.ts';
import { createProgressTracker, ImportStoppedError } from './progress-tracker.ts';
import type { ProgressTracker, ProgressTrackerDeps } from './progress-tracker.ts';
import { retryImportWrite } from './retry-import-write.ts';
import { undoCategories } from './undo-categories.ts';
import { undoRows, type UndoJob } from './undo-rows.ts';
import { writeRows, type WriteRowsDeps } from './write-rows.ts';

export interface RunImportDeps extends WriteRowsDeps, CheckFileDeps, ProgressTrackerDeps {
  readonly files: ImportFileStore;
  readonly imageStore: ImageStore;
  readonly openImportFile: OpenImportFile;
  /** Null when the JSON is no mapping. */
  readonly parseMapping: (json: string) => ItemMapping | null;
  readonly onFailure: (error: unknown) => void;
}

/** The file cannot be imported at all. */
class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';
  constructor(readonly reason: RowError) {
    super(reason.rule ?? 'refused');
  }
}

const loadImages = async ({ imageStore }: RunImportDeps): Promise<ImportImages> => {
  const hashes = await imageStore.listNames();
  return { hashes, shared: new Set(hashes.values()) };
};

const loadFile = async (
  { files, openImportFile, parseMapping, wait }: RunImportDeps,
  { importId, mapping: json }: ImportRecord,
): Promise<Pick<ImportJob, 'file' | 'mapping'>> => {
  const bytes = await retryImportWrite(() => files.read(importId), wait);
  const file = bytes && (await openImportFile(bytes));
  const mapping = parseMapping(json);
  if (!file || !mapping) throw new ImportRefusedError(interruptedError);
  return { file, mapping };
};

const check = async (
  deps: RunImportDeps,
  job: ImportJob,
  { tracker, images }: { readonly tracker: ProgressTracker; readonly images: ImportImages },
): Promise<void> => {
  tracker.set((progress) => ({
    ...progress,
    ...noCounts,
    state: 'Checking',
    rows: 0,
    done: 0,
    errors: [],
  }));
  await tracker.save();
  const columns = new Set(await job.file.columns());
  const missing = job.mapping.requiredColumns.find((name) => !columns.has(name));
  if (missing !== undefined)
    throw new ImportRefusedError({
      row: 1,
      field: missing,
      rule: 'column-missing',
      detail: missing,
    });
  await checkFile(deps, job, { tracker, images });
  if (tracker.get().rows === 0)
    throw new ImportRefusedError({ row: 1, field: '', rule: 'no-rows' });
};

const write = async (
  deps: RunImportDeps,
  job: ImportJob,
  context: { readonly tracker: ProgressTracker; readonly images: ImportImages },
): Promise<void> => {
  const { tracker } = context;
  tracker.set((progress) => ({
    ...progress,
    ...noCounts,
    state: 'Importing',
    done: 0,
    errors: [],
    hasWritten: true,
  }));
  await tracker.save();
  await writeRows(deps, job, context);
  await tracker.finish((progress) => ({ ...progress, state: 'Done', finishedAt: deps.clock() }));
};

const undo = async (deps: RunImportDeps, job: UndoJob, tracker: ProgressTracker): Promise<void> => {
  tracker.set((progress) => ({ ...progress, done: 0, restored: 0, deleted: 0, kept: 0 }));
  await undoRows(deps, job, tracker);
  await undoCategories(deps, job.importId);
  await tracker.finish((progress) => ({ ...progress, state: 'Undone' }));
};

const toUndoJob = (
  { importId, fencingToken, undoneBy }: ImportRecord,
  throwIfStopping: () => void,
): UndoJob => ({
  importId,
  fencingToken,
  staffId: undoneBy ?? 0,
  operation: 'undo-import',
  throwIfStopping,
});

const runTask = async (
  deps: RunImportDeps,
  record: ImportRecord,
  {
    tracker,
    throwIfStopping,
  }: { readonly tracker: ProgressTracker; readonly throwIfStopping: () => void },
): Promise<void> => {
  const { importId, task, hasWritten } = record;
  throwIfStopping();
  if (record.attempts > maxAttempts) throw new ImportRefusedError(interruptedError);
  if (task === 'undo') return undo(deps, toUndoJob(record, throwIfStopping), tracker);
  const images = await retryImportWrite(() => loadImages(deps), deps.wait);
  const job: ImportJob = {
    ...(await loadFile(deps, record)),
    importId,
    fencingToken: record.fencingToken,
    staffId: record.startedBy ?? 0,
    operation: task === 'import' ? 'start-import' : 'import-items',
    isResumed: record.state === 'Importing',
    throwIfStopping,
  };
  if (task === 'import' || hasWritten) return write(deps, job, { tracker, images });
  await check(deps, job, { tracker, images });
  if (job.mapping.onError === 'refuse' && tracker.get().errorCount > 0)
    return tracker.finish((progress) => ({
      ...progress,
      state: 'Refused',
      finishedAt: deps.clock(),
    }));
  if (task === 'check') return tracker.finish((progress) => ({ ...progress, state: 'Checked' }));
  return write(deps, job, { tracker, images });
};

const toFileFailure = (error: unknown): RowError | null => {
  if (error instanceof ImportRefusedError) return error.reason;
  if (error instanceof ImportFileError)
    return { row: error.row, field: '', rule: error.rule, detail: error.detail };
  return null;
};

/**
 * Runs an import as far as its task goes. Never throws: what is wrong with the file is recorded;
 * after any other failure a process, perhaps this one, resumes the import.
 */
export const runImport = async (
  deps: RunImportDeps,
  record: ImportRecord,
  throwIfStopping: () => void,
): Promise<void> => {
  const tracker = createProgressTracker(deps, record);
  try {
    await runTask(deps, record, { tracker, throwIfStopping });
  } catch (error) {
    if (error instanceof ImportLostError) return deps.onFailure(error);
    const failure = toFileFailure(error);
    if (failure)
      return tracker
        .finish((progress) => refuseImport(progress, failure, deps.clock()))
        .catch(deps.onFailure);
    if (error instanceof ImportStoppedError)
      return tracker
        .finish((progress) => ({
          ...progress,
          state: 'Stopped',
          finishedAt: progress.finishedAt ?? deps.clock(),
        }))
        .catch(deps.onFailure);
    if (!(error instanceof ImportInterruptedError)) deps.onFailure(error);
    await deps.imports.release(record.importId, deps.owner).catch(deps.onFailure);
  }
};
