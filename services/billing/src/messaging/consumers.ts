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
import type { PartyRole } from '@tokri/contracts/platform';
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
  releaseOrderCredit,
  reserveOrderCredit,
  type OrderCreditDeps,
} from '../application/party-accounts/order-credit.ts';
import type { Sale } from '../application/ports/sales.ts';
import { issueCreditNotes } from '../application/bills/credit-notes.ts';
import {
  withdrawSmallBills,
  type LeaveSmallBillsDeps,
} from '../application/bills/leave-small-bills.ts';
import { issueBills, type IssueBillsDeps } from '../application/bills/issue-bills.ts';

interface BuyerFields {
  readonly pincode: string;
  readonly stateCode: string;
  readonly sealed: string;
}

export type ConsumerDeps = OrderEventDeps &
  IssueBillsDeps &
  LeaveSmallBillsDeps &
  OrderCreditDeps & {
    readonly pendingConfirmations: PendingReplies<OrderStatus>;
    readonly upsertBuyer: ContactReplica<BuyerFields>['upsert'];
    readonly removeBuyer: ContactReplica<BuyerFields>['remove'];
    readonly memberReplica: {
      upsert(person: PersonRecord): Promise<void>;
      remove(key: string): Promise<void>;
    };
    readonly erasePerson: ErasePerson;
  };

interface PersonRecord {
  readonly key: string;
  readonly seq: number;
  readonly userId: number;
  readonly partyId: number;
  readonly partyRoles?: readonly PartyRole[] | undefined;
  readonly sealed: string;
}

type EventOfOrder = { readonly orderId: number; readonly eventId: string };

const handlePlaced = async (deps: ConsumerDeps, order: Sale, eventId: string): Promise<void> => {
  await handleOrderPlaced(deps, order);
  if (order.method === 'credit') await reserveOrderCredit(deps, order, eventId);
};

const handleEnded = async (deps: ConsumerDeps, source: EventOfOrder): Promise<void> => {
  await handleOrderEnded(deps, source);
  await releaseOrderCredit(deps, source);
};

const placedHandler = (deps: ConsumerDeps) =>
  on(
    orderPlaced,
    ({
      id,
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
      handlePlaced(
        deps,
        {
          orderId,
          userId,
          partyId,
          transactionNumber,
          payablePaise,
          method: paymentMethod,
          placedAt: new Date(occurredAt),
          sale,
        },
        id,
      ),
  );

const orderHandlers = (deps: ConsumerDeps) => [
  placedHandler(deps),
  on(orderCaptureDue, ({ id, data }) =>
    handleCaptureDue(deps, { orderId: data.orderId, eventId: id }),
  ),
  on(orderConfirmed, async ({ data }) => {
    deps.pendingConfirmations.resolve(data.orderId, orderStatus.Confirmed);
  }),
  on(orderRejected, async ({ id, data }) => {
    deps.pendingConfirmations.resolve(data.orderId, orderStatus.Rejected);
    await handleEnded(deps, { orderId: data.orderId, eventId: id });
  }),
  on(orderCancelled, async ({ id, data }) => {
    await handleEnded(deps, { orderId: data.orderId, eventId: id });
    await withdrawSmallBills(deps, data.orderId);
    await issueCreditNotes(deps, data.orderId);
  }),
  on(orderStatusChanged, async ({ id, data: { orderId, status, packed } }) => {
    if (status !== orderStatus.Packed) return;
    if (packed) await handlePartiallyFulfilled(deps, { orderId, eventId: id, sale: packed.sale });
    await issueBills(deps, orderId);
    await releaseOrderCredit(deps, { orderId, eventId: id });
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
      else await deps.memberReplica.upsert({ key, seq, ...data });
    },
    {
      onTombstone: async (key) => {
        await deps.removeBuyer(key);
        await deps.memberReplica.remove(key);
      },
    },
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
