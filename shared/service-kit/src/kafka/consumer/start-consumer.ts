import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import { deadLetterTopicPlan } from '../dead-letters/dead-letters.ts';
import { topicsOf } from './define-consumer.ts';
import { createMessageHandler } from './message-handler.ts';
import type { ConsumerParts } from './message-handler.ts';
import { startBroadcastConsumer } from './start-broadcast-consumer.ts';
import type { RunningConsumer } from './start-broadcast-consumer.ts';

/**
 * Runs a consumer. A failed message is retried with backoff while its partition pauses, then goes
 * to the dead-letter topic. The offset moves only after success or that write.
 */
export const startConsumer = async (parts: ConsumerParts): Promise<RunningConsumer> => {
  const { broker, definition, logger } = parts;
  if (definition.kind === 'live') return startBroadcastConsumer(parts);
  const { group, busyPauseMs } = definition;
  const topics = topicsOf(definition.handlers);
  await retryBrokerErrors(
    () => broker.ensureTopics(topics.map((topic) => deadLetterTopicPlan(topic, group))),
    { operation: `dead-letter topics of ${group}`, logger },
  );
  const subscription = await broker.subscribe({
    group,
    topics,
    from: 'beginning',
    commit: true,
    busyPauseMs,
    onMessage: createMessageHandler(parts),
  });
  return { ...subscription, group };
};
