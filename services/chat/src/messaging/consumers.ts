import { orderPlaced } from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import type { KnownOrder } from '../application/ports.ts';

/** All that this service hears: whose an order is stands in its first event and never changes. */
export const chatConsumption = ({
  open,
}: {
  readonly open: (order: KnownOrder) => Promise<void>;
}): Consumption =>
  consumption({
    group: 'chat',
    handlers: [
      on(orderPlaced, ({ data: { orderId, userId, transactionNumber } }) =>
        open({ orderId, userId, transactionNumber }),
      ),
    ],
  });
