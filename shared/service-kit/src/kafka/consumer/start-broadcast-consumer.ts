import { randomUUID } from 'node:crypto';
import type { RunningSubscription } from '../broker/broker.ts';
import type { MaterializedView } from '../materialized-view/materialized-view.ts';
import { openViews } from '../materialized-view/open-views.ts';
import type { ViewState } from '../materialized-view/open-views.ts';
import { topicsOf } from './define-consumer.ts';
import { createMessageHandler } from './message-handler.ts';
import type { ConsumerParts } from './message-handler.ts';

export interface RunningConsumer extends RunningSubscription {
  readonly group: string;
}

export interface RunningBroadcastConsumer extends RunningConsumer, ViewState {}

/**
 * Runs a consumer of every process for itself: handlers get what is published from now on, views
 * read their topics from the beginning. Both share one member of one group and its requests.
 */
export const startBroadcastConsumer = async ({
  views: definitions = [],
  ...parts
}: ConsumerParts & {
  readonly views?: readonly MaterializedView[];
}): Promise<RunningBroadcastConsumer> => {
  const { broker, definition, logger } = parts;
  const { group, handlers, busyPauseMs } = definition;
  const eventTopics = topicsOf(handlers);
  const views = await openViews({ broker, views: definitions, logger });
  const shared = views.topics.find((topic) => eventTopics.includes(topic));
  if (shared !== undefined) throw new RangeError(`${shared} has both a view and a handler`);
  const handle = createMessageHandler(parts);
  const isViewTopic = (topic: string): boolean => views.topics.includes(topic);
  const subscription = await broker.subscribe({
    group: `${group}.${randomUUID()}`,
    topics: [...eventTopics, ...views.topics],
    from: (topic) => (isViewTopic(topic) ? 'beginning' : 'now'),
    commit: false,
    busyPauseMs,
    onMessage: (message) =>
      isViewTopic(message.topic) ? views.onMessage(message) : handle(message),
    onAssigned: views.onAssigned,
    onPartitionsFetched: views.onPartitionsFetched,
  });
  return { ...subscription, ...views.state, group };
};
