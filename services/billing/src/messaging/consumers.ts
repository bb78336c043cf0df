import { orderStatus, type OrderStatus } from '@tokri/contracts/orders';
import {
  contactSnapshot,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  partySnapshot,
  personErased,
} from '@tokri/contracts/events';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import type { ContactReplica } from '@tokri/service-kit/contacts';
import { defineConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import type { PendingReplies } from '@tokri/service-kit/use-case';
import {
  handleCaptureDue,
  handleOrderEnded,
  handlePartiallyFulfilled,
  handleOrderPlaced,
  type OrderEventDeps,
} from '../application/payments/handle-order-events.ts';
import {
  issueCreditNotes,
  issueBills,
  type IssueBillsDeps,
} from '../application/bills/issue-bills.ts';

interface BuyerFields {
  readonly pincode: string;
  readonly stateCode: string;
  readonly sealed: string;
}

export interface ConsumerDeps extends OrderEventDeps, IssueBillsDeps {
  readonly pendingConfirmations: PendingReplies<OrderStatus>;
  readonly upsertBuyer: ContactReplica<BuyerFields>['upsert'];
  readonly removeBuyer: ContactReplica<BuyerFields>['remove'];
  readonly erasePerson: ErasePerson;
}

const orderHandlers = (deps: ConsumerDeps) => [
  on(
    orderPlaced,
    ({
      occurredAt,
      data: {
        orderId,
        userId,
        partyId,
        transactionNumber,
        payablePaise,
        paymentMethod,
        sale = null,
      },
    }) =>
      handleOrderPlaced(deps, {
        orderId,
        userId,
        partyId,
        transactionNumber,
        payablePaise,
        method: paymentMethod,
        placedAt: new Date(occurredAt),
        sale,
      }),
  ),
  on(orderCaptureDue, ({ id, data }) =>
    handleCaptureDue(deps, { orderId: data.orderId, eventId: id }),
  ),
  on(orderConfirmed, async ({ data }) => {
    deps.pendingConfirmations.resolve(data.orderId, orderStatus.Confirmed);
  }),
  on(orderRejected, async ({ id, data }) => {
    deps.pendingConfirmations.resolve(data.orderId, orderStatus.Rejected);
    await handleOrderEnded(deps, { orderId: data.orderId, eventId: id });
  }),
  on(orderCancelled, async ({ id, data }) => {
    await handleOrderEnded(deps, { orderId: data.orderId, eventId: id });
    await issueCreditNotes(deps, data.orderId);
  }),
  on(orderStatusChanged, async ({ id, data: { orderId, status, packed } }) => {
    if (status !== orderStatus.Packed) return;
    if (packed) await handlePartiallyFulfilled(deps, { orderId, eventId: id, sale: packed.sale });
    await issueBills(deps, orderId);
  }),
];

const buyerHandlers = (deps: ConsumerDeps) => [
  on(
    contactSnapshot,
    async ({ key, seq, data }) => {
      if (data.kind === 'address')
        await deps.upsertBuyer({
          key,
          seq,
          pincode: data.pincode,
          stateCode: data.stateCode,
          sealed: data.sealed,
        });
    },
    { onTombstone: deps.removeBuyer },
  ),
  on(partySnapshot, ({ key, seq, data }) =>
    deps.upsertBuyer({
      key,
      seq,
      pincode: data.pincode,
      stateCode: data.stateCode,
      sealed: data.sealed,
    }),
  ),
];

export const createBillingConsumer = (deps: ConsumerDeps): ConsumerDefinition =>
  defineConsumer({
    group: 'billing',
    handlers: [
      ...orderHandlers(deps),
      ...buyerHandlers(deps),
      on(personErased, ({ data }) => deps.erasePerson(data)),
    ],
  });
