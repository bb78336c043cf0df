import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { dayMs } from '@tokri/contracts/dates';
import { beginImport, canUndo, importRetentionDays } from '../../domain/import/progress.ts';
import type { ImportRequest, ImportTask } from '../../domain/import/progress.ts';
import type { ImportBatchStore, ImportFileStore, ImportStore } from '../ports/imports.ts';
import type { NextId } from '../ports/next-id.ts';
import type { ImportQueue } from './import-queue.ts';

export interface ManageImportsDeps {
  readonly imports: ImportStore;
  readonly files: ImportFileStore;
  readonly batches: ImportBatchStore;
  readonly queue: ImportQueue;
  readonly clock: Clock;
  readonly owner: string;
}

export interface SubmitImport extends Pick<
  ImportRequest,
  'fileName' | 'startedBy' | 'header' | 'mapping'
> {
  readonly task: ImportTask;
  readonly bytes: Uint8Array;
  readonly allocateId: (next: NextId) => Promise<number>;
}

/** Stores the file before it is imported, so that another process can continue. */
export const submitImport = async (
  { imports, files, queue, clock, owner }: ManageImportsDeps,
  { task, bytes, allocateId, ...request }: SubmitImport,
): Promise<number> => {
  const importId = await queue.add(async () => {
    const id = await allocateId(imports.nextId);
    const now = clock();
    await files.save(id, bytes, now);
    await imports.begin(
      {
        ...beginImport(id, task, now),
        ...request,
        startedAt: now,
        undoneBy: null,
        attempts: 0,
        fencingToken: 0,
      },
      owner,
    );
    return id;
  });
  return importId ?? 0;
};

type ImportResult<Code extends string> = Result<number, Code | 'not-found'>;

const continueImport = async (
  { imports, queue, clock, owner }: ManageImportsDeps,
  importId: number,
  next: { readonly task: ImportTask; readonly mapping?: string },
): Promise<ImportResult<'import-not-checked'>> => {
  if (!(await imports.find(importId))) return err('not-found');
  const started = await queue.add(async () =>
    (await imports.change(importId, {
      from: ['Checked'],
      to: 'Waiting',
      owner,
      now: clock(),
      ...next,
    }))
      ? importId
      : null,
  );
  return started === null ? err('import-not-checked') : ok(importId);
};

export const startImport = (
  deps: ManageImportsDeps,
  importId: number,
): Promise<ImportResult<'import-not-checked'>> =>
  continueImport(deps, importId, { task: 'import' });

/** Checks the stored file of a checked import with another mapping. */
export const recheckImport = (
  deps: ManageImportsDeps,
  importId: number,
  mapping: string,
): Promise<ImportResult<'import-not-checked'>> =>
  continueImport(deps, importId, { task: 'check', mapping });

export const stopImport = async (
  { imports, clock }: ManageImportsDeps,
  importId: number,
): Promise<ImportResult<'import-ended'>> => {
  if (!(await imports.find(importId))) return err('not-found');
  const isDiscarded = await imports.change(importId, {
    from: ['Checked'],
    to: 'Stopped',
    now: clock(),
  });
  return isDiscarded || (await imports.requestStop(importId)) ? ok(importId) : err('import-ended');
};

export const undoImport = async (
  { imports, queue, clock, owner }: ManageImportsDeps,
  { importId, undoneBy }: { readonly importId: number; readonly undoneBy: number },
): Promise<ImportResult<'import-not-undoable'>> => {
  const record = await imports.find(importId);
  if (!record) return err('not-found');
  const now = clock();
  if (!canUndo(record, now)) return err('import-not-undoable');
  const started = await queue.add(async () =>
    (await imports.change(importId, {
      from: [record.state],
      to: 'Undoing',
      task: 'undo',
      owner,
      undoneBy,
      now,
    }))
      ? importId
      : null,
  );
  return started === null ? err('import-not-undoable') : ok(importId);
};

export const removeExpiredImportData = async ({
  files,
  batches,
  clock,
}: Pick<ManageImportsDeps, 'files' | 'batches' | 'clock'>): Promise<void> => {
  const date = new Date(clock().getTime() - importRetentionDays * dayMs);
  await files.removeOlderThan(date);
  await batches.removeOlderThan(date);
};
