import { ProblemError } from '@tokri/contracts/problems';
import { abandonedAfterMs } from '../../domain/import/progress.ts';
import { ImportInterruptedError } from './import-job.ts';
import { runImport } from './run-import.ts';
import type { RunImportDeps } from './run-import.ts';

const maxImports = 3;
const retryAfterSeconds = 30;

export interface ImportQueue {
  /** `begin` stores the import; it runs when the ones before it have ended. */
  add(begin: () => Promise<number | null>): Promise<number | null>;
  resumeAbandoned(): Promise<number>;
  sendHeartbeats(): Promise<void>;
  stop(): Promise<void>;
}

const tooManyImports = (): ProblemError =>
  new ProblemError(
    'overloaded',
    {
      en: 'Other imports are running. Try again in a moment.',
      hi: 'दूसरे इंपोर्ट चल रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
    },
    { retryAfterSeconds },
  );

/** Runs one import at a time, because imports are CPU-bound. */
const createRunner = (deps: RunImportDeps) => {
  const { imports, owner, clock } = deps;
  const activeImports = new Set<number>();
  let isStopping = false;
  let lastImport: Promise<void> = Promise.resolve();
  const throwIfStopping = (): void => {
    if (isStopping) throw new ImportInterruptedError('the process ends');
  };
  const run = async (importId: number): Promise<void> => {
    const now = clock();
    const lease = { owner, now, silentSince: new Date(now.getTime() - abandonedAfterMs) };
    const record = await imports.acquireLease(importId, lease);
    if (record) await runImport(deps, record, throwIfStopping);
  };
  return {
    activeImports,
    isStopping: () => isStopping,
    enqueue: (importId: number, onEnd: () => void): void => {
      activeImports.add(importId);
      lastImport = lastImport
        .then(() => run(importId))
        .catch(deps.onFailure)
        .finally(() => {
          activeImports.delete(importId);
          onEnd();
        });
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await lastImport;
    },
  };
};

export const createImportQueue = (deps: RunImportDeps): ImportQueue => {
  const { imports, owner, clock } = deps;
  const { activeImports, isStopping, enqueue, stop } = createRunner(deps);
  let queuedImports = 0;
  const onEnd = (): void => {
    queuedImports -= 1;
  };
  return {
    add: async (begin) => {
      if (queuedImports >= maxImports || isStopping()) throw tooManyImports();
      queuedImports += 1;
      const importId = await begin().catch((error: unknown) => {
        onEnd();
        throw error;
      });
      if (importId === null) onEnd();
      else enqueue(importId, onEnd);
      return importId;
    },
    resumeAbandoned: async () => {
      if (isStopping()) return 0;
      const silentSince = new Date(clock().getTime() - abandonedAfterMs);
      const abandoned = (await imports.listAbandoned(silentSince)).filter(
        (importId) => !activeImports.has(importId),
      );
      for (const importId of abandoned.slice(0, Math.max(0, maxImports - queuedImports))) {
        queuedImports += 1;
        enqueue(importId, onEnd);
      }
      return abandoned.length;
    },
    sendHeartbeats: async () => {
      for (const importId of activeImports) await imports.heartbeat(importId, owner, clock());
    },
    stop,
  };
};
