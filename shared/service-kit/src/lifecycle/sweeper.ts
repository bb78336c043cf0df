import type { Logger } from '../logger/index.ts';

export interface Sweeper {
  start(): void;
  /** Waits for the sweep at work. */
  stop(): Promise<void>;
}

export interface SweeperParts {
  readonly name: string;
  readonly everyMs: number;
  readonly sweep: () => Promise<unknown>;
  readonly logger: Logger;
}

const jitterShare = 0.2;

/** Repeats `sweep` with a jitter of ±10 %, never over itself; a failure is logged and the next turn comes all the same. */
export const sweeper = ({ name, everyMs, sweep, logger }: SweeperParts): Sweeper => {
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> = Promise.resolve();
  let isStopped = true;

  const turn = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.error({ sweeper: name, error }, 'sweep failed');
    }
    schedule();
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        atWork = turn();
      },
      everyMs * (1 - jitterShare / 2 + Math.random() * jitterShare),
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
      await atWork;
    },
  };
};
