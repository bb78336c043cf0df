import {
  orderCancelled,
  orderConfirmed,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  partySnapshot,
  personErased,
} from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import { type ConsumerDefinition, defineConsumer, on } from '@tokri/service-kit/kafka';
import { handleOrderEnded } from '../application/bookings/handle-order-ended.ts';
import { handleOrderPlaced, type OrderRef } from '../application/bookings/handle-order-placed.ts';
import { handlePaymentAccepted } from '../application/bookings/handle-payment-accepted.ts';
import type { EndedOrder } from '../domain/bookings/decide-order-end.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PartyDirectory } from '../application/ports/parties.ts';
import type { QuotaStore } from '../application/ports/quotas.ts';
import type { SlotStore } from '../application/ports/slots.ts';
import { endWaitlistEntries } from '../application/waitlist/end-waitlist-entries.ts';

export const createDeliverySlotConsumer = (deps: {
  readonly slots: SlotStore;
  readonly quotas: QuotaStore;
  readonly parties: Pick<PartyDirectory, 'record'>;
  readonly clock: Clock;
  readonly erasePerson: ErasePerson;
}): ConsumerDefinition => {
  const endOrder =
    (ending: EndedOrder['ending']) =>
    ({ id, data }: { readonly id: string; readonly data: Omit<OrderRef, 'eventId'> }) =>
      handleOrderEnded(deps, { ...data, eventId: id, ending });
  return defineConsumer({
    group: 'delivery-slot',
    handlers: [
      on(personErased, ({ data }) => deps.erasePerson(data)),
      on(partySnapshot, ({ seq, data }) => deps.parties.record(data.partyId, seq)),
      on(orderPlaced, ({ id, occurredAt, data }) =>
        handleOrderPlaced(deps, {
          ...data,
          cart: data.cart ?? null,
          earlierOrderIds: data.earlierOrderIds ?? [],
          isPaidOnline: data.paymentMethod === 'online',
          placedAt: new Date(occurredAt),
          eventId: id,
        }),
      ),
      on(orderPaymentAccepted, ({ id, data }) =>
        handlePaymentAccepted(deps, { ...data, cart: data.cart ?? null, eventId: id }),
      ),
      on(orderConfirmed, ({ occurredAt, data: { userId, companyId, placedAt } }) =>
        endWaitlistEntries(deps, {
          userId,
          companyId: companyId ?? null,
          placedAt: new Date(placedAt ?? occurredAt),
        }),
      ),
      on(orderPaymentExpired, endOrder('payment-expired')),
      on(orderRejected, endOrder('rejected')),
      on(orderCancelled, endOrder('cancelled')),
    ],
  });
};
