import { orderPlaced } from '@tokri/contracts/events';
import { type ConsumerDefinition, defineConsumer, on } from '@tokri/service-kit/kafka';
import type { KnownOrder } from '../application/ports/conversations.ts';

export const createChatConsumer = ({
  createConversation,
}: {
  readonly createConversation: (order: KnownOrder) => Promise<void>;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'chat',
    handlers: [
      on(orderPlaced, ({ data: { orderId, userId, transactionNumber } }) =>
        createConversation({ orderId, userId, transactionNumber }),
      ),
    ],
  });
