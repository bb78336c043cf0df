import { orderPlaced } from '@tokri/contracts/events';
import { type ConsumerDefinition, defineConsumer, on } from '@tokri/service-kit/kafka';
import type { KnownOrder } from '../application/ports/conversations.ts';

/** Most orders are confirmed within this time: one fetch brings both events. */
const busyPauseMs = 250;

export const createChatConsumer = ({
  createConversation,
}: {
  readonly createConversation: (order: KnownOrder) => Promise<void>;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'chat',
    busyPauseMs,
    handlers: [
      on(orderPlaced, ({ data: { orderId, userId, transactionNumber } }) =>
        createConversation({ orderId, userId, transactionNumber }),
      ),
    ],
  });
