import type { Logger } from '../logger/index.ts';

export interface PeriodicJob {
  start(): void;
  /** Waits for the sweep at work. */
  stop(): Promise<void>;
}

export interface PeriodicJobOptions {
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => Promise<unknown>;
  readonly logger: Logger;
}

const jitterRatio = 0.2;

/** Repeats `sweep` with a jitter of ±10 %, never over itself; a failure is logged and the next turn comes all the same. */
export const createPeriodicJob = ({
  name,
  intervalMs: everyMs,
  run: sweep,
  logger,
}: PeriodicJobOptions): PeriodicJob => {
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();
  let isStopped = true;

  const runOnce = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.error({ createPeriodicJob: name, error }, 'sweep failed');
    }
    schedule();
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        currentRun = runOnce();
      },
      everyMs * (1 - jitterRatio / 2 + Math.random() * jitterRatio),
    );
  };
  return {
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
  };
};
