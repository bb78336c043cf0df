import {
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import { type ConsumerDefinition, defineConsumer, on } from '@tokri/service-kit/kafka';
import { handleOrderEnded } from '../application/bookings/handle-order-ended.ts';
import { handleOrderPlaced } from '../application/bookings/handle-order-placed.ts';
import { handlePaymentAccepted } from '../application/bookings/handle-payment-accepted.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { QuotaStore } from '../application/ports/quotas.ts';
import type { SlotStore } from '../application/ports/slots.ts';

export const createDeliverySlotConsumer = (deps: {
  readonly slots: SlotStore;
  readonly quotas: QuotaStore;
  readonly clock: Clock;
}): ConsumerDefinition =>
  defineConsumer({
    group: 'delivery-slot',
    handlers: [
      on(orderPlaced, ({ id, occurredAt, data }) =>
        handleOrderPlaced(deps, {
          ...data,
          cart: data.cart ?? null,
          isPaidOnline: data.paymentMethod === 'online',
          placedAt: new Date(occurredAt),
          eventId: id,
        }),
      ),
      on(orderPaymentAccepted, ({ id, data }) =>
        handlePaymentAccepted(deps, { ...data, cart: data.cart ?? null, eventId: id }),
      ),
      on(orderPaymentExpired, ({ id, data }) => handleOrderEnded(deps, { ...data, eventId: id })),
      on(orderRejected, ({ id, data }) => handleOrderEnded(deps, { ...data, eventId: id })),
      on(orderCancelled, ({ id, data }) => handleOrderEnded(deps, { ...data, eventId: id })),
    ],
  });
