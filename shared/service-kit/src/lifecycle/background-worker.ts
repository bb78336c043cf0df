import type { TopicPlan } from '../kafka/index.ts';

export interface OutboxFigures {
  readonly aggregate: string;
  readonly pending: number;
  readonly oldestMs: number;
}

export interface WorkerHealth {
  readonly lag?: number;
  readonly fetchAgeMs?: number;
  readonly hasCaughtUp?: boolean;
  readonly outboxes?: readonly OutboxFigures[];
}

/**
 * Publishers start first and stop last: what consumers and jobs write while stopping is still
 * published.
 */
export const workerRoles = ['publisher', 'consumer', 'job'] as const;
export type WorkerRole = (typeof workerRoles)[number];

export interface BackgroundWorker {
  readonly name: string;
  readonly role: WorkerRole;
  readonly topics?: readonly TopicPlan[];
  start(): void | Promise<void>;
  stop(): Promise<void>;
  health(): WorkerHealth;
}

export const createBackgroundWorker = (
  worker: Pick<BackgroundWorker, 'name' | 'role' | 'stop'> & Partial<BackgroundWorker>,
): BackgroundWorker => ({ start: () => undefined, health: () => ({}), ...worker });
