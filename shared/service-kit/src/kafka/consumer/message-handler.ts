import type { Logger } from '../../logger/index.ts';
import type { Acknowledgement, Broker, IncomingMessage } from '../broker/broker.ts';
import { isReplayForOtherGroup } from '../dead-letters/dead-letters.ts';
import { NotRetriable } from './classify-failure.ts';
import type { ConsumerDefinition } from './define-consumer.ts';
import { dispatchMessage } from './dispatch-message.ts';
import { createFailureHandler } from './failure-handler.ts';

export interface ConsumerParts {
  readonly broker: Broker;
  readonly definition: ConsumerDefinition;
  readonly logger: Logger;
}

/** Passes each message to the handler of its event type and decides what happens to a failed one. */
export const createMessageHandler = ({
  broker,
  definition,
  logger,
}: ConsumerParts): ((message: IncomingMessage) => Promise<Acknowledgement>) => {
  const { group, kind, handlers, retryPolicy, onUnknownType } = definition;
  const dispatch = {
    group,
    handlers: new Map(
      handlers.map((handler) => [`${handler.event.topic.name} ${handler.event.type}`, handler]),
    ),
    deadlineMs: retryPolicy.deadlineMs,
  };
  const failures = createFailureHandler({ broker, definition, logger });
  return async (message) => {
    if (isReplayForOtherGroup(message, group)) return 'done';
    try {
      const result = await dispatchMessage(dispatch, message);
      if (result === 'unknown-type') {
        onUnknownType?.();
        if (kind === 'shared') throw new NotRetriable('this version does not know the event type');
      }
      if (result !== 'handled')
        logger.debug({ group, topic: message.topic, offset: message.offset }, 'message skipped');
      failures.reset(message);
      return 'done';
    } catch (error) {
      return failures.handle(message, error);
    }
  };
};
