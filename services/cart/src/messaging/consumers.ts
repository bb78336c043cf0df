import {
  contactState,
  orderCancelled,
  orderConfirmed,
  orderLapsed,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import {
  emptyCartFor,
  giveCartBack,
  giveLapsedCartBack,
  takeCartFor,
} from '../application/follow-order.ts';
import type { CartStore, Clock } from '../application/ports.ts';

export interface ConsumerNeeds {
  readonly store: CartStore;
  readonly clock: Clock;
  readonly remember: (address: {
    key: string;
    seq: number;
    userId: number;
    pincode: string;
    stateCode: string;
  }) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

/** All that this service hears through its group; shelves and places come by state tables (tables.ts). */
export const cartConsumption = (needs: ConsumerNeeds): Consumption =>
  consumption({
    group: 'cart',
    handlers: [
      on(orderPlaced, ({ id, data }) => takeCartFor(needs, { ...data, eventId: id })),
      on(orderConfirmed, ({ id, data }) => emptyCartFor(needs, { ...data, eventId: id })),
      on(orderRejected, ({ id, data }) => giveCartBack(needs, { ...data, eventId: id })),
      on(orderLapsed, ({ id, data }) => giveLapsedCartBack(needs, { ...data, eventId: id })),
      on(orderCancelled, ({ id, data }) => giveCartBack(needs, { ...data, eventId: id })),
      on(
        contactState,
        async ({ key, seq, data }) => {
          if (data.kind === 'address')
            await needs.remember({
              key,
              seq,
              userId: data.userId,
              pincode: data.pincode,
              stateCode: data.stateCode,
            });
        },
        { onTombstone: needs.forget },
      ),
    ],
  });
