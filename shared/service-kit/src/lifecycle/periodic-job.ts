import type { Logger } from '../logger/index.ts';
import type { BackgroundWorker } from './background-worker.ts';

export interface PeriodicJobOptions {
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => Promise<unknown>;
  readonly logger: Logger;
}

const jitterRatio = 0.2;

/** The result of a job that needs no further run. */
export const jobDone = 'done';

export const createPeriodicJob = ({
  name,
  intervalMs,
  run,
  logger,
}: PeriodicJobOptions): BackgroundWorker => {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();
  let isStopped = true;

  const runOnce = async (): Promise<void> => {
    try {
      if ((await run()) === jobDone) return;
    } catch (error) {
      logger.error({ job: name, error }, 'periodic job failed');
    }
    schedule();
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        currentRun = runOnce();
      },
      intervalMs * (1 - jitterRatio / 2 + Math.random() * jitterRatio),
    );
  };
  return {
    name,
    role: 'job',
    start: () => {
      if (!isStopped) return;
      isStopped = false;
      schedule();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await currentRun;
    },
    health: () => ({}),
  };
};
