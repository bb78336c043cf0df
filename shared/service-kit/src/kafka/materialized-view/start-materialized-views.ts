import { randomUUID } from 'node:crypto';
import type { Logger } from '../../logger/index.ts';
import { broadcastPauseMs } from '../broker/broker.ts';
import type { Broker, RunningSubscription } from '../broker/broker.ts';
import type { MaterializedView } from './materialized-view.ts';
import { openViews } from './open-views.ts';
import type { ViewState } from './open-views.ts';

export interface RunningMaterializedViews extends ViewState, Omit<RunningSubscription, 'joined'> {}

const withoutTopics: RunningMaterializedViews = {
  caughtUp: Promise.resolve(),
  lag: () => 0,
  fetchAgeMs: () => 0,
  lastFetchMs: Date.now,
  stop: () => Promise.resolve(),
};

interface MaterializedViewsOptions {
  readonly broker: Broker;
  readonly views: readonly MaterializedView[];
  readonly name: string;
  readonly logger: Logger;
}

export const startMaterializedViews = async ({
  name,
  ...options
}: MaterializedViewsOptions): Promise<RunningMaterializedViews> => {
  if (options.views.length === 0) return withoutTopics;
  const { topics, state, ...listeners } = await openViews(options);
  const subscription = await options.broker.subscribe({
    group: `${name}.tables.${randomUUID()}`,
    topics,
    from: 'beginning',
    commit: false,
    busyPauseMs: broadcastPauseMs,
    ...listeners,
  });
  return { ...subscription, ...state };
};
