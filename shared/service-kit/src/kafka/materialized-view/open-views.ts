import type { Logger } from '../../logger/index.ts';
import type { Broker, IncomingMessage, Subscription } from '../broker/broker.ts';
import { parseMessage } from '../broker/parse-message.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import type { MaterializedView } from './materialized-view.ts';
import { trackViewProgress } from './view-progress.ts';

export interface ViewState {
  readonly caughtUp: Promise<void>;
  /** The oldest of the last fetches of the partitions of a topic, with or without news. */
  lastFetchMs(topic: string): number;
}

export interface OpenViews extends Required<
  Pick<Subscription, 'onMessage' | 'onAssigned' | 'onPartitionsFetched'>
> {
  readonly topics: readonly string[];
  readonly state: ViewState;
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

/** The part of a subscription that keeps views. Its topics are read from the beginning. */
export const openViews = async ({
  broker,
  views,
  logger,
}: {
  readonly broker: Broker;
  readonly views: readonly MaterializedView[];
  readonly logger: Logger;
}): Promise<OpenViews> => {
  const topics = [...new Set(views.map(({ event }) => event.topic.name))];
  const apply = createViewUpdater(views, logger);
  const progress = trackViewProgress(await findEndOffsets(broker, topics, logger));
  return {
    topics,
    state: { caughtUp: progress.caughtUp, lastFetchMs: progress.lastFetchMs },
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
  };
};
