import { Problem } from '@tokri/contracts';
import type { ItemMapping } from '../domain/import/mapping.ts';
import { beginImport, brokeOff, isAbandoned, refuseImport } from '../domain/import/progress.ts';
import { importItems } from './import-items.ts';
import type { ImportNeeds } from './import-items.ts';
import type { NextId } from './ports/clock-and-ids.ts';
import type { ImportFile } from './ports/imports.ts';

/** Imports that wait or run in one process; each keeps its file in memory. */
const importsMax = 3;
const tryAgainAfterSeconds = 30;

export interface ImportQueue {
  /** Takes a file in and answers at once; it is worked off behind those before it. @throws Problem overloaded. */
  add(
    file: ImportFile,
    mapping: ItemMapping,
    allocateId: (next: NextId) => Promise<number>,
  ): Promise<number>;
  start(): void;
  /** Says of every import that it has that it is still here: also of one that waits for minutes, which nothing else moves. */
  sayAlive(): Promise<void>;
  /** Breaks off at the next batch. */
  stop(): Promise<void>;
}

/** Imports one after another: two at once would only share the same processor. */
export const createImportQueue = (needs: ImportNeeds): ImportQueue => {
  let taken = 0;
  const inHand = new Set<number>();
  let isStopping = false;
  let tail: Promise<void> = Promise.resolve();
  return {
    add: async (file, mapping, allocateId) => {
      if (taken >= importsMax || isStopping)
        throw new Problem('overloaded', 'Other imports are running. Try again in a moment.', {
          retryAfterSeconds: tryAgainAfterSeconds,
        });
      taken += 1;
      try {
        const importId = await allocateId(needs.imports.nextId);
        await needs.imports.begin(beginImport(importId, needs.clock()));
        inHand.add(importId);
        tail = tail
          .then(() => importItems(needs, { importId, file, mapping, isStopping: () => isStopping }))
          .finally(() => {
            inHand.delete(importId);
            taken -= 1;
          });
        return importId;
      } catch (error) {
        taken -= 1;
        throw error;
      }
    },
    start: () => undefined,
    sayAlive: async () => {
      for (const importId of inHand) await needs.imports.stillHere(importId, needs.clock());
    },
    stop: async () => {
      isStopping = true;
      await tail;
    },
  };
};

/** Ends imports whose process is gone, here or in another process, so that nobody waits for them. */
export const endAbandonedImports = async ({
  imports,
  clock,
}: Pick<ImportNeeds, 'imports' | 'clock'>): Promise<number> => {
  const now = clock();
  let ended = 0;
  for (const found of await imports.unfinished()) {
    if (isAbandoned(found, now) && (await imports.end(found, refuseImport(found, brokeOff, now))))
      ended += 1;
  }
  return ended;
};
