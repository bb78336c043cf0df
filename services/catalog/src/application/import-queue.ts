import { Problem } from '@tokri/contracts';
import type { ItemMapping } from '../domain/import/mapping.ts';
import { abandonedAfterMs, beginImport, refuseImport } from '../domain/import/progress.ts';
import { importItems } from './import-items.ts';
import type { ImportNeeds } from './import-items.ts';
import type { NextId } from './ports/clock-and-ids.ts';
import type { ImportFile } from './ports/imports.ts';

/** Imports that wait or run in one process; each keeps its file in memory. */
const importsMax = 3;
const tryAgainAfterSeconds = 30;

export interface ImportQueue {
  /** Takes a file in and answers at once; it is worked off behind those before it. @throws Problem overloaded. */
  add(file: ImportFile, mapping: ItemMapping, allocateId: (next: NextId) => Promise<number>): Promise<number>;
  start(): void;
  /** Breaks off at the next batch. */
  stop(): Promise<void>;
}

/** Imports one after another: two at once would only share the same processor. */
export const createImportQueue = (needs: ImportNeeds): ImportQueue => {
  let waiting = 0;
  let isStopping = false;
  let tail: Promise<void> = Promise.resolve();
  return {
    add: async (file, mapping, allocateId) => {
      if (waiting >= importsMax || isStopping) throw new Problem('overloaded', 'Other imports are running. Try again in a moment.', { retryAfterSeconds: tryAgainAfterSeconds });
      waiting += 1;
      try {
        const importId = await allocateId(needs.imports.nextId);
        await needs.imports.begin(beginImport(importId, needs.clock()));
        tail = tail.then(() => importItems(needs, { importId, file, mapping, isStopping: () => isStopping })).finally(() => { waiting -= 1; });
        return importId;
      } catch (error) {
        waiting -= 1;
        throw error;
      }
    },
    start: () => undefined,
    stop: async () => {
      isStopping = true;
      await tail;
    },
  };
};

/** Ends imports whose process is gone, so that nobody waits for them. */
export const endAbandonedImports = async ({ imports, clock }: Pick<ImportNeeds, 'imports' | 'clock'>): Promise<number> => {
  const now = clock();
  const abandoned = await imports.abandoned(new Date(now.getTime() - abandonedAfterMs));
  for (const progress of abandoned) await imports.save(refuseImport(progress, { row: 0, field: '', message: 'The import broke off. Send the file again; nothing comes in twice.' }, now));
  return abandoned.length;
};
