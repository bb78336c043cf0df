import {
  accountClosed,
  billIssued,
  cartReserved,
  cartRejected,
  contactSnapshot,
  couponRedeemed,
  couponRejected,
  creditRejected,
  creditReserved,
  openRefundsChanged,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRejected,
  paymentRequested,
  slotBooked,
  slotRejected,
  slotReservedForPayment,
  stockRejected,
  stockReserved,
  type EventData,
  personErased,
} from '@tokri/contracts/events';
import type { CreditRejectionReason, PlaceOrderErrorCode } from '@tokri/contracts/orders';
import type { ErasePerson } from '@tokri/service-kit/erasure';
import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { defineConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import {
  handleEvent,
  handleReply,
  handleSlotRejected,
  type HandleReplyDeps,
} from '../application/saga/handle-participant-replies.ts';
import type { ParticipantReply, SagaParticipant } from '../domain/saga/saga-participants.ts';
import type { AccountClosures } from '../application/ports/account-closures.ts';
import { attachBill } from '../domain/payment/attach-bill.ts';
import { recordOpenRefunds } from '../domain/payment/open-refunds.ts';
import {
  applyPaymentAuthorized,
  applyPaymentCaptured,
  applyRefundDue,
  applyRefunded,
} from '../domain/payment/order-payment.ts';

export interface ConsumerDeps extends HandleReplyDeps {
  readonly upsertContact: CompleteContactReplica['upsert'];
  readonly removeContact: CompleteContactReplica['remove'];
  readonly closures: Pick<AccountClosures, 'record'>;
  readonly erasePerson: ErasePerson;
}

const accepted: ParticipantReply = { kind: 'accepted' };
const rejectedWith = (code: string): ParticipantReply => ({
  kind: 'rejected',
  code,
  shortages: [],
});
const stockParticipant = (round: number | undefined): SagaParticipant =>
  round === 2 ? 'late-stock' : 'stock';
const couponParticipant = (round: number | undefined): SagaParticipant =>
  round === 2 ? 'late-coupon' : 'coupon';

const createReply =
  (deps: HandleReplyDeps) =>
  (
    eventId: string,
    orderId: number,
    message: { participant: SagaParticipant; reply: ParticipantReply },
  ) =>
    handleReply(deps, { eventId, orderId, ...message });

const slotHandlers = (deps: HandleReplyDeps) => {
  const reply = createReply(deps);
  return [
    on(slotReservedForPayment, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'reservation', reply: accepted }),
    ),
    on(slotBooked, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'booking', reply: accepted }),
    ),
    on(slotRejected, ({ id, data }) =>
      handleSlotRejected(deps, {
        eventId: id,
        orderId: data.orderId,
        reply: rejectedWith(data.code),
      }),
    ),
  ];
};

/** After its location was closed, a quote must name the one that serves the pincode now. */
const stockErrorCode = ({
  short,
  reason,
}: EventData<typeof stockRejected>): 'quote-changed' | 'item-withdrawn' | 'stock-short' => {
  if (reason === 'location-closed') return 'quote-changed';
  return short.some(({ withdrawn }) => withdrawn) ? 'item-withdrawn' : 'stock-short';
};

const stockCouponAndCartHandlers = (deps: HandleReplyDeps) => {
  const reply = createReply(deps);
  return [
    on(stockReserved, ({ id, data }) =>
      reply(id, data.orderId, { participant: stockParticipant(data.round), reply: accepted }),
    ),
    on(stockRejected, ({ id, data }) =>
      reply(id, data.orderId, {
        participant: stockParticipant(data.round),
        reply: { kind: 'rejected', code: stockErrorCode(data), shortages: data.short },
      }),
    ),
    on(couponRedeemed, ({ id, data }) =>
      reply(id, data.orderId, { participant: couponParticipant(data.round), reply: accepted }),
    ),
    on(couponRejected, ({ id, data }) =>
      reply(id, data.orderId, {
        participant: couponParticipant(data.round),
        reply: rejectedWith(data.code),
      }),
    ),
    on(cartReserved, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'cart', reply: accepted }),
    ),
    on(cartRejected, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'cart', reply: rejectedWith(data.code) }),
    ),
  ];
};

const gatewayOrderHandlers = (deps: HandleReplyDeps) => {
  const reply = createReply(deps);
  return [
    on(paymentRequested, ({ id, data }) =>
      handleReply(deps, {
        eventId: id,
        orderId: data.orderId,
        participant: 'payment',
        reply: accepted,
        gatewayOrder: {
          provider: data.provider,
          keyId: data.keyId,
          gatewayOrderId: data.gatewayOrderId,
          amountPaise: data.amountPaise,
        },
      }),
    ),
    on(paymentRejected, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'payment', reply: rejectedWith(data.code) }),
    ),
  ];
};

const creditErrorCodes = {
  limit: 'credit-limit',
  overdue: 'credit-overdue',
  'no-credit': 'credit-not-agreed',
  account: 'credit-account',
} as const satisfies Record<CreditRejectionReason, PlaceOrderErrorCode>;

const creditHandlers = (deps: HandleReplyDeps) => {
  const reply = createReply(deps);
  return [
    on(creditReserved, ({ id, data }) =>
      reply(id, data.orderId, { participant: 'credit', reply: accepted }),
    ),
    on(creditRejected, ({ id, data }) =>
      reply(id, data.orderId, {
        participant: 'credit',
        reply: rejectedWith(creditErrorCodes[data.reason]),
      }),
    ),
  ];
};

const paymentAndBillHandlers = (deps: HandleReplyDeps) => [
  on(paymentAuthorized, ({ id, data }) =>
    handleEvent(deps, { eventId: id, orderId: data.orderId }, applyPaymentAuthorized),
  ),
  on(paymentCaptured, ({ id, occurredAt, data }) =>
    handleEvent(deps, { eventId: id, orderId: data.orderId }, (order, at) =>
      applyPaymentCaptured(order, at, { ...data, paidAt: new Date(occurredAt) }),
    ),
  ),
  on(paymentRefundDue, ({ id, data }) =>
    handleEvent(deps, { eventId: id, orderId: data.orderId }, (order) =>
      applyRefundDue(order, data.amountPaise),
    ),
  ),
  on(paymentRefunded, ({ id, data }) =>
    handleEvent(deps, { eventId: id, orderId: data.orderId }, (order) =>
      applyRefunded(order, data),
    ),
  ),
  on(openRefundsChanged, ({ id, seq, occurredAt, data: { orderId, hasOpen } }) =>
    handleEvent(deps, { eventId: id, orderId }, (order) =>
      recordOpenRefunds(order, { hasOpen, seq, at: new Date(occurredAt) }),
    ),
  ),
  on(billIssued, ({ id, data }) =>
    handleEvent(deps, { eventId: id, orderId: data.orderId }, (order) => attachBill(order, data)),
  ),
];

export const createOrderConsumer = ({
  upsertContact,
  removeContact,
  closures,
  erasePerson,
  ...deps
}: ConsumerDeps): ConsumerDefinition =>
  defineConsumer({
    group: 'order',
    handlers: [
      ...slotHandlers(deps),
      ...stockCouponAndCartHandlers(deps),
      ...gatewayOrderHandlers(deps),
      ...creditHandlers(deps),
      ...paymentAndBillHandlers(deps),
      on(accountClosed, ({ data: { closedAt, ...account } }) =>
        closures.record({ ...account, closedAt: new Date(closedAt) }),
      ),
      on(personErased, ({ data }) => erasePerson(data)),
      on(contactSnapshot, ({ key, seq, data }) => upsertContact({ key, seq, contact: data }), {
        onTombstone: removeContact,
      }),
    ],
  });
