import {
  contactSnapshot,
  orderCancelled,
  orderConfirmed,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  personErased,
} from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import type { ContactReplica } from '@tokri/service-kit/contacts';
import { defineConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  handleOrderConfirmed,
  handleOrderEnded,
  handlePaymentExpired,
  handleOrderPlaced,
} from '../application/orders/handle-order-events.ts';
import type { AddressLocation } from '../application/ports/addresses.ts';
import type { CartStore } from '../application/ports/carts.ts';

export interface ConsumerDeps {
  readonly store: CartStore;
  readonly clock: Clock;
  readonly upsertAddress: ContactReplica<AddressLocation>['upsert'];
  readonly removeAddress: ContactReplica<AddressLocation>['remove'];
  readonly erasePerson: ErasePerson;
}

export const createCartConsumer = (deps: ConsumerDeps): ConsumerDefinition =>
  defineConsumer({
    group: 'cart',
    handlers: [
      on(orderPlaced, ({ id, data }) => handleOrderPlaced(deps, { ...data, eventId: id })),
      on(orderConfirmed, ({ id, data }) => handleOrderConfirmed(deps, { ...data, eventId: id })),
      on(orderRejected, ({ id, data }) => handleOrderEnded(deps, { ...data, eventId: id })),
      on(orderPaymentExpired, ({ id, data }) =>
        handlePaymentExpired(deps, { ...data, eventId: id }),
      ),
      on(personErased, ({ data }) => deps.erasePerson(data)),
      on(orderCancelled, ({ id, data }) => handleOrderEnded(deps, { ...data, eventId: id })),
      on(
        contactSnapshot,
        async ({ key, seq, data }) => {
          if (data.kind === 'address')
            await deps.upsertAddress({
              key,
              seq,
              userId: data.userId,
              pincode: data.pincode,
              stateCode: data.stateCode,
            });
        },
        { onTombstone: deps.removeAddress },
      ),
    ],
  });
