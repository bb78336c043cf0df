import type { Clock } from '@tokri/service-kit/use-case';
import type { ImportProgress } from '../../domain/import/progress.ts';
import { ImportLostError, type ImportStore } from '../ports/imports.ts';
import { retryImportWrite, type Sleep } from './retry-import-write.ts';

export interface ProgressTrackerDeps {
  readonly imports: ImportStore;
  readonly clock: Clock;
  readonly owner: string;
  readonly wait?: Sleep;
}

const progressSaveIntervalMs = 500;

export class ImportStoppedError extends Error {
  override readonly name = 'ImportStoppedError';
}

export const createProgressTracker = (
  { imports, clock, owner, wait }: ProgressTrackerDeps,
  initial: ImportProgress,
) => {
  let progress = initial;
  let savedAt = 0;
  const write = async (): Promise<'saved' | 'stop-requested'> => {
    savedAt = performance.now();
    const result = await retryImportWrite(() => imports.save(progress, owner), wait);
    if (result === 'lost')
      throw new ImportLostError(`import ${progress.importId} runs in another process`);
    return result;
  };
  const save = async (): Promise<void> => {
    if ((await write()) === 'stop-requested') throw new ImportStoppedError('stopped by staff');
  };
  const set = (change: (current: ImportProgress) => ImportProgress): void => {
    progress = { ...change(progress), movedAt: clock() };
  };
  return {
    get: () => progress,
    set,
    save,
    saveThrottled: async (): Promise<void> => {
      if (performance.now() - savedAt >= progressSaveIntervalMs) await save();
    },
    /** The last write of an import, which a request to stop does not prevent. */
    finish: async (change: (current: ImportProgress) => ImportProgress): Promise<void> => {
      set(change);
      await write();
    },
  };
};
export type ProgressTracker = ReturnType<typeof createProgressTracker>;
