import { randomUUID } from 'node:crypto';
import type { Logger } from '../../logger/index.ts';
import type {
  Acknowledgement,
  Broker,
  IncomingMessage,
  RunningSubscription,
} from '../broker/broker.ts';
import { broadcastPauseMs } from '../broker/broker.ts';
import { retryBrokerErrors } from '../broker/retry-broker-errors.ts';
import { deadLetterTopicPlan, isReplayForOtherGroup } from '../dead-letters/dead-letters.ts';
import { topicsOf } from './define-consumer.ts';
import type { ConsumerDefinition } from './define-consumer.ts';
import { dispatchMessage } from './dispatch-message.ts';
import { createFailureHandler } from './failure-handler.ts';

export interface RunningConsumer {
  readonly group: string;
  readonly joined: Promise<void>;
  lag(): number;
  stop(): Promise<void>;
}

interface StartConsumerOptions {
  readonly broker: Broker;
  readonly definition: ConsumerDefinition;
  readonly logger: Logger;
}

/**
 * Runs a consumer. A failed message is retried with backoff while its partition pauses, then goes
 * to the dead-letter topic. The offset moves only after success or that write.
 */
export const startConsumer = async ({
  broker,
  definition,
  logger,
}: StartConsumerOptions): Promise<RunningConsumer> => {
  const { group, handlers, retryPolicy, kind } = definition;
  const byType = new Map(
    handlers.map((handler) => [`${handler.event.topic.name} ${handler.event.type}`, handler]),
  );
  const failures = createFailureHandler({ broker, definition, logger });
  const topics = topicsOf(handlers);

  const onMessage = async (message: IncomingMessage): Promise<Acknowledgement> => {
    if (isReplayForOtherGroup(message, group)) return 'done';
    try {
      if ((await dispatchMessage(byType, message, retryPolicy.deadlineMs)) === 'skipped')
        logger.debug({ group, topic: message.topic, offset: message.offset }, 'message skipped');
      failures.reset(message);
      return 'done';
    } catch (error) {
      return failures.handle(message, error);
    }
  };

  const isBroadcast = kind === 'live';
  if (!isBroadcast)
    await retryBrokerErrors(
      () => broker.ensureTopics(topics.map((topic) => deadLetterTopicPlan(topic, group))),
      { operation: `dead-letter topics of ${group}`, logger },
    );
  const subscription: RunningSubscription = await broker.subscribe({
    group: isBroadcast ? `${group}.${randomUUID()}` : group,
    topics,
    from: isBroadcast ? 'now' : 'beginning',
    commit: !isBroadcast,
    ...(isBroadcast ? { busyPauseMs: broadcastPauseMs } : {}),
    onMessage,
  });
  return {
    group,
    joined: subscription.joined,
    lag: () => subscription.lag(),
    stop: () => subscription.stop(),
  };
};
