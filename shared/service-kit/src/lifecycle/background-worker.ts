import type { TopicPlan } from '../kafka/index.ts';

export interface WorkerHealth {
  /** Messages that wait to be handled. */
  readonly lag?: number;
}

/** Publishers start first and stop last: what consumers and jobs write on their way down is still published. */
export const workerRoles = ['publisher', 'consumer', 'job'] as const;
export type WorkerRole = (typeof workerRoles)[number];

/** Work that runs beside requests: relays, consumers, views, periodic jobs. `createService` starts and stops it. */
export interface BackgroundWorker {
  readonly name: string;
  readonly role: WorkerRole;
  /** Topics that must exist before any worker starts. */
  readonly topics?: readonly TopicPlan[];
  start(): void | Promise<void>;
  /** Waits for the work in progress. Safe before `start`. */
  stop(): Promise<void>;
  health(): WorkerHealth;
}

/** Makes a worker of a queue or loop that has nothing to start, or no health of its own. */
export const createBackgroundWorker = (
  worker: Pick<BackgroundWorker, 'name' | 'role' | 'stop'> & Partial<BackgroundWorker>,
): BackgroundWorker => ({ start: () => undefined, health: () => ({}), ...worker });
