import { randomUUID } from 'node:crypto';
import { sha256 } from '@tokri/service-kit/crypto';
import { hourMs } from '@tokri/contracts/dates';
import {
  createBackgroundWorker,
  type BackgroundWorker,
  type ServiceContext,
} from '@tokri/service-kit/lifecycle';
import { createImportQueue } from './application/import/import-queue.ts';
import { removeExpiredImportData } from './application/import/manage-imports.ts';
import type { RunImportDeps } from './application/import/run-import.ts';
import { heartbeatIntervalMs } from './domain/import/progress.ts';
import { parseMapping } from './http/import/import-form.ts';
import { openCsv } from './import-file/csv-file.ts';

const sweepMs = 5_000;

type ImportDeps = Omit<
  RunImportDeps,
  'owner' | 'openImportFile' | 'parseMapping' | 'hashText' | 'onFailure' | 'wait'
>;

/** The queue that runs imports, and what keeps them going after a crash. */
export const composeImport = (
  { logger, periodicJob }: Pick<ServiceContext, 'logger' | 'periodicJob'>,
  deps: ImportDeps,
  isLoaded: () => boolean,
) => {
  const adapters = { owner: randomUUID(), openImportFile: openCsv, parseMapping, hashText: sha256 };
  const queue = createImportQueue({
    ...deps,
    ...adapters,
    onFailure: (error) => {
      logger.error({ error }, 'import failed');
    },
  });
  const workers: readonly BackgroundWorker[] = [
    createBackgroundWorker({ name: 'import queue', role: 'publisher', stop: queue.stop }),
    periodicJob('send-import-heartbeats', heartbeatIntervalMs, queue.sendHeartbeats),
    periodicJob('resume-abandoned-imports', sweepMs, async () => {
      if (isLoaded()) await queue.resumeAbandoned();
    }),
    periodicJob('remove-expired-import-data', hourMs, () => removeExpiredImportData(deps)),
  ];
  return { handlerDeps: { ...adapters, queue }, workers };
};
