import { runBulkChange, type RunDeps } from './run-bulk-change.ts';

export interface BulkChangeRunner {
  /** Runs in the background; a change that runs here already is not started twice. */
  run(batchId: string): void;
  sendHeartbeats(): Promise<void>;
  /** Takes over changes whose process crashed. */
  resumeStalled(): Promise<number>;
  stop(): Promise<void>;
}

export const bulkHeartbeatMs = 3_000;
const stalledAfterMs = 15_000;

export const createBulkChangeRunner = ({
  onFailure,
  ...deps
}: RunDeps & { readonly onFailure: (error: unknown) => void }): BulkChangeRunner => {
  const runs = new Map<string, Promise<void>>();
  let isStopping = false;
  const run = (batchId: string): void => {
    if (isStopping || runs.has(batchId)) return;
    const finished = runBulkChange(deps, batchId, () => isStopping)
      .catch(onFailure)
      .finally(() => runs.delete(batchId));
    runs.set(batchId, finished);
  };
  return {
    run,
    sendHeartbeats: async () => {
      for (const batchId of runs.keys()) await deps.bulkChanges.heartbeat(batchId, deps.clock());
    },
    resumeStalled: async () => {
      const stalled = await deps.bulkChanges.listStalled(
        new Date(deps.clock().getTime() - stalledAfterMs),
      );
      for (const { batchId } of stalled) run(batchId);
      return stalled.length;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(runs.values());
    },
  };
};
