import { orderPlaced } from '@tokri/contracts/events';
import { defineConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { KnownOrder } from '../application/ports.ts';

export const chatConsumption = ({
  open,
}: {
  readonly open: (order: KnownOrder) => Promise<void>;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'chat',
    handlers: [
      on(orderPlaced, ({ data: { orderId, userId, transactionNumber } }) =>
        open({ orderId, userId, transactionNumber }),
      ),
    ],
  });
