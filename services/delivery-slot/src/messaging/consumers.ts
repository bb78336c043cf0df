import {
  orderCancelled,
  orderLapsed,
  orderPaymentAccepted,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import { bookFor, bookPaid, freePlaceOf } from '../application/follow-order.ts';
import type { ClaimStore } from '../application/ports/claims.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { SlotStore } from '../application/ports/slots.ts';

/** All that this service hears, and what it does about it. */
export const slotConsumption = (deps: {
  readonly slots: SlotStore;
  readonly claims: ClaimStore;
  readonly clock: Clock;
}): Consumption =>
  consumption({
    group: 'delivery-slot',
    handlers: [
      on(orderPlaced, ({ id, occurredAt, data }) =>
        bookFor(deps, {
          ...data,
          cart: data.cart ?? null,
          isPaidOnline: data.paymentMethod === 'online',
          placedAt: new Date(occurredAt),
          eventId: id,
        }),
      ),
      on(orderPaymentAccepted, ({ id, data }) =>
        bookPaid(deps, { ...data, cart: data.cart ?? null, eventId: id }),
      ),
      on(orderLapsed, ({ id, data }) => freePlaceOf(deps, { ...data, eventId: id })),
      on(orderRejected, ({ id, data }) => freePlaceOf(deps, { ...data, eventId: id })),
      on(orderCancelled, ({ id, data }) => freePlaceOf(deps, { ...data, eventId: id })),
    ],
  });
