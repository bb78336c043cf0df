import type { Logger } from '../logger/index.ts';
import type { BackgroundWorker } from './background-worker.ts';

export interface PeriodicJobOptions {
  readonly name: string;
  readonly intervalMs: number;
  /** At most this share of the time is spent in runs: after a long one, the pause is longer. */
  readonly maxBusyShare?: number | undefined;
  readonly run: () => Promise<unknown>;
  readonly logger: Logger;
}

const jitterRatio = 0.2;

/** The result of a job that needs no further run. */
export const jobDone = 'done';

export const createPeriodicJob = ({
  name,
  intervalMs,
  maxBusyShare = 1,
  run,
  logger,
}: PeriodicJobOptions): BackgroundWorker => {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();
  let isStopped = true;

  const runOnce = async (): Promise<void> => {
    const startedAtMs = performance.now();
    try {
      if ((await run()) === jobDone) return;
    } catch (error) {
      logger.error({ job: name, error }, 'periodic job failed');
    }
    const runMs = performance.now() - startedAtMs;
    schedule(Math.max(intervalMs, runMs / maxBusyShare - runMs));
  };
  const schedule = (pauseMs: number): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        currentRun = runOnce();
      },
      pauseMs * (1 - jitterRatio / 2 + Math.random() * jitterRatio),
    );
  };
  return {
    name,
    role: 'job',
    start: () => {
      if (!isStopped) return;
      isStopped = false;
      schedule(intervalMs);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await currentRun;
    },
    health: () => ({}),
  };
};
