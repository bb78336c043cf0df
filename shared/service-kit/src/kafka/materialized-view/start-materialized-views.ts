import { randomUUID } from 'node:crypto';
import type { Logger } from '../../logger/index.ts';
import type { Broker, IncomingMessage } from '../broker/broker.ts';
import { broadcastPauseMs } from '../broker/broker.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import type { MaterializedView } from './materialized-view.ts';
import { parseMessage } from '../broker/parse-message.ts';
import { trackViewProgress } from './view-progress.ts';

export interface RunningMaterializedViews {
  readonly caughtUp: Promise<void>;
  lag(): number;
  /** The oldest of the last fetches of the partitions of a topic, with or without news. */
  lastFetchMs(topic: string): number;
  stop(): Promise<void>;
}

interface AppliedVersion {
  readonly seq: number;
}

export const createViewUpdater = (
  views: readonly MaterializedView[],
  logger: Logger,
): ((message: IncomingMessage) => void) => {
  const byTopic = new Map(
    views.map((view) => [
      view.event.topic.name,
      views.filter(({ event }) => event.topic.name === view.event.topic.name),
    ]),
  );
  const newest = new Map<string, AppliedVersion>();
  return (message) => {
    const recordKey = `${message.topic} ${message.key}`;
    const parsed = parseMessage(message.value);
    if (parsed.kind === 'broken')
      return logger.error(
        { topic: message.topic, offset: message.offset, reason: parsed.reason },
        'state passed over',
      );
    if (parsed.kind === 'event') {
      if ((newest.get(recordKey)?.seq ?? -1) > parsed.event.seq) return undefined;
      newest.set(recordKey, { seq: parsed.event.seq });
    } else newest.delete(recordKey);
    for (const { event, apply } of byTopic.get(message.topic) ?? []) {
      if (parsed.kind === 'tombstone') apply(message.key, null as never);
      else if (parsed.event.type === event.type) {
        const data = event.data.safeParse(parsed.event.data);
        if (data.success) apply(message.key, data.data as never);
        else
          logger.error(
            { topic: message.topic, offset: message.offset, type: event.type },
            'state does not fit its schema',
          );
      }
    }
    return undefined;
  };
};

const findEndOffsets = async (
  broker: Broker,
  topics: readonly string[],
  logger: Logger,
): Promise<Map<string, bigint>> => {
  const endOffsets = new Map<string, bigint>();
  for (const topic of topics) {
    const offsets = await retryBrokerErrors(() => broker.fetchOffsets(topic), {
      operation: `ends of ${topic}`,
      logger,
    });
    for (const { partition, low, high } of offsets)
      if (high > low) endOffsets.set(`${topic}/${partition}`, high);
  }
  return endOffsets;
};

const withoutTopics: RunningMaterializedViews = {
  caughtUp: Promise.resolve(),
  lag: () => 0,
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
  broker,
  views,
  name,
  logger,
}: MaterializedViewsOptions): Promise<RunningMaterializedViews> => {
  const topics = [...new Set(views.map(({ event }) => event.topic.name))];
  if (topics.length === 0) return withoutTopics;
  const apply = createViewUpdater(views, logger);
  const progress = trackViewProgress(await findEndOffsets(broker, topics, logger));
  const subscription = await broker.subscribe({
    group: `${name}.tables.${randomUUID()}`,
    topics,
    from: 'beginning',
    commit: false,
    busyPauseMs: broadcastPauseMs,
    onMessage: (message) => {
      try {
        apply(message);
      } catch (error) {
        logger.error(
          { topic: message.topic, offset: message.offset, error },
          'state could not be applied',
        );
      }
      progress.recordMessage(message);
      return Promise.resolve('done');
    },
    onAssigned: progress.recordAssignment,
    onPartitionsFetched: progress.recordFetch,
  });
  return {
    caughtUp: progress.caughtUp,
    lag: () => subscription.lag(),
    lastFetchMs: progress.lastFetchMs,
    stop: () => subscription.stop(),
  };
};
