import {
  deadLetterTopicPlan,
  startConsumer,
  startMaterializedViews,
  topicsOf,
} from '../kafka/index.ts';
import type {
  Broker,
  ConsumerDefinition,
  MaterializedView,
  RunningConsumer,
  RunningMaterializedViews,
} from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import type { BackgroundWorker, WorkerHealth } from './background-worker.ts';

const consumerHealth = (
  running: Pick<RunningConsumer, 'lag' | 'fetchAgeMs'> | undefined,
): WorkerHealth => (running ? { lag: running.lag(), fetchAgeMs: running.fetchAgeMs() } : {});

export const createConsumerWorker = (options: {
  readonly broker: Broker;
  readonly definition: ConsumerDefinition;
  readonly logger: Logger;
}): BackgroundWorker => {
  const { group, handlers, kind } = options.definition;
  let running: RunningConsumer | undefined;
  return {
    name: group,
    role: 'consumer',
    topics:
      kind === 'shared' ? topicsOf(handlers).map((topic) => deadLetterTopicPlan(topic, group)) : [],
    start: async () => {
      running = await startConsumer(options);
    },
    stop: async () => running?.stop(),
    health: () => consumerHealth(running),
  };
};

export const createViewsWorker = (options: {
  readonly broker: Broker;
  readonly views: readonly MaterializedView[];
  readonly name: string;
  readonly logger: Logger;
}): BackgroundWorker => {
  let running: RunningMaterializedViews | undefined;
  let hasCaughtUp = false;
  return {
    name: 'tables',
    role: 'consumer',
    start: async () => {
      running = await startMaterializedViews(options);
      await running.caughtUp;
      hasCaughtUp = true;
    },
    stop: async () => running?.stop(),
    health: () => ({ hasCaughtUp, ...consumerHealth(running) }),
  };
};
