import { ProblemError } from '@tokri/contracts/problems';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import {
  beginImport,
  interruptedError,
  isAbandoned,
  refuseImport,
} from '../../domain/import/progress.ts';
import { importItems } from './import-items.ts';
import type { ImportItemsDeps } from './import-items.ts';
import type { NextId } from '../ports/next-id.ts';
import type { ImportFile } from '../ports/imports.ts';

const maxImports = 3;
const retryAfterSeconds = 30;

export interface ImportQueue {
  add(
    file: ImportFile,
    mapping: ItemMapping,
    allocateId: (next: NextId) => Promise<number>,
  ): Promise<number>;
  start(): void;
  sendHeartbeats(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs one import at a time, because imports are CPU-bound. */
export const createImportQueue = (deps: ImportItemsDeps): ImportQueue => {
  let queuedImports = 0;
  const activeImports = new Set<number>();
  let isStopping = false;
  let lastImport: Promise<void> = Promise.resolve();
  return {
    add: async (file, mapping, allocateId) => {
      if (queuedImports >= maxImports || isStopping)
        throw new ProblemError(
          'overloaded',
          {
            en: 'Other imports are running. Try again in a moment.',
            hi: 'दूसरे इम्पोर्ट चल रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
          },
          {
            retryAfterSeconds,
          },
        );
      queuedImports += 1;
      try {
        const importId = await allocateId(deps.imports.nextId);
        await deps.imports.begin(beginImport(importId, deps.clock()));
        activeImports.add(importId);
        lastImport = lastImport
          .then(() => importItems(deps, { importId, file, mapping, isStopping: () => isStopping }))
          .finally(() => {
            activeImports.delete(importId);
            queuedImports -= 1;
          });
        return importId;
      } catch (error) {
        queuedImports -= 1;
        throw error;
      }
    },
    start: () => undefined,
    sendHeartbeats: async () => {
      for (const importId of activeImports) await deps.imports.heartbeat(importId, deps.clock());
    },
    stop: async () => {
      isStopping = true;
      await lastImport;
    },
  };
};

export const endAbandonedImports = async ({
  imports,
  clock,
}: Pick<ImportItemsDeps, 'imports' | 'clock'>): Promise<number> => {
  const now = clock();
  let ended = 0;
  for (const progress of await imports.listUnfinished()) {
    if (
      isAbandoned(progress, now) &&
      (await imports.end(progress, refuseImport(progress, interruptedError, now)))
    )
      ended += 1;
  }
  return ended;
};
